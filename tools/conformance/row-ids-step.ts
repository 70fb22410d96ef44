import { readSuiteTests, suiteNames } from '../results/suites.ts';
import { type Step } from '../steps/step.ts';
import { readAllRows } from './documents.ts';
import { formatTally, computeTally } from './tally.ts';

/** Checks that every row id in a title is a row, and reports the number of rows that the latest suites have proven. */
export const rowIdsStep: Step = {
  name: 'row ids',
  run: () => {
    const tests = suiteNames.flatMap((name) => readSuiteTests(name) ?? []);
    const tally = computeTally(
      readAllRows().map(({ id }) => id),
      tests,
    );
    const failed = tally.unknown.length === 0 ? 0 : 1;
    return Promise.resolve({
      passed: 1 - failed,
      failed,
      detail: tally.unknown.map(({ id, title }) => `no such row: ${id} in "${title}"`),
      note: formatTally(tally).at(-1) ?? '',
    });
  },
};
