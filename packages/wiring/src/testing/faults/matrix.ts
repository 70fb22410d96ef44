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
  `Written by the app tests in \`${folder}\` (\`npx vitest run --project app --update=all ${folder}\`): what a person is told when one call of an operation goes wrong. \`→\`: the page that it leads to; \`dialog\` and \`notification\` stand above the page, \`alert\` and \`status\` in it; \`harmless\`: the page goes on, and nothing of the text ran.`;

async function declared(name: OperationName): Promise<Pick<Row, 'paths' | 'operation' | 'isIdempotent' | 'isKeyed'>> {
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

/** Every fault of one operation; the page is opened anew only where the last one has led away from it. */
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
      // What the page still asks for would meet the impatience that is meant for the press.
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
  // What was asked for is told a moment after it was.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  return { outcomes, wrong: [...wrong, ...watch.done()] };
}

/** Written as the formatter writes it. */
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

/** Somebody before the app, and what stands behind it. */
interface Visit<Person> {
  readonly person: Person;
  readonly network: Network;
  /** What everything that was done has left behind at the provider. */
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
 * The matrix of an app, whose tests stand in `folder`: a test for every row; the table of all of them is held to the one
 * that is written in `docs`.
 */
export const matrixFor =
  <Person>(folder: string, declare: Declare<Person>) =>
  (title: string, file: string, approaches: Approaches<Person>): void => {
    const rows = new Map<string, readonly string[]>();
    for (const [name, approach] of Object.entries<Approach<Person> | undefined>(approaches)) {
      const [operation = ''] = name.split(',');
      if (approach === undefined || !isNamed(operation))
        throw new Error(`There is no operation ${operation}, or nobody comes to it.`);
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
    test('texts that want to do something were shown in every way', () => {
      expect(placedPayloads()).toBeGreaterThan(rows.size * 5);
    });
    test('the table says what became of each', async () => {
      await expect(`# ${title}\n\n${noteOf(folder)}\n\n${tableOf(rows)}\n`).toMatchFileSnapshot(file);
    });
  };
