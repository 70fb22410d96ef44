import { readSuiteTests, suiteNames } from '../tasks/suites.ts';
import { readAllRows } from './documents.ts';
import { computeTally, type Tally } from './tally.ts';

/** Tally of all rows by the reports of the latest run. */
export const computeReportedTally = (): Tally =>
  computeTally(
    readAllRows().map(({ id }) => id),
    suiteNames.flatMap((name) => readSuiteTests(name) ?? []),
  );

/** Ids in titles that are no rows. */
export const formatUnknownIds = ({ unknown }: Tally): string[] =>
  unknown.map(({ id, title }) => `no such row: ${id} in "${title}"`);
