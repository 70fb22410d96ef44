import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

type Catalogue = Readonly<Record<string, unknown>>;
type Program = ReturnType<typeof parseSync>['program'];

const words = /^@folioflow\/flows\/words\/([\w-]+)$/;

interface WordImport {
  /** The name in this source. */
  readonly local: string;
  readonly area: string;
  /** The name in the catalogue's module. */
  readonly name: string;
}

const findWordImports = ({ body }: Program): readonly WordImport[] =>
  body.flatMap((node) => {
    const area = node.type === 'ImportDeclaration' ? words.exec(node.source.value)?.[1] : undefined;
    if (node.type !== 'ImportDeclaration' || area === undefined) return [];
    return node.specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
        ? [{ local: each.local.name, area, name: each.imported.name }]
        : [],
    );
  });

/** Every name that a source gives to something of its own, in whatever scope. */
function findDeclaredNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const addNames = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(addNames);
    else if (typeof node === 'object' && node !== null && 'type' in node) {
      const { type, name, key: _, ...parts } = node as Record<string, unknown>;
      if (type === 'Identifier') names.add(String(name));
      else Object.values(parts).forEach(addNames);
    }
  };
  new Visitor({
    VariableDeclarator: ({ id }) => addNames(id),
    FunctionDeclaration: ({ params }) => addNames(params),
    FunctionExpression: ({ params }) => addNames(params),
    ArrowFunctionExpression: ({ params }) => addNames(params),
    CatchClause: ({ param }) => addNames(param),
  }).visit(program);
  return names;
}

/**
 * A choice among the texts whose names begin and end as `start${name}end` does; the name is read off a variable or a
 * field.
 */
function formatTextChoice({ quasis, expressions: [name] }: ESTree.TemplateLiteral, catalogue: Catalogue) {
  if (quasis.length !== 2 || (name?.type !== 'Identifier' && name?.type !== 'MemberExpression')) return null;
  const [begins = '', ends = ''] = quasis.map(({ value }) => value.cooked ?? '');
  const texts = Object.entries(catalogue).flatMap(([key, text]) =>
    key.startsWith(begins) && key.endsWith(ends) && key.length > begins.length + ends.length && typeof text === 'string'
      ? [[key.slice(begins.length, key.length - ends.length), text]]
      : [],
  );
  const choice = JSON.stringify(Object.fromEntries(texts));
  return (source: string) => `(${choice})[${source.slice(name.start, name.end)}]`;
}

/**
 * The source with every text of a catalogue in the place where it is asked for by its name. Lines stay where they are.
 */
export async function inlineTexts(
  file: string,
  source: string,
  catalogueOf: (area: string) => Promise<Catalogue>,
): Promise<string> {
  const { program } = parseSync(file, source);
  const own = findDeclaredNames(program);
  const catalogues = new Map<string, unknown>();
  for (const { local, area, name } of findWordImports(program))
    if (!own.has(local)) catalogues.set(local, (await catalogueOf(area))[name]);
  const found: { start: number; end: number; text: string }[] = [];
  new Visitor({
    MemberExpression({ object, property, start, end }) {
      const catalogue = object.type === 'Identifier' ? catalogues.get(object.name) : undefined;
      if (catalogue === undefined) return;
      const key = property.type === 'Literal' ? property.value : property.type === 'Identifier' ? property.name : null;
      const isDirect = typeof key === 'string' && /^\w+(\.|\[['"])/.test(source.slice(start, end));
      const text = isDirect ? (catalogue as Catalogue)[key] : undefined;
      if (typeof text === 'string') found.push({ start, end, text: JSON.stringify(text) });
      const chosen = property.type === 'TemplateLiteral' ? formatTextChoice(property, catalogue as Catalogue) : null;
      if (chosen !== null) found.push({ start, end, text: chosen(source) });
    },
  }).visit(program);
  return found.reduceRight((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
}

/**
 * A page carries its texts, and not the names that they have in a catalogue. i18n libraries look a text up by its name
 * when the page runs.
 */
export const inlineWordsPlugin = (catalogueOf: (area: string) => Promise<Catalogue>): Plugin => ({
  name: 'folioflow:inline-words',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '@folioflow/flows/words/' },
    handler: async (code, id) => ({ code: await inlineTexts(id, code, catalogueOf), map: null }),
  },
});
