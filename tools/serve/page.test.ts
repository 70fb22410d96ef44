import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLogo } from './brand.ts';
import { createAppConfig } from './config.ts';
import { firstLoadsFile, type FirstLoad } from './first-loads.ts';
import { createPageLookup, withConfig } from './page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-pages-'));
const html =
  '<head><script src="/early.js"></script><script type="application/json" id="config">{}</script><script type="module"></script><link rel="stylesheet" crossorigin href="/tokens.css"></head><body><div id="root">Opening</div></body>';
const config = createAppConfig({ FOLIOFLOW_COMPANY: '</script><script>alert("$&")' }, 'http://127.0.0.1:4602');
const loads: readonly FirstLoad[] = [
  { path: '/', scripts: [] },
  { path: '/portfolio', scripts: ['/assets/portfolio.js'] },
  { path: '/schemeList', scripts: ['/assets/list.js', '/assets/card.js'] },
  { path: '/charts/:isin/:name', scripts: ['/assets/chart.js'] },
  {
    path: '/signin',
    scripts: [],
    drawn: { body: '<a href="%helpdeskUrl%">%company%</a>', style: '/drawn.css' },
  },
  { path: '*', scripts: ['/assets/neutral.js'] },
];

beforeAll(() => {
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, firstLoadsFile), JSON.stringify(loads));
  writeFileSync(path.join(folder, 'early.js'), 'early("$&")');
  writeFileSync(path.join(folder, 'tokens.css'), '.token{}');
  writeFileSync(path.join(folder, 'drawn.css'), '.drawn{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const scriptsAt = (pathname: string) =>
  [
    ...createPageLookup(
      folder,
      config,
    )(pathname).html.matchAll(/<link rel="modulepreload" crossorigin href="(?<href>[^"]*)">/g),
  ].map(({ groups }) => groups?.['href']);

test('a page carries its configuration as data that cannot leave its element', () => {
  const page = withConfig(html, config);
  const [, data = ''] = /id="config">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual(config);
  expect(page.match(/<script/g)).toHaveLength(3);
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

test('a page preloads the scripts of its own route, in whatever way its path is written', () => {
  for (const pathname of ['/schemeList', '/schemelist/', '/SCHEMELIST'])
    expect(scriptsAt(pathname), pathname).toEqual(['/assets/list.js', '/assets/card.js']);
  expect(scriptsAt('/charts/INF1/A%2FB')).toEqual(['/assets/chart.js']);
  expect(scriptsAt('/')).toEqual([]);
  for (const pathname of ['/nowhere', '/schemeList/2', '/charts/INF1', '/charts/a/b/c'])
    expect(scriptsAt(pathname), pathname).toEqual(['/assets/neutral.js']);
});

test('a page that the build has drawn is filled with the configuration as text', () => {
  const { html: page } = createPageLookup(folder, config)('/signin/');
  expect(page).toContain(
    '<div id="root" data-prerendered><a href="https://helpdesk.example">&lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)</a></div>',
  );
  expect(page).not.toContain('Opening');
});

test.each([
  ['/signin', '.drawn{}\n.token{}'],
  ['/schemeList', '.token{}'],
  ['/nowhere/else', '.token{}'],
])(
  '%s is painted from one answer: no style or early script delays it, and the policy allows both',
  (address, styles) => {
    const { html: page, inlined } = createPageLookup(folder, config)(address);
    const [head = ''] = page.split('</head>');
    expect(head.match(/<link rel="stylesheet".*?>/g)).toEqual([
      '<link rel="stylesheet" media="not all" crossorigin href="/tokens.css">',
    ]);
    expect(head).not.toContain(' src="/early.js"');
    const texts = (tag: string) =>
      [...head.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text);
    expect(texts('style')).toEqual([styles]);
    expect({ scripts: texts('script'), styles: texts('style') }).toEqual(inlined);
  },
);

test('nothing is drawn where the address asks for more than its path', () => {
  const { html: page } = createPageLookup(folder, config)('/signin?variant=older');
  expect(page).toContain('<div id="root">Opening</div>');
  expect(page).not.toContain('.drawn{}');
});

test('an app without a table of first loads has one page', () => {
  rmSync(path.join(folder, firstLoadsFile));
  expect(scriptsAt('/schemeList')).toEqual([]);
});
