import { parseSync, Visitor, type ESTree } from 'vite';

/** File of a screen's code, and the areas of the provider that its page calls at once. */
export interface ScreenCode {
  readonly file: string;
  readonly areas: readonly string[];
}

const literalText = (node: ESTree.Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The file of `() => import('file')`. */
const importedFile = (node: ESTree.Node | null | undefined) =>
  node?.type === 'ArrowFunctionExpression' && node.body.type === 'ImportExpression'
    ? literalText(node.body.source)
    : undefined;

/**
 * Reads the module of the screens: entries `name: createLazyPage(load, 'Export', …areas)`, where `load` is `() => import('file')` or
 * the name of one. Throws where an entry is written in another way.
 */
export function parseScreens(code: string): ReadonlyMap<string, ScreenCode> {
  const loads = new Map<string, string>();
  const screens = new Map<string, ScreenCode>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      const file = importedFile(init);
      if (id.type === 'Identifier' && file !== undefined) loads.set(id.name, file);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'CallExpression') return;
      if (value.callee.type !== 'Identifier' || value.callee.name !== 'createLazyPage') return;
      const [load, , ...areas] = value.arguments;
      const file = importedFile(load) ?? (load?.type === 'Identifier' ? loads.get(load.name) : undefined);
      const names = areas.map(literalText).filter((name) => name !== undefined);
      if (file === undefined || names.length < areas.length) throw new Error(`The screen ${key.name} names no file.`);
      screens.set(key.name, { file, areas: names });
    },
  }).visit(parseSync('screens.tsx', code).program);
  return screens;
}
