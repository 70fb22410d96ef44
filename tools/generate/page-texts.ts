import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { inRoot } from '../root.ts';
import { type GeneratedFile } from './generated-file.ts';
import { readPages, type App } from './page-manifests.ts';

const catalogueFolder = inRoot('packages', 'flows', 'src', 'messages', 'en');

/** The area of every text, by its key. */
const areaOfKey: ReadonlyMap<string, string> = new Map(
  readdirSync(catalogueFolder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(catalogueFolder, file), 'utf8')) as object).map((key) => [
      key,
      path.basename(file, '.json'),
    ]),
  ),
);

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The areas of the texts whose keys consist of these fixed parts with computed parts between them. */
function areasOfTemplate(fixed: readonly string[]): readonly string[] {
  if (!/^\w+\./.test(fixed[0] ?? '')) return [];
  const pattern = new RegExp(`^${fixed.map(escapePattern).join('.+')}$`);
  return [...areaOfKey].flatMap(([key, area]) => (pattern.test(key) ? [area] : []));
}

type Exports = Readonly<Record<string, { readonly 'folioflow-source'?: string }>>;

const exportsOf = (name: string): Exports => {
  const file = inRoot('packages', name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { exports: Exports }).exports : {};
};

/** The source file of a module of this project; none for any other module. */
function resolveModule(from: string, request: string): string | undefined {
  if (request.startsWith('.')) return path.join(path.dirname(from), request);
  const [, name = '', rest = ''] = /^@folioflow\/([\w-]+)(?:\/(.+))?$/.exec(request) ?? [];
  if (name === '') return undefined;
  const subpath = rest === '' ? '.' : `./${rest}`;
  for (const [pattern, { 'folioflow-source': source }] of Object.entries(exportsOf(name))) {
    const [before = '', after = ''] = pattern.split('*');
    const isMatch = pattern.includes('*') ? subpath.startsWith(before) && subpath.endsWith(after) : subpath === pattern;
    if (isMatch && source !== undefined)
      return inRoot('packages', name, source.replace('*', subpath.slice(before.length, subpath.length - after.length)));
  }
  return undefined;
}

interface Module {
  readonly imports: readonly string[];
  readonly areas: readonly string[];
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const requests: string[] = [];
  const areas: string[] = [];
  const isManifest = file.endsWith('.page.ts');
  new Visitor({
    ImportDeclaration: ({ importKind, source: { value } }) => void (importKind === 'type' || requests.push(value)),
    ExportNamedDeclaration: (node) =>
      void (node.source && node.exportKind !== 'type' && requests.push(node.source.value)),
    ExportAllDeclaration: ({ source: { value } }) => void requests.push(value),
    // A manifest loads its page, which is another root.
    ImportExpression: ({ source: request }) =>
      void (!isManifest && request.type === 'Literal' && requests.push(String(request.value))),
    Literal: ({ value }) => void areas.push(...[areaOfKey.get(String(value)) ?? []].flat()),
    TemplateLiteral: ({ quasis }) => void areas.push(...areasOfTemplate(quasis.map(({ value }) => value.cooked ?? ''))),
  }).visit(program);
  const imports = requests
    .map((request) => resolveModule(file, request))
    .filter((each) => each !== undefined)
    .filter((each) => /\.tsx?$/.test(each) && existsSync(each));
  const module = { imports, areas };
  modules.set(file, module);
  return module;
}

/** The areas of the texts that a module and everything that it imports request. */
function collectAreas(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  for (const file of files) for (const each of readModule(file).imports) files.add(each);
  return new Set([...files].flatMap((file) => readModule(file).areas));
}

const listOf = (areas: Iterable<string>) =>
  `[${[...areas]
    .toSorted()
    .map((area) => `'${area}'`)
    .join(', ')}]`;

async function generateAppTexts(app: App): Promise<GeneratedFile> {
  const frame = collectAreas(inRoot('apps', app, 'src', 'main.tsx'));
  const pages = (await readPages(app)).map(({ name, file }) => ({
    name,
    areas: [...collectAreas(file)].filter((area) => !frame.has(area)),
  }));
  const text = `// Written by \`npm run generate\` from the keys of the texts that the modules of each page request.

import type { TextArea } from '@folioflow/flows/messages/message-key';
import type { PageName } from './pages.ts';

/** The catalogues of the frame, which every page has. */
export const frameTexts = ${listOf(frame)} as const satisfies readonly TextArea[];

/** The further catalogues of each page. */
export const pageTexts: Readonly<Record<PageName, readonly TextArea[]>> = {
${pages.map(({ name, areas }) => `  ${name}: ${listOf(areas)},`).join('\n')}
};
`;
  return { file: `apps/${app}/src/page-texts.ts`, text };
}

/** The texts that the pages of both apps load. */
export const generatePageTexts = (): Promise<readonly GeneratedFile[]> =>
  Promise.all([generateAppTexts('investor'), generateAppTexts('backoffice')]);
