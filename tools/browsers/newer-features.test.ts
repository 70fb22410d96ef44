import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { findNewerFeatures, reportNewerStyles } from './newer-features.ts';
import { buildTargets, readTargets } from './targets.ts';

const ALL = ['chrome 109', 'firefox 115', 'safari 16.4', 'ios_saf 16.4'];

function findInStyles(text: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  reportNewerStyles(text, (name, targets) => {
    if (targets.length > 0) found[name] = targets;
  });
  return found;
}

test('builds and checks read the same targets', () => {
  expect(Object.fromEntries(readTargets())).toEqual({ chrome: 109, firefox: 115, safari: 16.4, ios_saf: 16.4 });
  expect([...buildTargets].sort()).toEqual(['chrome109', 'firefox115', 'ios16.4', 'safari16.4']);
});

test('a newer style is named with the browsers that lack it', () => {
  expect(
    findInStyles('{ display: grid; min-height: 100dvh; }\n@media print { a:focus-visible { color: red; } }'),
  ).toEqual({});
  expect(findInStyles('{ text-wrap: balance; color: light-dark(red, blue); }')).toEqual({
    'text-wrap: balance': ALL,
    'light-dark()': ALL,
  });
  expect(findInStyles('a:has(b) { color: red; }\n@starting-style { a { opacity: 0; } }')).toEqual({
    ':has': ['firefox 115'],
    '@starting-style': ALL,
  });
});

test('a newer function is found by the type of its object, not by its name', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'folioflow-features-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.relative(root, path.join(folder, 'sample.ts'));
  writeFileSync(
    path.join(root, file),
    `export const own = { toSorted: () => [], union: () => 1 };
own.toSorted();
own.union();
[1].toSorted();
Map.groupBy([1], (one) => one);
document.body.showPopover();
[1].findLast(Boolean);
structuredClone({});
`,
  );
  expect(findNewerFeatures([file]).map(({ line, name, targets }) => [line, name, targets])).toEqual([
    [4, 'Array.toSorted', ['chrome 109']],
    [5, 'MapConstructor.groupBy', ALL],
    [6, 'HTMLElement.showPopover', ALL],
  ]);
});
