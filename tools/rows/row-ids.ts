import { readSuiteTests, type SuiteName } from '../tasks/suites.ts';
import { readAllRows } from '../../packages/review-room/build/documents/documents.ts';
import { computeTally, type Tally } from './tally.ts';

/** Tally of all rows by the latest reports of suites; a suite without a report proves nothing. */
export const computeReportedTally = (suites: readonly SuiteName[]): Tally =>
  computeTally(
    readAllRows().map(({ id }) => id),
    suites.flatMap((name) => readSuiteTests(name) ?? []),
  );

/** Ids in titles that are no rows. */
export const formatUnknownIds = ({ unknown }: Tally): string[] =>
  unknown.map(({ id, title }) => `no such row: ${id} in "${title}"`);
