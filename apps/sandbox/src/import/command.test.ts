import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCatalogueState } from '../catalogue/records/catalogue-store.ts';
import { readListFile } from '../catalogue/port.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { parseImportOptions, runImport } from './command.ts';

const header = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';
const file = [
  header,
  'Open Ended Schemes(Growth)',
  'Plain Mutual Fund',
  '100;INF209KA12Z1;-;Plain Fund – Growth;10.;21-Aug-2026',
  '101;-;-;Plain, "old" Fund;10;21-Aug-2026',
  '102;INF209KA13Z9;-;Gone Fund;0.0;21-Aug-2026',
  '',
].join('\r\n');

describe('the import command', () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'folioflow-import-'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const parseOptions = (...args: readonly string[]) =>
    parseImportOptions(args, { INIT_CWD: folder, SANDBOX_DATA: join(folder, 'data') }, '/project');
  const runCommand = (...args: readonly string[]) => runImport(parseOptions(...args), (line) => said.push(line));
  const readStore = async <T>(look: (store: ReturnType<typeof openSqliteStore>) => Promise<T>): Promise<T> => {
    const store = openSqliteStore(join(folder, 'data', 'sandbox.sqlite'));
    try {
      return await look(store);
    } finally {
      await store.close();
    }
  };

  test('resolves paths from the folder of the caller, and the data folder from the project', () => {
    const environment = { INIT_CWD: '/somewhere' };
    expect(
      parseImportOptions(
        ['NAVAll.txt', '--nav-history', '../navs', '--holdings', 'held.csv', '--keep-test-schemes'],
        environment,
        '/project',
      ),
    ).toEqual({
      navFile: '/somewhere/NAVAll.txt',
      historyFolder: '/navs',
      holdingsFile: '/somewhere/held.csv',
      keepTestSchemes: true,
      dataFolder: '/project/.sandbox',
    });
  });

  test.each([[[]], [['a.txt', 'b.txt']], [['a.txt', '--unknown']]])('shows its usage for %j', (args) => {
    expect(() => parseOptions(...args)).toThrow('Usage: npm run sandbox:import');
  });

  test('fills an empty sandbox, prints the sums and lists the refused rows', async () => {
    writeFileSync(join(folder, 'NAVAll.txt'), file);
    await runCommand('NAVAll.txt');
    expect(said.slice(0, 3)).toEqual([
      'Layout: 6 columns.',
      'Accepted 1 + refused 2 = 3 rows read.',
      'Refused: zeroNav 1, noIsin 1, stale 0, duplicateIsin 0, malformed 0.',
    ]);
    expect(readFileSync(join(folder, 'data', 'import-report.csv'), 'utf8').split('\r\n')).toEqual([
      '\uFEFF"line","scheme_code","scheme_name","reason","detail"',
      '5,"101","Plain, ""old"" Fund","noIsin","no ISIN"',
      '6,"102","Gone Fund","zeroNav","no NAV above zero"',
      '',
    ]);
    const names = await readStore(async ({ db }) =>
      (await readListFile(db, 0, 1000, '2026-11-20')).map(({ scheme_name }) => scheme_name),
    );
    expect(names).toEqual(['Plain Fund – Growth']);
  });

  test('reads a file in the code page of Windows', async () => {
    const bytes = Buffer.from(file.replace('–', '\u0096'), 'latin1');
    writeFileSync(join(folder, 'NAVAll.txt'), bytes);
    await runCommand('NAVAll.txt');
    const names = await readStore(async ({ db }) =>
      (await readListFile(db, 0, 1000, '2026-11-20')).map(({ scheme_name }) => scheme_name),
    );
    expect(names).toEqual(['Plain Fund – Growth']);
  });

  test.each([
    ['an error page', '<html>404</html>\n', 'web page'],
    ['a file that was cut off', file.slice(0, -30), 'looks cut off'],
    ['a file without a single offered row', file.replace('10.;', '0;'), 'no row of it can be offered'],
  ])('refuses %s and does not change the catalogue', async (_, content, message) => {
    writeFileSync(join(folder, 'NAVAll.txt'), file);
    await runCommand('NAVAll.txt');
    const before = await readStore(({ db }) => readCatalogueState(db));
    writeFileSync(join(folder, 'bad.txt'), content);
    await expect(runCommand('bad.txt')).rejects.toThrow(message);
    expect(await readStore(({ db }) => readCatalogueState(db))).toEqual(before);
  });

  test('refuses missing files and folders, and unreadable histories', async () => {
    writeFileSync(join(folder, 'NAVAll.txt'), file);
    writeFileSync(join(folder, 'broken.json'), '{"meta":');
    await expect(runCommand('nothing.txt')).rejects.toThrow('cannot be read');
    await expect(runCommand('NAVAll.txt', '--nav-history', 'nothing')).rejects.toThrow('is not a folder');
    await expect(runCommand('NAVAll.txt', '--nav-history', '.')).rejects.toThrow('broken.json is not readable JSON');
    await expect(runCommand('NAVAll.txt', '--holdings', 'nothing.csv')).rejects.toThrow('cannot be read');
    await expect(runCommand('NAVAll.txt', '--holdings', 'NAVAll.txt')).rejects.toThrow('is no table of holdings');
  });

  test('fails with a request to stop a sandbox on the same data', async () => {
    writeFileSync(join(folder, 'NAVAll.txt'), file);
    await runCommand('NAVAll.txt');
    await readStore(async ({ db }) => {
      await readCatalogueState(db);
      await expect(runCommand('NAVAll.txt')).rejects.toThrow('The sandbox is running');
    });
  });
});
