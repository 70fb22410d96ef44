import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleRequests, operationNames } from '../../../../api/src/contract/fixtures/requests.ts';

const packageFolders = {
  flows: path.join(import.meta.dirname, '../../../../flows'),
  wiring: path.join(import.meta.dirname, '../../..'),
} as const;
type PackageName = keyof typeof packageFolders;
const packageNames = Object.keys(packageFolders) as PackageName[];

/** Returns the source without comments: a name in a comment is no call. */
const readSource = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const resolveImport = (file: string, specifier: string): string => path.join(path.dirname(file), specifier);
/** A key of a text may be named as an operation is, so the catalogues are left out. */
const isProductFile = (file: string): boolean =>
  !/\.(test|scenarios)\.|\/(testing|messages)\//.test(file) && existsSync(file);

const readEntries = (name: PackageName) => {
  const { exports } = JSON.parse(readFileSync(path.join(packageFolders[name], 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly 'folioflow-source': string }>>;
  };
  return Object.entries(exports);
};
const entriesByPackage = new Map(packageNames.map((name) => [name, readEntries(name)]));

/** The file of a further entry point of a package. */
function resolveEntryPoint(name: PackageName, subpath: string): string | undefined {
  for (const [pattern, entry] of entriesByPackage.get(name) ?? []) {
    const [head = '', tail = ''] = pattern.replace('./', '').split('*');
    if (typeof entry === 'string' || head === '' || head === '.') continue;
    const source = path.join(packageFolders[name], entry['folioflow-source']);
    if (head === subpath) return source;
    if (!pattern.includes('*') || !subpath.startsWith(head)) continue;
    return source.replace('*', subpath.slice(head.length).replace(tail, ''));
  }
  return undefined;
}

/** The file that exports a name of the package, found through its export lists. */
function findExportingFile(name: string, file = path.join(packageFolders.flows, 'src/index.ts')): string | undefined {
  const text = readSource(file);
  if (new RegExp(`export (?:declare )?(?:const|function|class|interface|type) ${name}\\b`).test(text)) return file;
  for (const [, list, star, specifier = ''] of text.matchAll(
    /export (?:type )?(?:\{([^}]*)\}|(\*)) from '(\.[^']+)'/g,
  )) {
    const next = resolveImport(file, specifier);
    if (star === '*') {
      const home = findExportingFile(name, next);
      if (home !== undefined) return home;
    } else if (new RegExp(`\\b${name}\\b`).test(list ?? '')) return next;
  }
  return undefined;
}

/** The files that a source needs: relative imports, and the files of the names that it imports from flows. */
function findDependencies(file: string, text: string): readonly string[] {
  const beside = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) => resolveImport(file, to));
  const named = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@folioflow\/flows'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => findExportingFile(name.replace(/^\s*type /, '').trim()));
  const further = packageNames.flatMap((name) =>
    [...text.matchAll(new RegExp(`'@folioflow/${name}/([^']+)'`, 'g'))].map(([, to = '']) =>
      resolveEntryPoint(name, to),
    ),
  );
  return [...beside, ...named, ...further].filter((needed) => needed !== undefined);
}

/** All sources of an app that lead to the provider, by file. */
export function collectSources(app: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const waiting = globSync(['routes/**/*.{ts,tsx}', 'wiring/*.{ts,tsx}', 'app/*.tsx'], { cwd: app }).map((file) =>
    path.join(app, file),
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file) || !isProductFile(file)) continue;
    const text = readSource(file);
    texts.set(file, text);
    waiting.push(...findDependencies(file, text));
  }
  return texts;
}

/** The operations that an app can call, directly or by a flow. */
export function findCalledOperations(app: string): readonly string[] {
  return operationsNamedIn([...collectSources(app).values()].join('\n'));
}

const operationsNamedIn = (text: string): readonly string[] =>
  operationNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();

/** The operations that each of these files of an app names itself; files without one are omitted. */
export const findNamedOperations = (folder: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((file) => isProductFile(path.join(folder, file)))
      .map((file) => [file, operationsNamedIn(readSource(path.join(folder, file)))] as const)
      .filter(([, named]) => named.length > 0),
  );

/** The rows of these tables of approaches: operations, some with the page after the name. */
export const findRows = (files: readonly string[]): readonly string[] =>
  files
    .flatMap((file) => [...readSource(file).matchAll(/^ {2}(?:(\w+)|'([^']+)'): /gm)])
    .map(([, bare, quoted]) => bare ?? quoted ?? '')
    .filter((row) => operationOfRow(row) in sampleRequests);

/** The operation of a row. */
export const operationOfRow = (row: string): string => row.split(',')[0] ?? '';

/** The operations that these files approach: the keys of their exported tables. */
export const findApproachedOperations = (files: readonly string[]): readonly string[] =>
  [...new Set(findRows(files).map(operationOfRow))].sort();
