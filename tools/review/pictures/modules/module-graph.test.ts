import path from 'node:path';
import { expect, test } from 'vitest';
import { readBindings } from './module-bindings.ts';
import { hashModules, type GraphModule } from './module-graph.ts';

/** Graph of modules of one folder by their names; dynamic imports are listed apart. */
function graphOf(files: Readonly<Record<string, string>>, dynamicImports: Readonly<Record<string, string[]>> = {}) {
  const modules = Object.entries(files).map(([name, content]): [string, GraphModule] => {
    const bindings = readBindings(content);
    const resolve = (source: string) => path.basename(source);
    const sources = [...bindings.imports, ...bindings.reexports.values()].map(({ source }) => source);
    return [
      name,
      {
        name,
        content,
        bindings,
        resolve,
        staticImports: [...sources, ...bindings.stars].map(resolve),
        dynamicImports: dynamicImports[name] ?? [],
      },
    ];
  });
  return new Map(modules);
}

const files = {
  'Pay.stories.js': `import { pay as shown } from './flows.js';\nexport const Shown = shown;`,
  'flows.js': `export { pay } from './pay.js';\nexport * from './orders.js';\nimport { sip } from './sip.js';\nexport { sip };`,
  'pay.js': `import './style.js';\nimport { round } from './money.js';\nexport const pay = () => round(1);`,
  'orders.js': `export const orders = 1;`,
  'sip.js': `export const sip = 1;`,
  'style.js': `document.title = 'Pay';`,
  'money.js': `export const round = (sum) => sum;\nexport * as rules from './rules.js';`,
  'rules.js': `export const limit = 1;`,
  'later.js': `export const later = 1;`,
};
const dynamicImports = { 'pay.js': ['later.js'] };

const hash = (changed: Readonly<Record<string, string>> = {}, followsDynamic = true) =>
  hashModules(graphOf({ ...files, ...changed }, dynamicImports), 'Pay.stories.js', { followsDynamic });
const isChangedBy = (name: keyof typeof files, followsDynamic = true) =>
  hash({ [name]: `${files[name]}\n// changed` }, followsDynamic) !== hash({}, followsDynamic);

test('a story depends on its own module, on imports, on side effects and on code that is loaded on demand', () => {
  expect(
    (['Pay.stories.js', 'pay.js', 'style.js', 'money.js', 'later.js'] as const).map((name) => isChangedBy(name)),
  ).toEqual(Array(5).fill(true));
});

test('a story does not depend on other names of a shared entry, or on the entry itself', () => {
  expect((['flows.js', 'orders.js', 'sip.js', 'rules.js'] as const).map((name) => isChangedBy(name))).toEqual(
    Array(4).fill(false),
  );
});

test('code that is loaded on demand is left out where it is not followed', () => {
  expect([isChangedBy('later.js', false), isChangedBy('pay.js', false)]).toEqual([false, true]);
});

test('an entry that leads a name to another module changes the story', () => {
  expect(hash({ 'flows.js': `export { orders as pay } from './orders.js';` })).not.toBe(hash());
});

test('names behind a star, behind an import, and of a whole module lead to their modules', () => {
  const importing = (statement: string) => ({ 'Pay.stories.js': `${statement}\nexport const Shown = 1;` });
  const isChanged = (statement: string, name: 'orders.js' | 'sip.js' | 'rules.js') =>
    hash({ ...importing(statement), [name]: `${files[name]}\n// changed` }) !== hash(importing(statement));
  expect(isChanged(`import { orders } from './flows.js';`, 'orders.js')).toBe(true);
  expect(isChanged(`import { orders } from './flows.js';`, 'sip.js')).toBe(false);
  expect(isChanged(`import { sip } from './flows.js';`, 'sip.js')).toBe(true);
  expect(isChanged(`import * as flows from './flows.js';`, 'sip.js')).toBe(true);
  expect(isChanged(`import { rules } from './money.js';`, 'rules.js')).toBe(true);
});
