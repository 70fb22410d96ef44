import { expect, test } from 'vitest';
import { atLeastTimes, atMost, atMostTimes, isWithinBudget, measureAll, tableOf } from './figure.ts';

const bytes = (value: number) => ({ name: 'sign-in', value, unit: 'bytes' as const });

test('a budget is a ratio to the floor of the same run, or an absolute limit', () => {
  expect(atMostTimes(1.15, { ...bytes(115), floor: 100 })).toMatchObject({ ratio: 1.15, pass: true });
  expect(atMostTimes(1.15, { ...bytes(116), floor: 100 })).toMatchObject({ ratio: 1.16, pass: false });
  expect(atLeastTimes(0.5, { ...bytes(49), floor: 100 })).toMatchObject({ ratio: 0.49, pass: false });
  expect(atMost(2500, bytes(2500))).toMatchObject({ ratio: null, floor: null, pass: true });
});

test('what is left out and what breaks is named with its reason, and only the latter fails', async () => {
  const bench = await measureAll(
    [
      {
        name: 'sign-in',
        isBytes: true,
        measure: () => Promise.resolve(atMostTimes(1.15, { ...bytes(230), floor: 100 })),
      },
      { name: 'filter', isBytes: false, measure: () => Promise.resolve('there is no filter yet') },
      { name: 'chart', isBytes: true, measure: () => Promise.reject(new Error('no chart page\n  at x')) },
    ],
    () => undefined,
  );
  expect(bench.leftOut).toEqual([{ name: 'filter', why: 'there is no filter yet' }]);
  expect(bench.broken).toEqual([{ name: 'chart', why: 'no chart page' }]);
  expect(isWithinBudget(bench)).toBe(false);
  expect(tableOf(bench)).toEqual([
    'figure   value      floor  ratio  budget',
    'sign-in  230 bytes  100    2.3    ≤ 1.15  OVER',
    'broken: chart: no chart page',
    'left out: filter: there is no filter yet',
  ]);
});
