import { readSuite, suiteNames } from '../results/suites.ts';
import { type Step } from '../steps/step.ts';
import { allRows } from './documents.ts';
import { tallyLines, tallyOf } from './tally.ts';

/** Whether every row id in a title is a row; says how many rows the suites that just ran have proven. */
export const rowIdsStep: Step = {
  name: 'row ids',
  run: () => {
    const tests = suiteNames.flatMap((name) => readSuite(name) ?? []);
    const tally = tallyOf(
      allRows().map(({ id }) => id),
      tests,
    );
    const failed = tally.unknown.length === 0 ? 0 : 1;
    return Promise.resolve({
      passed: 1 - failed,
      failed,
      detail: tally.unknown.map(({ id, title }) => `no such row: ${id} in "${title}"`),
      note: tallyLines(tally).at(-1) ?? '',
    });
  },
};
