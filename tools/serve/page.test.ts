import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLogo } from './brand.ts';
import { createAppConfig } from './config.ts';
import type { PageLanguage } from './page-language.ts';
import { createPageLookup, withConfig } from './page.ts';
import { routesFile, type BuiltRoute } from './routes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-pages-'));
const html =
  '<head><script>early("$&")</script><script type="application/json" id="config">{}</script><script type="module"></script><link rel="stylesheet" crossorigin href="/tokens.css"></head><body><div id="root">Opening</div></body>';
const config = createAppConfig({ FOLIOFLOW_COMPANY: '</script><script>alert("$&")' }, 'http://127.0.0.1:4602');
const manifest = {
  'index.html': { file: 'assets/app.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  'src/List.tsx': { file: 'assets/list.js', imports: ['index.html', '_card.js'], dynamicImports: ['src/Later.tsx'] },
  'src/Later.tsx': { file: 'assets/later.js' },
  'src/Frame.tsx': { file: 'assets/frame.js', imports: ['_card.js', '_react.js'] },
  'src/Chart.tsx': { file: 'assets/chart.js', imports: ['_react.js'] },
  'src/Neutral.tsx': { file: 'assets/neutral.js' },
  'en/chart.json?lingui': { file: 'assets/chart-en.js' },
  'hi/chart.json?lingui': { file: 'assets/chart-hi.js' },
  'src/fonts-hi.css': { file: 'assets/fonts-hi.css' },
};
const routes: readonly BuiltRoute[] = [
  { path: '/', modules: [], catalogues: {} },
  {
    path: '/schemeList',
    modules: ['src/Frame.tsx', 'src/List.tsx', 'src/in-a-group.ts'],
    catalogues: {},
    isAhead: true,
  },
  {
    path: '/charts/:isin/:name',
    modules: ['src/Chart.tsx'],
    catalogues: { en: ['en/chart.json?lingui'], hi: ['hi/chart.json?lingui'] },
  },
  {
    path: '/signin',
    modules: [],
    catalogues: {},
    prerendered: { en: { body: '<a href="%helpdeskUrl%">%company%</a>', style: '.prerendered{}' } },
  },
  { path: '*', modules: ['src/Neutral.tsx'], catalogues: {} },
];

beforeAll(() => {
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'tokens.css'), '.token{}');
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/fonts-hi.css'), '@font-face{src:url(/assets/noto-devanagari.woff2)}');
  writeFileSync(path.join(folder, routesFile), JSON.stringify(routes));
});
afterAll(() => rmSync(folder, { recursive: true }));

const readConfig = (page: string): unknown => JSON.parse(/id="config">(.*?)<\/script>/.exec(page)?.[1] ?? '');
const english = {
  id: 'en',
  tag: 'en-IN',
  opening: { 'opening.again': 'Try again', 'opening.opening': 'Opening {product}…' },
};
const hindi = { id: 'hi', tag: 'hi-IN', opening: {} };
const scriptsAt = (pathname: string, language: PageLanguage = english) =>
  [
    ...createPageLookup(
      folder,
      config,
      language,
    )(pathname).html.matchAll(/<link rel="modulepreload" crossorigin href="(?<href>[^"]*)">/g),
  ].map(({ groups }) => groups?.['href']);

test('a page carries its configuration as data that cannot leave its element', () => {
  const page = withConfig(html, config);
  expect(readConfig(page)).toEqual(config);
  expect(page.match(/<script/g)).toHaveLength(3);
});

test('a page names the scripts of the pages that follow a sign-in in its configuration', () => {
  expect(readConfig(createPageLookup(folder, config, english)('/').html)).toEqual({
    ...config,
    scriptsAhead: ['/assets/frame.js', '/assets/card.js', '/assets/list.js'],
  });
});

const brandedHtml = `<title>%product%</title><link rel="icon" href="/favicon.png" type="image/png"><noscript>%product% needs JavaScript. 100% of %x%</noscript>${html}`;

