import { parseSync, Visitor, type ESTree } from 'vite';

/** Where the code of a screen stands, and which areas of the provider its page calls at once. */
export interface ScreenCode {
  readonly file: string;
  readonly areas: readonly string[];
}

const textOf = (node: ESTree.Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The file of `() => import('file')`. */
const importedBy = (node: ESTree.Node | null | undefined) =>
  node?.type === 'ArrowFunctionExpression' && node.body.type === 'ImportExpression'
    ? textOf(node.body.source)
    : undefined;

/**
 * Reads the module of the screens: entries `name: page(load, 'Export', …areas)`, where `load` is `() => import('file')` or
 * the name of one. Throws where an entry is written in another way.
 */
export function screensIn(code: string): ReadonlyMap<string, ScreenCode> {
  const loads = new Map<string, string>();
  const screens = new Map<string, ScreenCode>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      const file = importedBy(init);
      if (id.type === 'Identifier' && file !== undefined) loads.set(id.name, file);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'CallExpression') return;
      if (value.callee.type !== 'Identifier' || value.callee.name !== 'page') return;
      const [load, , ...areas] = value.arguments;
      const file = importedBy(load) ?? (load?.type === 'Identifier' ? loads.get(load.name) : undefined);
      const names = areas.map(textOf).filter((name) => name !== undefined);
      if (file === undefined || names.length < areas.length) throw new Error(`The screen ${key.name} names no file.`);
      screens.set(key.name, { file, areas: names });
    },
  }).visit(parseSync('screens.tsx', code).program);
  return screens;
}
