import type { OperationName } from '@folioflow/api/contract';
import { onTestFinished, test } from 'vitest';
import { areaOf } from '../../../../../packages/api/src/client/operations.ts';
import { loadArea } from '../../../../../packages/api/src/client/areas.ts';
import { httpRouteOfRequest, type Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { watchHostileEffects } from '../../../../../packages/ui/src/testing/hostile-watch.ts';
import { disableStrictMode, expect } from '../app-test.ts';
import type { Network } from '../network.ts';
import type { Approach, Approaches } from './approach.ts';
import { checkCell, readEffectCounts, waitUntilSettled, type MatrixRow } from './cell.ts';
import type { EffectCounts, Effects } from './effects.ts';
import { describeColumns, faultNames, hasEffectDespiteFault, type FaultName } from './faults.ts';
import { insertedPayloadCount } from './hostile.ts';

const tableIntroduction = (folder: string): string =>
  `Written by the app tests in \`${folder}\` (\`npx vitest run --project app --update=all ${folder}\`): the display of a failed call, for each operation and class of faults. \`→\`: the page that it leads to; \`dialog\` and \`notification\` are shown above the page, \`alert\` and \`status\` on it; \`harmless\`: the page continues, and no hostile text was executed.\n\n${describeColumns(faultNames)}`;

/** Returns the paths of an operation and the properties of its calls. */
export async function describeOperation(
  name: OperationName,
): Promise<Pick<MatrixRow, 'paths' | 'operation' | 'isIdempotent' | 'isKeyed'>> {
  const table: Readonly<Record<string, Operation>> = await loadArea(areaOf[name]);
  const operation = table[name];
  if (operation === undefined) throw new Error(`${name} has no declaration.`);
  const ways = [operation, ...(operation.variants ?? [])];
  return {
    paths: [...new Set(ways.map(({ path }) => path.replace(/^\//, '')))],
    operation,
    isIdempotent: ways.some(({ idempotent }) => idempotent === true),
    isKeyed: ({ method, body }) => {
      const way = httpRouteOfRequest(operation, body);
      return way.idempotent && way.method === method;
    },
  };
}

/** Exposes an operation to a fault of each class; the page is opened again only if the last fault led away from it. */
async function checkEveryClass(row: MatrixRow) {
  const { approach } = row;
  const outcomes: Partial<Record<FaultName, string>> = {};
  const wrong: string[] = [];
  const seen = new Set<string>();
  const watch = watchHostileEffects();
  onTestFinished(watch.stop);
  disableStrictMode();
  const isNews = (outcome: string) => !seen.has(outcome) && seen.add(outcome) === seen;
  let place: string | null = null;
  let atProvider: EffectCounts = new Map();
  for (const fault of faultNames) {
    if (place === null || location.pathname !== place || approach.openedPath !== undefined) {
      await approach.open();
      // The running calls of the page must not be hit by the fault that is meant for the press.
      await waitUntilSettled(row);
      place = location.pathname;
      atProvider = await readEffectCounts(row);
    }
    const outcome = await checkCell(row, { fault, atProvider, isNews });
    atProvider = outcome.atProvider;
    outcomes[fault] = outcome.signs;
    wrong.push(...outcome.wrong.map((violation) => `${fault}: ${violation}`));
    if (location.pathname !== place || outcome.wrong.length > 0 || hasEffectDespiteFault(fault)) place = null;
  }
  // Requested values are rendered shortly after their request.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  return { outcomes, wrong: [...wrong, ...watch.done()] };
}

/** Formats a table with these heads like the formatter. */
export function formatTable(heads: readonly string[], rows: ReadonlyMap<string, readonly string[]>): string {
  const lines = [heads, ...[...rows].map(([name, signs]) => [name, ...signs])];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...body] = lines.map((line) =>
    formatRow(widths.map((width, column) => (line[column] ?? '').padEnd(width))),
  );
  return [head, formatRow(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

const isOperationName = (name: string): name is OperationName => name in areaOf;

/** A user in front of the app, with the network and the effects at the provider. */
interface PersonVisit<Person> {
  readonly person: Person;
  readonly network: Network;
  /** Reads all effects at the provider. */
  readonly effects: () => Promise<Effects>;
}

type DeclareTest<Person> = (title: string, meet: (visit: PersonVisit<Person>) => Promise<void>) => void;

const bindPerson = <Person>({ open, press, retry, ...rest }: Approach<Person>, person: Person): Approach<void> => ({
  ...rest,
  open: () => open(person),
  press: () => press(person),
  ...(retry === undefined ? {} : { retry: () => retry(person) }),
});

/**
 * Creates the fault matrix of an app with its tests in `folder`: a test for every row, and a comparison of the whole
 * table with its copy in `docs`.
 */
export const createFaultMatrix =
  <Person>(folder: string, declare: DeclareTest<Person>) =>
  (title: string, file: string, approaches: Approaches<Person>): void => {
    const rows = new Map<string, readonly string[]>();
    for (const [name, approach] of Object.entries<Approach<Person> | undefined>(approaches)) {
      const [operation = ''] = name.split(',');
      if (approach === undefined || !isOperationName(operation))
        throw new Error(`Unknown operation, or no approach to it: ${operation}`);
      declare(`${name} meets a fault of each class`, async ({ person, ...around }) => {
        const row: MatrixRow = {
          approach: bindPerson(approach, person),
          ...(await describeOperation(operation)),
          ...around,
        };
        const { outcomes, wrong } = await checkEveryClass(row);
        rows.set(
          name,
          faultNames.map((fault) => outcomes[fault] ?? ''),
        );
        expect(wrong).toEqual([]);
      });
    }
    test('every row has shown hostile texts', () => {
      expect(insertedPayloadCount()).toBeGreaterThan(rows.size * 2);
    });
    test('the table in docs matches the outcomes', async () => {
      await expect(
        `# ${title}\n\n${tableIntroduction(folder)}\n\n${formatTable(['operation', ...faultNames], rows)}\n`,
      ).toMatchFileSnapshot(file);
    });
  };
