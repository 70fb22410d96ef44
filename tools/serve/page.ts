import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AppConfig } from './config.ts';
import { firstLoadsFile, type DrawnPage, type FirstLoad } from './first-loads.ts';
import { nothingInlined, type Inlined } from './policy.ts';

export interface Page {
  readonly html: string;
  readonly inlined: Inlined;
}

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

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const beforePaint = /<script src="([^"]+)"><\/script>/g;

/**
 * The page as the build drew it, in place of what stands in every other while its scripts are on their way. It is painted
 * from this one answer: what it needs for that stands in it. The links to the same styles apply to nothing, and tell a
 * script that comes later that it need not ask for them.
 */
function drawing(folder: string, html: string, { body, style }: DrawnPage, config: AppConfig): Page {
  const texts = Object.entries(config).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const filled = texts.reduce((text, [name, value]) => text.replaceAll(`%${name}%`, () => escaped(value)), body);
  const read = (address: string) => readFileSync(path.join(folder, address), 'utf8');
  const links = [...html.matchAll(stylesheet)].map(([, address = '']) => address);
  const styles = [style, ...links].map(read).join('\n');
  const scripts: string[] = [];
  const drawn = html
    .replaceAll('<link rel="stylesheet"', '$& media="not all"')
    .replace(beforePaint, (_, address: string) => {
      const script = read(address);
      scripts.push(script);
      return `<script>${script}</script>`;
    })
    // What is drawn already takes typing, so its scripts give way.
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    .replace('<script type="module"', (first) => `<style>${styles}</style>\n${first}`)
    .replace(root, () => `<div id="root" data-drawn>${filled}</div>`);
  return { html: drawn, inlined: { scripts, styles: [styles] } };
}

/** The router matches a path in any case, with or without a slash at its end. */
const matching = (route: string) => {
  const segments = route.split('/').map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${segments.join('/')}/?$`, 'i');
};

const plain = (html: string): Page => ({ html, inlined: nothingInlined });

/** The pages of a built app, by the address that they are asked for at: each preloads what its own route takes. */
export function pagesIn(folder: string, config: AppConfig): (address: string) => Page {
  const html = withConfig(readFileSync(path.join(folder, 'index.html'), 'utf8'), config);
  const table = path.join(folder, firstLoadsFile);
  const loads = existsSync(table) ? (JSON.parse(readFileSync(table, 'utf8')) as readonly FirstLoad[]) : [];
  const pages = loads.map((load) => {
    const page = plain(preloading(html, load));
    return {
      route: matching(load.path),
      page,
      drawn: load.drawn ? drawing(folder, page.html, load.drawn, config) : page,
    };
  });
  return (address) => {
    const [pathname = '', query] = address.split('?');
    const found = pages.find(({ route }) => route.test(pathname));
    // What an address asks for beside its path, the build has not drawn.
    return (query === undefined ? found?.drawn : found?.page) ?? plain(html);
  };
}
