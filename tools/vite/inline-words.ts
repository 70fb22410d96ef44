import { parseSync, type ESTree, type Plugin } from 'vite';
import { findReferences } from './catalogue-references.ts';
import { formatNamedText, formatText, formatTranslation, type Catalogue } from './text-choice.ts';

type Program = ReturnType<typeof parseSync>['program'];

const words = /^@folioflow\/flows\/words\/(?!language$)([\w-]+)$/;

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

type Access = ESTree.MemberExpression & { readonly object: ESTree.IdentifierReference };

/** A text that is requested by an identifier, a name in quotes, a choice between such, or a template. */
const formatAccess = ({ computed, property }: Access, catalogue: Catalogue, source: string) => {
  if (computed) return formatText(property, catalogue, source);
  return property.type === 'Identifier' ? formatNamedText(catalogue, property.name) : null;
};

const countLines = (source: string) => source.split('\n').length;

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The source with its replacements, each on as many lines as before. */
const replaceParts = (source: string, replacements: readonly Replacement[]) =>
  replacements
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((code, { start, end, text }) => {
      const lines = countLines(code.slice(start, end)) - countLines(text);
      return code.slice(0, start) + text + '\n'.repeat(lines) + code.slice(end);
    }, source);

/** The catalogues of a source by their names in it. */
async function readCatalogues(program: Program, catalogueOf: CatalogueReader) {
  const catalogues = new Map<string, Catalogue>();
  for (const { local, area, name } of findWordImports(program)) catalogues.set(local, await catalogueOf(area, name));
  return catalogues;
}

/** Reads the catalogue with a name from the module of an area. */
export type CatalogueReader = (area: string, name: string) => Promise<Catalogue>;

/**
 * The source with every text of a catalogue in the place where it is requested by its name, and the possible texts where
 * a part of the name is computed, each in a call of `$translate`. Lines stay where they are.
 *
 * Throws by file and line for a template that cannot be replaced, because its page would carry the whole catalogue, and
 * for a text that is read while the module is loaded, because it would not follow a change of the language.
 */
export async function inlineTexts(
  file: string,
  source: string,
  catalogueOf: CatalogueReader,
  { readsOnLoad = false }: { readonly readsOnLoad?: boolean } = {},
): Promise<string> {
  const { program } = parseSync(file, source);
  const catalogues = await readCatalogues(program, catalogueOf);
  const { references, declared } = findReferences(program, new Set(catalogues.keys()));
  const explain = (start: number, end: number, problem: string) =>
    new Error(`${file}:${String(countLines(source.slice(0, start)))}: ${source.slice(start, end)} ${problem}`);
  const found: Replacement[] = [];
  const remaining: Replacement[] = [];
  for (const { node, parent, isLoading } of references) {
    const catalogue = catalogues.get(node.name);
    if (catalogue === undefined) continue;
    const { start, end } = parent?.type === 'MemberExpression' && parent.object === node ? parent : node;
    const access = start === node.start && end !== node.end ? (parent as Access) : null;
    const isTemplate = access?.property.type === 'TemplateLiteral';
    if (declared.has(node.name)) {
      if (isTemplate) throw explain(start, end, `may be any text, because ${node.name} is also a name of this file.`);
      continue;
    }
    if (isLoading && !readsOnLoad) throw explain(start, end, 'is read once, when its module is loaded.');
    const text = access && formatAccess(access, catalogue, source);
    if (text) found.push({ start, end, text });
    else if (isTemplate) throw explain(start, end, 'may be any text. The page would carry the whole catalogue.');
    else {
      const isShorthand = parent?.type === 'Property' && parent.shorthand;
      const value = formatTranslation(node.name, catalogue.place);
      remaining.push({ start: node.start, end: node.end, text: isShorthand ? `${node.name}: ${value}` : value });
    }
  }
  // An access inside of another is replaced in the next pass.
  const outer = found.filter((each) => !found.some(({ start, end }) => start < each.start && each.end < end));
  if (outer.length > 0) return inlineTexts(file, replaceParts(source, outer), catalogueOf, { readsOnLoad });
  return replaceParts(source, remaining);
}

/** Sources that are drawn in one language only, or begin again with it. */
const drawnOnce = /\.(?:test|stories)\.tsx?$|[/\\](?:testing|review|docs)[/\\]/;

/**
 * A page carries its texts, and not the names that they have in a catalogue. i18n libraries look a text up by its name
 * when the page runs (decision 098).
 */
export const inlineWordsPlugin = (
  catalogueOf: CatalogueReader,
  { hasChoice, addText }: { readonly hasChoice: boolean; readonly addText: (text: string) => void },
): Plugin => ({
  name: 'folioflow:inline-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '@folioflow/flows/words/' },
    handler: async (code, id) => {
      const inlined = await inlineTexts(id, code, catalogueOf, { readsOnLoad: drawnOnce.test(id) });
      if (!inlined.includes('$translate(')) return { code: inlined, map: null };
      await collectTexts(id, inlined, catalogueOf, addText);
      return { code: hasChoice ? translateImport + inlined : removeCalls(id, inlined), map: null };
    },
  },
});

/** On the first line, so that all lines stay where they are. */
const translateImport = "import { translate as $translate } from '@folioflow/flows/language'; ";

type Visited = Readonly<Record<string, unknown>>;
const isVisited = (value: unknown): value is Visited => typeof value === 'object' && value !== null;

function visitNodes(node: unknown, visit: (node: Visited) => void): void {
  if (!isVisited(node)) return;
  if (!Array.isArray(node)) visit(node);
  for (const child of Object.values(node)) visitNodes(child, visit);
}

const addAllTexts = (value: unknown, addText: (text: string) => void) => {
  if (typeof value === 'string') addText(value);
  else if (isVisited(value)) for (const each of Object.values(value)) addAllTexts(each, addText);
};

type TranslateCall = Replacement & { readonly passed: Replacement };

/** The source with the texts in place of their calls: without a choice of the language, there is nothing to call. */
function removeCalls(file: string, inlined: string): string {
  const calls: TranslateCall[] = [];
  const spanOf = (node: unknown): Replacement => {
    const { start, end } = node as { readonly start: number; readonly end: number };
    return { start, end, text: inlined.slice(start, end) };
  };
  visitNodes(parseSync(file, inlined).program, (node) => {
    const { type, callee, arguments: args } = node;
    if (type !== 'CallExpression' || !isVisited(callee) || callee['name'] !== '$translate') return;
    calls.push({ ...spanOf(node), passed: spanOf((args as readonly unknown[])[0]) });
  });
  return replaceParts(
    inlined,
    calls.map(({ start, end, passed }) => ({ start, end, text: `(${passed.text})` })),
  );
}

/** Reports every text that a source with inlined texts may show: its literals, and the catalogues that it passes. */
async function collectTexts(
  file: string,
  inlined: string,
  catalogueOf: CatalogueReader,
  addText: (text: string) => void,
): Promise<void> {
  const { program } = parseSync(file, inlined);
  const catalogues = await readCatalogues(program, catalogueOf);
  visitNodes(program, ({ type, value, callee, arguments: args }) => {
    if (type === 'Literal' && typeof value === 'string') addText(value);
    const [passed] = Array.isArray(args) ? (args as readonly Visited[]) : [];
    if (type !== 'CallExpression' || !isVisited(callee) || callee['name'] !== '$translate') return;
    const name = passed?.['name'];
    if (typeof name === 'string') addAllTexts(catalogues.get(name)?.texts, addText);
  });
}
