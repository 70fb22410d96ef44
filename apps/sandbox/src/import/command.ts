import { type Dirent, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../prepare.ts';
import { databaseUrlOf, openPostgresStore } from '../store/postgres.ts';
import { isLocked, openSqliteStore } from '../store/sqlite.ts';
import { type AmfiFile, amfiReader } from './amfi-reader.ts';
import { readFundPortfolios } from './fund-portfolios.ts';
import { importCatalogue, type ImportWishes } from './import-catalogue.ts';
import { reportCsv, summaryLines } from './import-report.ts';
import { ImportRefusal } from './import-refusal.ts';
import { type NavHistory, readNavHistory } from './nav-history.ts';
import { sortOut } from './sort-out.ts';

const USAGE =
  'Usage: npm run sandbox:import -- <NAVAll.txt> [--nav-history <folder>] [--holdings <file.csv>] [--keep-test-schemes]';
const PIECE = 64 * 1024;

/** What the command line and the environment say. */
export interface ImportOrder extends ImportWishes {
  readonly navFile: string;
  readonly historyFolder: string | undefined;
  /** a table of the holdings that fund houses disclose */
  readonly holdingsFile?: string | undefined;
  readonly dataFolder: string;
  /** the Postgres that the sandbox keeps its rows in, where it does */
  readonly databaseUrl?: string | undefined;
}

/** Reads the command line; paths count from the folder the command was called in. @throws ImportRefusal */
export const importOrder = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): ImportOrder => {
  const calledIn = environment['INIT_CWD'] ?? process.cwd();
  const { values, positionals } = parsed(args);
  const [navFile, ...more] = positionals;
  if (navFile === undefined || more.length > 0) throw new ImportRefusal(USAGE);
  const fromThere = (path: string | undefined) => (path === undefined ? undefined : resolve(calledIn, path));
  return {
    navFile: resolve(calledIn, navFile),
    historyFolder: fromThere(values['nav-history']),
    holdingsFile: fromThere(values.holdings),
    keepTestSchemes: values['keep-test-schemes'],
    databaseUrl: databaseUrlOf(environment['DATABASE_URL']),
    dataFolder: resolve(root, environment['SANDBOX_DATA'] ?? '.sandbox'),
  };
};

const parsed = (args: readonly string[]) => {
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

const read = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch {
    throw new ImportRefusal(`${file} cannot be read.`);
  }
};

/** AMFI writes UTF-8 today; its older files and some mirrors are in the code page of Windows. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const readNavFile = (file: string): AmfiFile => {
  const text = decoded(read(file));
  const reader = amfiReader();
  try {
    for (let place = 0; place < text.length; place += PIECE) reader.take(text.slice(place, place + PIECE));
    return reader.end();
  } catch (error) {
    throw error instanceof ImportRefusal ? new ImportRefusal(`${file}: ${error.message}`) : error;
  }
};

const entriesOf = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    throw new ImportRefusal(`${folder} is not a folder that can be read.`);
  }
};

/** The JSON files of a folder and of the folders right below it. */
const historyFiles = (folder: string): readonly string[] =>
  entriesOf(folder)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return entriesOf(path).map((below) => join(path, below.name));
    })
    .filter((file) => file.endsWith('.json'))
    .sort();

const readHistories = (folder: string): readonly NavHistory[] => {
  const files = historyFiles(folder);
  if (files.length === 0) throw new ImportRefusal(`There are no histories (*.json) in ${folder}.`);
  return files.map((file) => readNavHistory(decoded(read(file)), file));
};

const openStore = ({ dataFolder, databaseUrl }: ImportOrder) => {
  mkdirSync(dataFolder, { recursive: true });
  if (databaseUrl !== undefined) return openPostgresStore(databaseUrl);
  try {
    return openSqliteStore(join(dataFolder, 'sandbox.sqlite'));
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new ImportRefusal('The sandbox is running: stop it, import, and start it again.');
  }
};

/** Imports a NAV file into the sandbox's database. @throws ImportRefusal with nothing changed */
export const runImport = async (order: ImportOrder, say: (line: string) => void): Promise<void> => {
  const file = readNavFile(order.navFile);
  const histories = order.historyFolder === undefined ? [] : readHistories(order.historyFolder);
  const { holdingsFile } = order;
  const portfolios = holdingsFile === undefined ? [] : readFundPortfolios(decoded(read(holdingsFile)), holdingsFile);
  const sorted = sortOut(file);
  if (sorted.offered.length === 0) throw new ImportRefusal(`${order.navFile}: no row of it can be offered.`);
  const store = openStore(order);
  try {
    await prepare(store.db, 'market', Date.now());
    const used = await importCatalogue(store.db, sorted.offered, { histories, portfolios }, order);
    const report = join(order.dataFolder, 'import-report.csv');
    writeFileSync(report, reportCsv(sorted.refused));
    const asked = {
      histories: order.historyFolder === undefined ? undefined : used.histories,
      portfolios: holdingsFile === undefined ? undefined : used.portfolios,
    };
    for (const line of summaryLines(file.layout, sorted, asked)) say(line);
    say(`Refused rows are listed in ${report}.`);
  } finally {
    await store.close();
  }
};

/** The command as a whole; answers the exit code. */
export const importCommand = async (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Promise<number> => {
  try {
    await runImport(importOrder(args, environment, root), (line) => console.log(line));
    return 0;
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    console.error(error.message);
    console.error('Nothing was imported.');
    return 1;
  }
};
