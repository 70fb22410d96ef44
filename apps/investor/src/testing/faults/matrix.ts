import type { Area, OperationName } from '@folioflow/api/contract';
import { areaOf } from '../../../../../packages/api/src/client/operations.ts';
import { loadArea } from '../../../../../packages/api/src/client/areas.ts';
import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { expect, test } from '../app-test.tsx';
import type { Approach, Person } from './approach.ts';
import { approaches } from './approaches.ts';
import { cell } from './cell.ts';
import { faultNames, type FaultName } from './faults.ts';

const note =
  'Written by the app tests in `apps/investor/src/faults` (`npx vitest run --project app --update=all apps/investor/src/faults`): what a person is told when one call of an operation goes wrong. `→`: the page that it leads to; `dialog` and `notification` stand above the page, `alert` and `status` in it.';
const operations = Object.keys(approaches) as (keyof typeof approaches)[];

async function pathsOf(name: OperationName): Promise<readonly string[]> {
  const table: Readonly<Record<string, Operation>> = await loadArea[areaOf[name]]();
  const declared = table[name];
  if (declared === undefined) throw new Error(`${name} is declared nowhere.`);
  return [...new Set([declared, ...(declared.variants ?? [])].map(({ path }) => path.replace(/^\//, '')))];
}

/** Every fault of one operation; the page is opened anew only where the last one has led away from it. */
async function rowOf(approach: Approach, paths: readonly string[], person: Person) {
  const row: Partial<Record<FaultName, string>> = {};
  const wrong: string[] = [];
  const seen = new Set<string>();
  let place: string | null = null;
  for (const fault of faultNames) {
    if (place === null || location.pathname !== place || approach.opens !== undefined) {
      await approach.open(person);
      place = location.pathname;
    }
    const outcome = await cell(approach, fault, paths, person, (told) => !seen.has(told) && seen.add(told) === seen);
    row[fault] = outcome.told;
    wrong.push(...outcome.wrong.map((what) => `${fault}: ${what}`));
    if (location.pathname !== place || outcome.wrong.length > 0) place = null;
  }
  return { row, wrong };
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

/** The rows of these areas, each operation a test; the table of all of them is held to the one that is written in `docs`. */
export function matrixOf(title: string, file: string, isMine: (area: Area) => boolean): void {
  const rows = new Map<string, readonly string[]>();
  for (const name of operations) {
    const approach: Approach | 'noScreen' = approaches[name];
    if (approach === 'noScreen' || !isMine(areaOf[name])) continue;
    test(`${name} meets every fault`, async ({ investor, network }) => {
      const { row, wrong } = await rowOf(approach, await pathsOf(name), { investor, network });
      rows.set(
        name,
        faultNames.map((fault) => row[fault] ?? ''),
      );
      expect(wrong).toEqual([]);
    });
  }
  test('the table says what became of each', async () => {
    await expect(`# ${title}\n\n${note}\n\n${tableOf(rows)}\n`).toMatchFileSnapshot(file);
  });
}
