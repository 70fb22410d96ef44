import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Plugin } from 'vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { inRoot } from '../root.ts';
import { withoutThemes } from './slim-styled.ts';
import { slim } from './slim.ts';

const folder = mkdtempSync(inRoot('node_modules', '.slim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

/** Every way in which the product writes styles. */
const styles = `
import { createElement as draw } from 'react';
import { css, keyframes, styled } from 'styled-components';
const turn = keyframes\`to { rotate: 1turn; }\`;
const look = css\`
  color: var(--ink);
  &:hover { background: url('data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'); }
\`;
const Mark = styled.svg\`width: \${() => '1rem'};\`;
const Row = styled.article\`
  \${look}
  margin: \${({ $wide }) => ($wide ? 'var(--space-24)' : 0)};
  \${({ $wide }) => $wide && css\`padding: 1px; \${look}\`}
  animation: \${turn} 1s;
  > * + *, \${Mark} + & { content: '}{'; }
  @media (min-width: 40rem) { \${Mark} { color: red; } }
\`;
const Sheet = styled(Row)\`grid-row: 1;\`;
const Plain = ({ className, label }) => draw('b', { className }, label);
const Dressed = styled(Plain)\`order: 2;\`;
const Field = styled.input.attrs({ type: 'text' })\`opacity: 0.5;\`;
export const Page = () => [
  draw(Row, { key: 1, $wide: true, 'aria-label': 'wide' }, draw(Mark)),
  draw(Sheet, { key: 2, forwardedAs: 'div' }),
  draw(Sheet, { key: 3, as: 'h2' }),
  draw(Dressed, { key: 4, label: 'plain' }),
  draw(Field, { key: 5 }),
];
`;

async function built(name: string, plugins: Plugin[]) {
  const entry = path.join(folder, `${name}.js`);
  writeFileSync(entry, styles);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    resolve: { conditions: ['browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { external: ['react'] },
      lib: { entry, formats: ['es'], fileName: () => `${name}.mjs` },
    },
  });
  return path.join(folder, `${name}.mjs`);
}

/** What a page holds once it is drawn: its markup, and its rules in their order. */
async function drawnBy(file: string) {
  const rules: string[] = [];
  const sheet = { insertRule: (rule: string, place: number) => rules.splice(place, 0, rule) };
  const style = { sheet, setAttribute: () => undefined, appendChild: () => undefined };
  const head = { querySelectorAll: () => [], querySelector: () => null, insertBefore: () => undefined };
  vi.stubGlobal('document', {
    head,
    querySelectorAll: () => [],
    createElement: () => style,
    createTextNode: () => undefined,
  });
  vi.stubGlobal('window', {});
  const { Page } = (await import(pathToFileURL(file).href)) as { Page: ComponentType };
  return { markup: renderToString(createElement(Page)), rules };
}

test('built styles are those that the whole library writes', async () => {
  const [whole, slimmed] = [await built('whole', []), await built('slimmed', [slim()])];
  const drawn = await drawnBy(whole);
  expect(drawn.rules.length).toBeGreaterThan(10);
  expect(drawn.markup).toContain('<article aria-label="wide"');
  expect(await drawnBy(slimmed)).toEqual(drawn);
  expect(readFileSync(slimmed, 'utf8').length).toBeLessThan(readFileSync(whole, 'utf8').length - 4000);
});

test('a library that has moved a part fails the build', () => {
  expect(() => withoutThemes('export const styled = null;')).toThrow(/does not find a list of all elements/);
});
