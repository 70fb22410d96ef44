import { expect, test } from 'vitest';
import {
  figureWithMinRatio,
  figureWithMaxValue,
  figureWithMaxRatio,
  isWithinBudget,
  measureAll,
  formatTable,
} from './figure.ts';

const measuredBytes = (value: number) => ({ name: 'sign-in', value, unit: 'bytes' as const });

test('a budget is a ratio to the floor of the same run, or an absolute limit', () => {
  expect(figureWithMaxRatio(1.4, { ...measuredBytes(140), floor: 100 })).toMatchObject({ ratio: 1.4, pass: true });
  expect(figureWithMaxRatio(1.4, { ...measuredBytes(141), floor: 100 })).toMatchObject({ ratio: 1.41, pass: false });
  expect(figureWithMinRatio(0.5, { ...measuredBytes(49), floor: 100 })).toMatchObject({ ratio: 0.49, pass: false });
  expect(figureWithMaxValue(2500, measuredBytes(2500))).toMatchObject({ ratio: null, floor: null, pass: true });
});

test('what is left out and what breaks is named with its reason, and only the latter fails', async () => {
  const bench = await measureAll(
    [
      {
        name: 'sign-in',
        isBytes: true,
        measure: () => Promise.resolve(figureWithMaxRatio(1.4, { ...measuredBytes(230), floor: 100 })),
      },
      { name: 'filter', isBytes: false, measure: () => Promise.resolve('there is no filter yet') },
      { name: 'chart', isBytes: true, measure: () => Promise.reject(new Error('no chart page\n  at x')) },
    ],
    () => undefined,
  );
  expect(bench.leftOut).toEqual([{ name: 'filter', why: 'there is no filter yet' }]);
  expect(bench.broken).toEqual([{ name: 'chart', why: 'no chart page' }]);
  expect(isWithinBudget(bench)).toBe(false);
  expect(formatTable(bench)).toEqual([
    'figure   value      floor  ratio  budget',
    'sign-in  230 bytes  100    2.3    ≤ 1.4   OVER',
    'broken: chart: no chart page',
    'left out: filter: there is no filter yet',
  ]);
});
