import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLogo } from './brand.ts';
import { type AppConfig } from './config.ts';
import { firstLoadsFile, type FirstLoad, type PrerenderedPage } from './first-loads.ts';
import { type InlineContent } from './policy.ts';

export interface Page {
  readonly html: string;
  readonly inlined: InlineContent;
}

const emptyConfig = /(?<=<script type="application\/json" id="config">)\s*\{\}\s*(?=<\/script>)/;

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? character);

/** Replaces each place `%name%` by the text of the configuration with this name, in one pass: a text has no places. */
function fillPlaces(html: string, config: AppConfig): string {
  return html.replace(/%(\w+)%/g, (place, name: string) => {
    const text: unknown = Object.hasOwn(config, name) ? Reflect.get(config, name) : undefined;
    return typeof text === 'string' ? escapeHtml(text) : place;
  });
}

const iconLink = /<link rel="icon"[^>]*>/;

/** A product with another logo has it as the icon of its tab, too. */
const withIcon = (html: string, { logoUrl }: AppConfig) =>
  logoUrl === defaultLogo ? html : html.replace(iconLink, () => `<link rel="icon" href="${escapeHtml(logoUrl)}">`);

/**
 * The page of an app with its configuration in it: the name of the product in its texts, and the whole as data that the
 * browser runs nothing of, and that cannot leave its element.
 */
export const withConfig = (html: string, config: AppConfig): string =>
  withIcon(fillPlaces(html, config), config).replace(emptyConfig, () =>
    JSON.stringify(config).replaceAll('<', '\\u003c'),
  );

const addPreloadLinks = (html: string, { scripts }: FirstLoad) =>
  html.replace('</head>', () => {
    const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
    return `${links.join('\n')}\n</head>`;
  });

const rootElement = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const beforePaintScript = /<script src="([^"]+)"><\/script>/g;

/**
 * Writes the script that runs before the paint, and the styles, into the page, so that it is painted from this one
 * answer. The links to the same styles apply to nothing; because of them, a later script does not request these styles.
 */
function inlineFirstPaint(folder: string, html: string, drawnStyles: readonly string[] = []): Page {
  const read = (address: string) => readFileSync(path.join(folder, address), 'utf8');
  const links = [...html.matchAll(stylesheet)].map(([, address = '']) => address);
  const sheets = [...drawnStyles, ...links].map(read);
  const styles = sheets.length > 0 ? [sheets.join('\n')] : [];
  const scripts: string[] = [];
  const page = html
    .replaceAll('<link rel="stylesheet"', '$& media="not all"')
    .replace(beforePaintScript, (_, address: string) => {
      const script = read(address);
      scripts.push(script);
      return `<script>${script}</script>`;
    })
    .replace('<script type="module"', (first) => [...styles.map((text) => `<style>${text}</style>`), first].join('\n'));
  return { html: page, inlined: { scripts, styles } };
}

/** Scripts of low priority: a person can begin without them. */
const withLowPriority = (html: string) =>
  html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');

/** The page as the build drew it; every other page shows a placeholder while its scripts load. */
function createPrerenderedPage(
  folder: string,
  html: string,
  { body, style }: PrerenderedPage,
  config: AppConfig,
): Page {
  const filled = fillPlaces(body, config);
  const page = inlineFirstPaint(folder, html, [style]);
  const drawn = withLowPriority(page.html).replace(
    rootElement,
    () => `<div id="root" data-prerendered>${filled}</div>`,
  );
  return { ...page, html: drawn };
}

/** The router matches a path in any case, with or without a slash at its end. */
const routePattern = (route: string) => {
  const segments = route.split('/').map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${segments.join('/')}/?$`, 'i');
};

/** The pages of a built app, by the address that they are asked for at: each preloads what its own route takes. */
export function createPageLookup(folder: string, config: AppConfig): (address: string) => Page {
  const html = withConfig(readFileSync(path.join(folder, 'index.html'), 'utf8'), config);
  const table = path.join(folder, firstLoadsFile);
  const loads = existsSync(table) ? (JSON.parse(readFileSync(table, 'utf8')) as readonly FirstLoad[]) : [];
  const pages = loads.map((load) => {
    const preloading = addPreloadLinks(html, load);
    const page = inlineFirstPaint(folder, preloading);
    return {
      route: routePattern(load.path),
      page,
      drawn: load.drawn ? createPrerenderedPage(folder, preloading, load.drawn, config) : page,
    };
  });
  const otherPage = inlineFirstPaint(folder, html);
  return (address) => {
    const [pathname = '', query] = address.split('?');
    const found = pages.find(({ route }) => route.test(pathname));
    // The build draws pages without a query only.
    return (query === undefined ? found?.drawn : found?.page) ?? otherPage;
  };
}