test('a page shows the name of the product as text before any script, and leaves other places alone', () => {
  const named = createAppConfig({ FOLIOFLOW_PRODUCT_NAME: '</title><script>$& %company%' }, 'http://127.0.0.1:4602');
  const page = withConfig(brandedHtml, named);
  const shown = '&lt;/title&gt;&lt;script&gt;$&amp; %company%';
  expect(page).toContain(`<title>${shown}</title>`);
  expect(page).toContain(`<noscript>${shown} needs JavaScript. 100% of %x%</noscript>`);
  expect(page.match(/<script/g)).toHaveLength(3);
});

test('the icon of the tab is the logo of the product, unless the app has a file for it', () => {
  expect(withConfig(brandedHtml, { ...config, logoUrl: defaultLogo })).toContain(
    '<link rel="icon" href="/favicon.png"',
  );
  const page = withConfig(brandedHtml, { ...config, logoUrl: 'https://cdn.example/a.svg?"><script>' });
  expect(page).toContain('<link rel="icon" href="https://cdn.example/a.svg?&quot;&gt;&lt;script&gt;">');
  expect(page).not.toContain('favicon');
});

test('a page preloads the scripts of its own route once, in whatever way its path is written', () => {
  for (const pathname of ['/schemeList', '/schemelist/', '/SCHEMELIST'])
    expect(scriptsAt(pathname), pathname).toEqual(['/assets/frame.js', '/assets/card.js', '/assets/list.js']);
  expect(scriptsAt('/charts/INF1/A%2FB')).toEqual(['/assets/chart.js', '/assets/chart-en.js']);
  expect(scriptsAt('/charts/INF1/A%2FB', hindi)).toEqual(['/assets/chart.js', '/assets/chart-hi.js']);
  expect(scriptsAt('/')).toEqual([]);
  for (const pathname of ['/nowhere', '/schemeList/2', '/charts/INF1', '/charts/a/b/c'])
    expect(scriptsAt(pathname), pathname).toEqual(['/assets/neutral.js']);
});

test('a page that the build has rendered is filled with the configuration as text', () => {
  const { html: page } = createPageLookup(folder, config, english)('/signin/');
  expect(page).toContain(
    '<div id="root" data-prerendered><a href="https://helpdesk.example">&lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)</a></div>',
  );
  expect(page).not.toContain('Opening');
});

test.each([
  ['/signin', '.prerendered{}\n.token{}'],
  ['/schemeList', '.token{}'],
  ['/nowhere/else', '.token{}'],
])('%s is painted from one answer: no style delays it, and the policy allows its texts', (address, styles) => {
  const { html: page, inlined } = createPageLookup(folder, config, english)(address);
  const [head = ''] = page.split('</head>');
  expect(head.match(/<link rel="stylesheet".*?>/g)).toEqual([
    '<link rel="stylesheet" media="not all" crossorigin href="/tokens.css">',
  ]);
  const texts = (tag: string) => [...head.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text);
  expect(texts('style')).toEqual([styles]);
  expect(texts('script')).toEqual(['early("$&")']);
  expect({ scripts: texts('script'), styles: texts('style') }).toEqual(inlined);
});

test('no rendered page is served where the address asks for more than its path', () => {
  const { html: page } = createPageLookup(folder, config, english)('/signin?variant=older');
  expect(page).toContain('<div id="root">Opening</div>');
  expect(page).not.toContain('.prerendered{}');
});

test('a built page without routes is the same at each address', () => {
  rmSync(path.join(folder, routesFile));
  expect(scriptsAt('/schemeList')).toEqual([]);
});

test('a page in Hindi has the styles of its font and preloads the font', () => {
  const { html: page } = createPageLookup(folder, config, hindi)('/');
  const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/noto-devanagari.woff2">';
  expect(page).toContain('@font-face{src:url(/assets/noto-devanagari.woff2)}');
  expect(page).toContain(font);
  expect(createPageLookup(folder, config, english)('/').html).not.toContain('devanagari');
});
