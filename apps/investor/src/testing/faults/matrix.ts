import type { OperationName } from '@folioflow/api/contract';
import { onTestFinished } from 'vitest';
import { areaOf } from '../../../../../packages/api/src/client/operations.ts';
import { loadArea } from '../../../../../packages/api/src/client/areas.ts';
import { routeOfRequest, type Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { watchHostile } from '../../../../../packages/ui/src/testing/hostile-watch.ts';
import { drawOnce } from '@folioflow/wiring/testing/app-test';
import { expect, test } from '../app-test.tsx';
import type { Approach, Approaches } from './approach.ts';
import { cell, effectsOf, settled, type Row } from './cell.ts';
import type { Counts } from './effects.ts';
import { faultNames, isCarried, type FaultName } from './faults.ts';
import { placedPayloads } from './hostile.ts';

const note =
  'Written by the app tests in `apps/investor/src/faults` (`npx vitest run --project app --update=all apps/investor/src/faults`): what a person is told when one call of an operation goes wrong. `→`: the page that it leads to; `dialog` and `notification` stand above the page, `alert` and `status` in it; `harmless`: the page goes on, and nothing of the text ran.';

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
  const { approach, person } = row;
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
      await approach.open(person);
      // What the page still asks for would meet the impatience that is meant for the press.
      await settled(person);
      place = location.pathname;
      atProvider = await effectsOf(person);
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

/** A test for every row; the table of all of them is held to the one that is written in `docs`. */
export function matrixOf(title: string, file: string, approaches: Approaches): void {
  const rows = new Map<string, readonly string[]>();
  for (const [name, approach] of Object.entries<Approach | undefined>(approaches)) {
    const [operation = ''] = name.split(',');
    if (approach === undefined || !isNamed(operation))
      throw new Error(`There is no operation ${operation}, or nobody comes to it.`);
    test(`${name} meets every fault`, async ({ investor, network }) => {
      const { outcomes, wrong } = await meetEvery({
        approach,
        ...(await declared(operation)),
        person: { investor, network },
      });
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
    await expect(`# ${title}\n\n${note}\n\n${tableOf(rows)}\n`).toMatchFileSnapshot(file);
  });
}
