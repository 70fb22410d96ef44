import { type TestOutcome } from '../tasks/reports.ts';
import { prefixes, type Prefix } from '../../packages/review-room/build/documents/rows.ts';
import { parseRowIds } from '../../packages/review-room/build/documents/tags.ts';

export interface Tally {
  readonly proven: readonly string[];
  readonly failing: readonly string[];
  readonly unproven: readonly string[];
  /** Ids in titles that no document has, with the title. */
  readonly unknown: readonly { readonly id: string; readonly title: string }[];
}

/** A row is proven when a test that names it passed and none failed; failing when one failed. Skips do not count. */
export function computeTally(rows: readonly string[], tests: readonly TestOutcome[]): Tally {
  const known = new Set(rows);
  const named = tests.flatMap((test) => parseRowIds(test.title).map((id) => ({ id, ...test })));
  const idsWithOutcome = (outcome: TestOutcome['outcome']) =>
    new Set(named.filter((test) => test.outcome === outcome).map(({ id }) => id));
  const failed = idsWithOutcome('failed');
  const passed = idsWithOutcome('passed');
  return {
    proven: rows.filter((id) => passed.has(id) && !failed.has(id)),
    failing: rows.filter((id) => failed.has(id)),
    unproven: rows.filter((id) => !passed.has(id) && !failed.has(id)),
    unknown: named.filter(({ id }) => !known.has(id)).map(({ id, title }) => ({ id, title })),
  };
}

const countIds = (prefix: Prefix, ids: readonly string[]) => ids.filter((id) => id.startsWith(`${prefix}-`)).length;

/** One line per document and the sum. */
export function formatTally({ proven, failing, unproven }: Tally): string[] {
  const total = proven.length + failing.length + unproven.length;
  return [
    ...prefixes.map((prefix) => {
      const rows = countIds(prefix, proven) + countIds(prefix, failing) + countIds(prefix, unproven);
      return `${prefix} ${countIds(prefix, proven)}/${rows} proven, ${countIds(prefix, failing)} failing`;
    }),
    `conformance: ${proven.length}/${total} proven, ${failing.length} failing`,
  ];
}
