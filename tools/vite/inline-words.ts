import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { formatText, type Catalogue } from './text-choice.ts';

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

/** Every name that a source gives to something of its own, in whatever scope; a default value gives none. */
function findDeclaredNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const addNames = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(addNames);
    else if (typeof node === 'object' && node !== null && 'type' in node) {
      const { type, name, key: _, typeAnnotation: __, ...parts } = node as Record<string, unknown>;
      if (type === 'Identifier') names.add(String(name));
      else if (type === 'AssignmentPattern') addNames(parts['left']);
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

type Access = ESTree.MemberExpression & { readonly object: ESTree.IdentifierReference };

/** A text that is requested by an identifier, a name in quotes, a choice between such, or a template. */
const formatAccess = ({ computed, property }: Access, catalogue: Catalogue, source: string) => {
  if (computed) return formatText(property, catalogue, source);
  const text = property.type === 'Identifier' ? catalogue[property.name] : undefined;
  return typeof text === 'string' ? JSON.stringify(text) : null;
};

const countLines = (source: string) => source.split('\n').length;

/**
 * The source with every text of a catalogue in the place where it is requested by its name, and the possible texts where
 * a part of the name is computed. Lines stay where they are.
 *
 * Throws for a template that cannot be replaced, by file and line: its page would carry the whole catalogue.
 */
export async function inlineTexts(
  file: string,
  source: string,
  catalogueOf: (area: string) => Promise<Catalogue>,
): Promise<string> {
  const { program } = parseSync(file, source);
  const own = findDeclaredNames(program);
  const catalogues = new Map<string, Catalogue>();
  for (const { local, area, name } of findWordImports(program))
    catalogues.set(local, (await catalogueOf(area))[name] as Catalogue);
  const found: { start: number; end: number; text: string }[] = [];
  new Visitor({
    MemberExpression(node) {
      const { object, property, start, end } = node;
      const catalogue = object.type === 'Identifier' ? catalogues.get(object.name) : undefined;
      if (catalogue === undefined) return;
      const access = node as Access;
      const text = own.has(access.object.name) ? null : formatAccess(access, catalogue, source);
      if (text !== null) found.push({ start, end, text });
      else if (property.type === 'TemplateLiteral')
        throw new Error(
          `${file}:${String(countLines(source.slice(0, start)))}: ${source.slice(start, end)} may be any text, or ` +
            `${access.object.name} is also a name of this file. The page would carry the whole catalogue.`,
        );
    },
  }).visit(program);
  // An access inside of another is replaced in the next pass.
  const outer = found.filter((each) => !found.some(({ start, end }) => start < each.start && each.end < end));
  if (outer.length === 0) return source;
  const replaced = outer.reduceRight((code, { start, end, text }) => {
    const lines = countLines(code.slice(start, end)) - countLines(text);
    return code.slice(0, start) + text + '\n'.repeat(lines) + code.slice(end);
  }, source);
  return inlineTexts(file, replaced, catalogueOf);
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
