import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AppConfig } from './config.ts';
import { firstLoadsFile, type DrawnPage, type FirstLoad } from './first-loads.ts';

const emptyConfig = /(?<=<script type="application\/json" id="config">)\s*\{\}\s*(?=<\/script>)/;

/** The page of an app with its configuration in it: data that the browser runs nothing of, and cannot leave its element. */
export const withConfig = (html: string, config: AppConfig): string =>
  html.replace(emptyConfig, () => JSON.stringify(config).replaceAll('<', '\\u003c'));

const preloading = (html: string, { scripts }: FirstLoad) =>
  html.replace('</head>', () => {
    const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
    return `${links.join('\n')}\n</head>`;
  });

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => references[character] ?? character);

const root = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

/** The page as the build drew it, in place of what stands in every other while its scripts are on their way. */
function drawing(html: string, { body, style }: DrawnPage, config: AppConfig): string {
  const texts = Object.entries(config).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const filled = texts.reduce((text, [name, value]) => text.replaceAll(`%${name}%`, () => escaped(value)), body);
  // What is drawn already takes typing, so its scripts give way to its styles.
  return html
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    .replace('<script type="module"', (first) => `<link rel="stylesheet" href="${style}">\n${first}`)
    .replace(root, () => `<div id="root" data-drawn>${filled}</div>`);
}

/** The router matches a path in any case, with or without a slash at its end. */
const matching = (route: string) => {
  const segments = route.split('/').map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${segments.join('/')}/?$`, 'i');
};

/** The pages of a built app, by the address that they are asked for at: each preloads what its own route takes. */
export function pagesIn(folder: string, config: AppConfig): (address: string) => string {
  const html = withConfig(readFileSync(path.join(folder, 'index.html'), 'utf8'), config);
  const table = path.join(folder, firstLoadsFile);
  const loads = existsSync(table) ? (JSON.parse(readFileSync(table, 'utf8')) as readonly FirstLoad[]) : [];
  const pages = loads.map((load) => {
    const page = preloading(html, load);
    return { route: matching(load.path), page, drawn: load.drawn ? drawing(page, load.drawn, config) : page };
  });
  return (address) => {
    const [pathname = '', query] = address.split('?');
    const found = pages.find(({ route }) => route.test(pathname));
    // What an address asks for beside its path, the build has not drawn.
    return (query === undefined ? found?.drawn : found?.page) ?? html;
  };
}
