import type { OperationName } from '@folioflow/api/contract';
import { test } from 'vitest';
import { areaOf } from '../../../../../packages/api/src/client/operations.ts';
import { disableStrictMode, expect } from '../app-test.ts';
import type { Network } from '../network.ts';
import { checkCell, readEffectCounts, type MatrixRow } from './cell.ts';
import type { Effects } from './effects.ts';
import { describeColumns, type FaultName } from './faults.ts';
import { describeOperation, formatTable } from './matrix.ts';

/** A fault of each kind with which the client rejects a call. */
const KINDS = ['no answer', 'HTTP error', 'wrong type'] as const satisfies readonly FaultName[];

async function indexOperationsByPath(): Promise<ReadonlyMap<string, OperationName>> {
  const names = Object.keys(areaOf) as OperationName[];
  const described = await Promise.all(names.map(async (name) => ({ name, ...(await describeOperation(name)) })));
  return new Map(described.flatMap(({ name, paths }) => paths.map((path) => [path, name] as const)));
}

/** A user in front of a page that opens by its address. */
interface OpeningVisit {
  readonly network: Network;
  readonly effects: () => Promise<Effects>;
  readonly open: () => void;
  /** Waits until the page is complete, as it opens without a fault. */
  readonly waitUntilOpen: () => Promise<unknown>;
}

const QUIET_FRAMES = 12;

/** Waits until no call has been made or answered for some frames: a part that has been loaded may call then. */
async function waitUntilQuiet({ network }: OpeningVisit): Promise<void> {
  for (let [frames, calls] = [0, -1]; frames < QUIET_FRAMES; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!network.isQuiet() || network.calls.length !== calls) [frames, calls] = [0, network.calls.length];
  }
}

async function openPage(visit: OpeningVisit): Promise<void> {
  visit.open();
  await visit.waitUntilOpen();
  await waitUntilQuiet(visit);
}

/** The operations that a page calls while it opens. */
async function findOpeningCalls(visit: OpeningVisit): Promise<readonly OperationName[]> {
  const operationsByPath = await indexOperationsByPath();
  // The first visit fetches the code of the page.
  await openPage(visit);
  const earlier = visit.network.calls.length;
  await openPage(visit);
  const names = visit.network.calls.slice(earlier).map(({ path }) => operationsByPath.get(path));
  return [...new Set(names)].filter((name) => name !== undefined).toSorted((one, other) => one.localeCompare(other));
}

/** Exposes each call that opens a page to a fault of each kind; returns the signs by operation. */
async function checkOpeningCalls(visit: OpeningVisit) {
  const signsByOperation = new Map<OperationName, readonly string[]>();
  const wrong: string[] = [];
  const seen = new Set<string>();
  const isNews = (outcome: string) => !seen.has(outcome) && seen.add(outcome) === seen;
  disableStrictMode();
  for (const name of await findOpeningCalls(visit)) {
    const openedPath = location.pathname;
    const press = () => {
      visit.open();
      return Promise.resolve();
    };
    const row: MatrixRow = {
      ...visit,
      ...(await describeOperation(name)),
      approach: { open: press, press, openedPath },
    };
    const signs: string[] = [];
    for (const fault of KINDS) {
      const outcome = await checkCell(row, { fault, atProvider: await readEffectCounts(row), isNews });
      signs.push(outcome.signs);
      wrong.push(...outcome.wrong.map((violation) => `${name}, ${fault}: ${violation}`));
    }
    signsByOperation.set(name, signs);
  }
  return { signsByOperation, wrong };
}

const tableIntroduction = (folder: string): string =>
  `Written by the app tests in \`${folder}\`: every page of the route table that opens by its address, and each operation that it calls then, with a fault of each kind. The signs are those of the other tables.\n\n${describeColumns(KINDS)}`;

type DeclareTest<Page> = (title: string, page: Page, meet: (visit: OpeningVisit) => Promise<void>) => void;

/**
 * Declares a test for every page of a route table: the calls that open it meet a fault of each kind. The calls are
 * those that the page makes, so that a new page, and a new call of a page, take part without a declaration.
 */
export function declareOpeningCalls<Page extends { readonly path: string }>(
  { title, folder, file }: { readonly title: string; readonly folder: string; readonly file: string },
  pages: readonly Page[],
  declare: DeclareTest<Page>,
): void {
  const rows = new Map<string, readonly string[]>();
  for (const page of pages)
    declare(`the calls that open ${page.path} meet a fault of each kind`, page, async (visit) => {
      const { signsByOperation, wrong } = await checkOpeningCalls(visit);
      for (const [name, signs] of signsByOperation) rows.set(`${page.path}: ${name}`, signs);
      expect(wrong).toEqual([]);
    });
  test('the table in docs has the outcomes of every page', async () => {
    const text = formatTable(['page: operation', ...KINDS], rows);
    await expect(`# ${title}\n\n${tableIntroduction(folder)}\n\n${text}\n`).toMatchFileSnapshot(file);
  });
}
