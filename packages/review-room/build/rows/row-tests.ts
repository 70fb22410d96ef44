import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toPascalCase } from '../../../ui/src/testing/area-title.ts';
import { parseRowIds } from '../documents/tags.ts';
import { listFiles } from '../source-hash.ts';

/** A test whose title ends with ids of acceptance rows. */
export interface RowTest {
  readonly title: string;
  readonly rows: readonly string[];
  /** Names of the units that the path of the test contains, in Pascal case, the closest first. */
  readonly units: readonly string[];
  /** Words in Pascal case in the code of the test: among them are the scenarios that it plays. */
  readonly names: readonly string[];
}

const titleWithRows = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\[[^[\]\n]*(?:ON|DO|OM)-\d{3}[^[\]\n]*\])\1/g;

/** Returns the names that a path contains: `access/sign-in/sign-in.test.ts` contains `SignIn` and `Access`. */
export const unitNamesOf = (file: string): readonly string[] => [
  ...new Set(
    file
      .split('/')
      .reverse()
      .map((part) => toPascalCase(part.split('.')[0] ?? '')),
  ),
];

/** Returns the tests with rows in the code of a test file; the code of a test ends where the next test begins. */
export function rowTestsIn(file: string, code: string): readonly RowTest[] {
  const units = unitNamesOf(file);
  const titles = [...code.matchAll(titleWithRows)];
  return titles.flatMap(({ 2: title = '', index }, place) => {
    const rows = parseRowIds(title);
    const body = code.slice(index + title.length, titles[place + 1]?.index).split(/\n\s*(?:test|it)\b/)[0] ?? '';
    const names = [...new Set([...body.matchAll(/\b[A-Z][a-z]\w+\b/g)].map(([name]) => name))];
    return rows.length === 0 ? [] : [{ title, rows, units, names }];
  });
}

const testFolders = ['packages', 'apps', 'e2e'];
const isTestFile = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) && !/node_modules|\/dist\//.test(file);

/** Returns every test of the project that proves an acceptance row. */
export const readRowTests = (root: string): readonly RowTest[] =>
  testFolders
    .flatMap((folder) => listFiles(root, folder, isTestFile))
    .flatMap((file) => rowTestsIn(file, readFileSync(path.join(root, file), 'utf8')));
