import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLogo } from './brand.ts';
import { type AppConfig } from './config.ts';
import { type InlineContent } from './policy.ts';
import type { PrerenderedPage } from '../../packages/ui/src/prerender.tsx';
import { withLanguage, type PageLanguage } from './page-language.ts';
import { findFontStyles, readRoutes } from './routes.ts';

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

const addPreloadLinks = (html: string, scripts: readonly string[]) =>
  html.replace('</head>', () => {
    const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
    return `${links.join('\n')}\n</head>`;
  });

const rootElement = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const fontFile = /[\w/.-]*(?:latin|devanagari)[\w-]*\.woff2/g;
const inlineScript = /<script>(.*?)<\/script>/gs;

/** Preloads the fonts of the page's own styles, so that text does not wait for them. */
const addFontLinks = (html: string, fonts: readonly string[]) =>
  html.replace('</head>', () => {
    const links = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`);
    return [...links, '</head>'].join('\n');
  });

interface BuiltPage {
  readonly folder: string;
  /** As the build wrote it. */
  readonly html: string;
  /** The scripts in it: the policy allows these, and none that a configuration could add. */
  readonly scripts: readonly string[];
}

function readBuiltPage(folder: string, language: PageLanguage): BuiltPage {
  const page = withLanguage(readFileSync(path.join(folder, 'index.html'), 'utf8'), language);
  const fonts = findFontStyles(folder, language.id);
  const html =
    fonts === undefined
      ? page
      : page.replace('</head>', `<link rel="stylesheet" crossorigin href="/${fonts}">\n</head>`);
  return { folder, html, scripts: [...html.matchAll(inlineScript)].map(([, text = '']) => text) };
}

/**
 * Writes the styles into the page, so that it is painted from this one answer. The links to the same styles apply to
 * nothing; because of them, a later script does not request these styles.
 */
function inlineStyles({ folder, scripts }: BuiltPage, html: string, prerenderedStyles: readonly string[] = []): Page {
  const linked = [...html.matchAll(stylesheet)].map(([, address = '']) =>
    readFileSync(path.join(folder, address), 'utf8'),
  );
  const styles = linked.length > 0 ? [[...prerenderedStyles, ...linked].join('\n')] : [];
  const fonts = linked.flatMap((text) => text.match(fontFile) ?? []);
  const page = addFontLinks(html, fonts)
    .replaceAll('<link rel="stylesheet"', '$& media="not all"')
    .replace('<script type="module"', (first) => [...styles.map((text) => `<style>${text}</style>`), first].join('\n'));
  return { html: page, inlined: { scripts, styles } };
}

/** Scripts of low priority: a person can begin without them. */
const withLowPriority = (html: string) =>
  html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');

/** The page as the build rendered it; every other page shows a still frame while its scripts load. */
function createPrerenderedPage(
  built: BuiltPage,
  html: string,
  { body, style }: PrerenderedPage,
  config: AppConfig,
): Page {
  const filled = fillPlaces(body, config);
  const page = inlineStyles(built, html, [style]);
  const rendered = withLowPriority(page.html).replace(
    rootElement,
    () => `<div id="root" data-prerendered>${filled}</div>`,
  );
  return { ...page, html: rendered };
}

/** The router matches a path in any case, with or without a slash at its end. */
const routePattern = (route: string) => {
  const segments = route.split('/').map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${segments.join('/')}/?$`, 'i');
};

/**
 * The pages of a built app in a language, by the address that they are asked for at: each preloads what its own route
 * takes.
 */
export function createPageLookup(folder: string, config: AppConfig, language: PageLanguage): (address: string) => Page {
  const routes = readRoutes(folder, language.id);
  const scriptsAhead = [...new Set(routes.flatMap(({ isAhead, scripts }) => (isAhead === true ? scripts : [])))];
  const built = readBuiltPage(folder, language);
  const html = withConfig(built.html, { ...config, scriptsAhead });
  const pages = routes.map(({ path: route, scripts, prerendered }) => {
    const preloading = addPreloadLinks(html, scripts);
    const page = inlineStyles(built, preloading);
    return {
      route: routePattern(route),
      page,
      prerendered: prerendered ? createPrerenderedPage(built, preloading, prerendered, config) : page,
    };
  });
  const otherPage = inlineStyles(built, html);
  return (address) => {
    const [pathname = '', query] = address.split('?');
    const found = pages.find(({ route }) => route.test(pathname));
    // The build renders pages without a query only.
    return (query === undefined ? found?.prerendered : found?.page) ?? otherPage;
  };
}
