import type { OperationName } from '@folioflow/api/contract';
import { onTestFinished, test } from 'vitest';
import { areaOf } from '../../../../../packages/api/src/client/operations.ts';
import { loadArea } from '../../../../../packages/api/src/client/areas.ts';
import { routeOfRequest, type Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { watchHostile } from '../../../../../packages/ui/src/testing/hostile-watch.ts';
import { drawOnce, expect } from '../app-test.ts';
import type { Network } from '../network.ts';
import type { Approach, Approaches } from './approach.ts';
import { cell, effectsOf, settled, type Row } from './cell.ts';
import type { Counts, Effects } from './effects.ts';
import { faultNames, isCarried, type FaultName } from './faults.ts';
import { placedPayloads } from './hostile.ts';

const noteOf = (folder: string): string =>
  `Written by the app tests in \`${folder}\` (\`npx vitest run --project app --update=all ${folder}\`): the display of a failed call, for each operation and fault. \`→\`: the page that it leads to; \`dialog\` and \`notification\` are shown above the page, \`alert\` and \`status\` on it; \`harmless\`: the page continues, and no hostile text was executed.`;

/** The paths of an operation, and what a call of it carries. */
export async function declared(
  name: OperationName,
): Promise<Pick<Row, 'paths' | 'operation' | 'isIdempotent' | 'isKeyed'>> {
  const table: Readonly<Record<string, Operation>> = await loadArea[areaOf[name]]();
  const operation = table[name];
  if (operation === undefined) throw new Error(`${name} is declared nowhere.`);
  const ways = [operation, ...(operation.variants ?? [])];
  return {
    paths: [...new Set(ways.map(({ path }) => path.replace(/^\//, '')))],
    operation,
    isIdempotent: ways.some(({ idempotent }) => idempotent === true),
    isKeyed: ({ method, body }) => {
      const way = routeOfRequest(operation, body);
      return way.idempotent && way.method === method;
    },
  };
}

/** Exposes an operation to every fault; the page is opened again only if the previous fault led away from it. */
async function meetEvery(row: Row) {
  const { approach } = row;
  const outcomes: Partial<Record<FaultName, string>> = {};
  const wrong: string[] = [];
  const seen = new Set<string>();
  const watch = watchHostile();
  onTestFinished(watch.stop);
  drawOnce();
  const isNews = (told: string) => !seen.has(told) && seen.add(told) === seen;
  let place: string | null = null;
  let atProvider: Counts = new Map();
  for (const fault of faultNames) {
    if (place === null || location.pathname !== place || approach.opens !== undefined) {
      await approach.open();
      // The running calls of the page must not be hit by the fault that is meant for the press.
      await settled(row);
      place = location.pathname;
      atProvider = await effectsOf(row);
    }
    const outcome = await cell(row, { fault, atProvider, isNews });
    atProvider = outcome.atProvider;
    outcomes[fault] = outcome.told;
    wrong.push(...outcome.wrong.map((what) => `${fault}: ${what}`));
    if (location.pathname !== place || outcome.wrong.length > 0 || isCarried(fault)) place = null;
  }
  // Requested values are rendered shortly after their request.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  return { outcomes, wrong: [...wrong, ...watch.done()] };
}

/** Formats the table like the formatter. */
function tableOf(rows: ReadonlyMap<string, readonly string[]>): string {
  const lines = [['operation', ...faultNames], ...[...rows].map(([name, told]) => [name, ...told])];
  const widths = ['operation', ...faultNames].map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const written = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...body] = lines.map((line) =>
    written(widths.map((width, column) => (line[column] ?? '').padEnd(width))),
  );
  return [head, written(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

const isNamed = (name: string): name is OperationName => name in areaOf;

/** A person before the app, with the network and the provider's effects. */
interface Visit<Person> {
  readonly person: Person;
  readonly network: Network;
  /** Reads all effects at the provider. */
  readonly effects: () => Promise<Effects>;
}

type Declare<Person> = (title: string, meet: (visit: Visit<Person>) => Promise<void>) => void;

const asGoneBy = <Person>({ open, press, again, ...rest }: Approach<Person>, person: Person): Approach<void> => ({
  ...rest,
  open: () => open(person),
  press: () => press(person),
  ...(again === undefined ? {} : { again: () => again(person) }),
});

/**
 * Creates the fault matrix of an app with its tests in `folder`: a test for every row, and a comparison of the whole
 * table with its copy in `docs`.
 */
export const matrixFor =
  <Person>(folder: string, declare: Declare<Person>) =>
  (title: string, file: string, approaches: Approaches<Person>): void => {
    const rows = new Map<string, readonly string[]>();
    for (const [name, approach] of Object.entries<Approach<Person> | undefined>(approaches)) {
      const [operation = ''] = name.split(',');
      if (approach === undefined || !isNamed(operation))
        throw new Error(`Unknown operation, or no approach to it: ${operation}`);
      declare(`${name} meets every fault`, async ({ person, ...around }) => {
        const row: Row = { approach: asGoneBy(approach, person), ...(await declared(operation)), ...around };
        const { outcomes, wrong } = await meetEvery(row);
        rows.set(
          name,
          faultNames.map((fault) => outcomes[fault] ?? ''),
        );
        expect(wrong).toEqual([]);
      });
    }
    test('every row has shown hostile texts', () => {
      expect(placedPayloads()).toBeGreaterThan(rows.size * 5);
    });
    test('the table in docs matches the outcomes', async () => {
      await expect(`# ${title}\n\n${noteOf(folder)}\n\n${tableOf(rows)}\n`).toMatchFileSnapshot(file);
    });
  };
