import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AppConfig } from './config.ts';
import { firstLoadsFile, type FirstLoad } from './first-loads.ts';

const emptyConfig = /(?<=<script type="application\/json" id="config">)\s*\{\}\s*(?=<\/script>)/;

/** The page of an app with its configuration in it: data that the browser runs nothing of, and cannot leave its element. */
export const withConfig = (html: string, config: AppConfig): string =>
  html.replace(emptyConfig, () => JSON.stringify(config).replaceAll('<', '\\u003c'));

const preloading = (html: string, { scripts }: FirstLoad) =>
  html.replace('</head>', () => {
    const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
    return `${links.join('\n')}\n</head>`;
  });

/** The router matches a path in any case, with or without a slash at its end. */
const matching = (route: string) => {
  const segments = route.split('/').map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${segments.join('/')}/?$`, 'i');
};

/** The pages of a built app, by the path that they are asked for at: each preloads what its own route takes. */
export function pagesIn(folder: string, config: AppConfig): (pathname: string) => string {
  const html = withConfig(readFileSync(path.join(folder, 'index.html'), 'utf8'), config);
  const table = path.join(folder, firstLoadsFile);
  const loads = existsSync(table) ? (JSON.parse(readFileSync(table, 'utf8')) as readonly FirstLoad[]) : [];
  const pages = loads.map((load) => ({ route: matching(load.path), page: preloading(html, load) }));
  return (pathname) => pages.find(({ route }) => route.test(pathname))?.page ?? html;
}
