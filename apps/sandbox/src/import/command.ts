import { type Dirent, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateAndSeed } from '../prepare.ts';
import { checkPostgresConnection, parseDatabaseUrl, openPostgresStore } from '../store/postgres.ts';
import { isDatabaseLocked, openSqliteStore } from '../store/sqlite.ts';
import { type AmfiFile, createAmfiReader } from './sources/amfi-reader.ts';
import { parseFundPortfolios } from './sources/fund-portfolios.ts';
import { importCatalogue, type ImportChoices } from './import-catalogue.ts';
import { formatReportAsCsv, formatSummaryLines } from './import-report.ts';
import { ImportRefusal } from './sources/import-refusal.ts';
import { type NavHistory, parseNavHistory } from './sources/nav-history.ts';
import { sortRows } from './sources/sort-rows.ts';

const USAGE =
  'Usage: npm run sandbox:import -- <NAVAll.txt> [--nav-history <folder>] [--holdings <file.csv>] [--keep-test-schemes]';
const PIECE_BYTES = 64 * 1024;

/** Options from the command line and the environment. */
export interface ImportOptions extends ImportChoices {
  readonly navFile: string;
  readonly historyFolder: string | undefined;
  /** table of the holdings that fund houses disclose */
  readonly holdingsFile?: string | undefined;
  readonly dataFolder: string;
  /** Postgres of the sandbox, if it uses one */
  readonly databaseUrl?: string | undefined;
}

const refuseImport = (error: unknown): never => {
  throw new ImportRefusal(error instanceof Error ? error.message : String(error));
};

const readDatabaseUrl = (url: string | undefined): string | undefined => {
  try {
    return parseDatabaseUrl(url);
  } catch (error) {
    return refuseImport(error);
  }
};

/** Parses the command line; paths are relative to the folder of the caller. @throws ImportRefusal */
export const parseImportOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): ImportOptions => {
  const calledIn = environment['INIT_CWD'] ?? process.cwd();
  const { values, positionals } = parseArguments(args);
  const [navFile, ...more] = positionals;
  if (navFile === undefined || more.length > 0) throw new ImportRefusal(USAGE);
  const resolveFromCaller = (path: string | undefined) => (path === undefined ? undefined : resolve(calledIn, path));
  return {
    navFile: resolve(calledIn, navFile),
    historyFolder: resolveFromCaller(values['nav-history']),
    holdingsFile: resolveFromCaller(values.holdings),
    keepTestSchemes: values['keep-test-schemes'],
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    dataFolder: resolve(root, environment['SANDBOX_DATA'] ?? '.sandbox'),
  };
};

const parseArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'nav-history': { type: 'string' },
        holdings: { type: 'string' },
        'keep-test-schemes': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ImportRefusal(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
};

const readFile = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch {
    throw new ImportRefusal(`${file} cannot be read.`);
  }
};

/** AMFI writes UTF-8; its older files and some mirrors use the code page of Windows. */
const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const readNavFile = (file: string): AmfiFile => {
  const text = decodeText(readFile(file));
  const reader = createAmfiReader();
  try {
    for (let place = 0; place < text.length; place += PIECE_BYTES)
      reader.addText(text.slice(place, place + PIECE_BYTES));
    return reader.finish();
  } catch (error) {
    throw error instanceof ImportRefusal ? new ImportRefusal(`${file}: ${error.message}`) : error;
  }
};

const readFolder = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    throw new ImportRefusal(`${folder} is not a folder that can be read.`);
  }
};

/** JSON files of a folder and its direct subfolders. */
const findHistoryFiles = (folder: string): readonly string[] =>
  readFolder(folder)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return readFolder(path).map((below) => join(path, below.name));
    })
    .filter((file) => file.endsWith('.json'))
    .sort();

const readHistories = (folder: string): readonly NavHistory[] => {
  const files = findHistoryFiles(folder);
  if (files.length === 0) throw new ImportRefusal(`There are no histories (*.json) in ${folder}.`);
  return files.map((file) => parseNavHistory(decodeText(readFile(file)), file));
};

const openStore = async ({ dataFolder, databaseUrl }: ImportOptions) => {
  mkdirSync(dataFolder, { recursive: true });
  if (databaseUrl !== undefined) {
    await checkPostgresConnection(databaseUrl).catch(refuseImport);
    return openPostgresStore(databaseUrl);
  }
  try {
    return openSqliteStore(join(dataFolder, 'sandbox.sqlite'));
  } catch (error) {
    if (!isDatabaseLocked(error)) throw error;
    throw new ImportRefusal('The sandbox is running: stop it, import, and start it again.');
  }
};

/** Imports a NAV file into the sandbox's database. @throws ImportRefusal without any change */
export const runImport = async (order: ImportOptions, say: (line: string) => void): Promise<void> => {
  const file = readNavFile(order.navFile);
  const histories = order.historyFolder === undefined ? [] : readHistories(order.historyFolder);
  const { holdingsFile } = order;
  const portfolios =
    holdingsFile === undefined ? [] : parseFundPortfolios(decodeText(readFile(holdingsFile)), holdingsFile);
  const sorted = sortRows(file);
  if (sorted.offered.length === 0) throw new ImportRefusal(`${order.navFile}: no row of it can be offered.`);
  const store = await openStore(order);
  try {
    await migrateAndSeed(store.db, 'market', Date.now());
    const used = await importCatalogue(store.db, sorted.offered, { histories, portfolios }, order);
    const report = join(order.dataFolder, 'import-report.csv');
    writeFileSync(report, formatReportAsCsv([...sorted.refused, ...histories.flatMap(({ refused }) => refused)]));
    const usedSources = {
      histories: order.historyFolder === undefined ? undefined : used.histories,
      portfolios: holdingsFile === undefined ? undefined : used.portfolios,
    };
    for (const line of formatSummaryLines(file.layout, sorted, usedSources)) say(line);
    say(`Refused rows are listed in ${report}.`);
  } finally {
    await store.close();
  }
};

/** Runs the import command and returns its exit code. */
export const importCommand = async (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Promise<number> => {
  try {
    await runImport(parseImportOptions(args, environment, root), (line) => console.log(line));
    return 0;
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    console.error(error.message);
    console.error('Nothing was imported.');
    return 1;
  }
};
