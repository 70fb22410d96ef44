import { describe, expect, test } from 'vitest';
import { type AmfiRow } from './amfi-row.ts';
import { countByReason, sortRows } from './sort-rows.ts';

const section = { isOpenEnded: true, category: 'Debt Scheme', subCategory: 'Liquid Fund' };
let line = 0;
const createRow = (change: Partial<AmfiRow>): AmfiRow => {
  line += 1;
  return {
    line,
    code: String(line),
    isins: [`INF000A0${String(1000 + line)}`],
    name: 'Fund',
    nav: 10,
    day: 20_000,
    amc: 'A',
    section,
    ...change,
  };
};
const refusalReasonsOf = (...rows: readonly AmfiRow[]) =>
  sortRows({ rows, malformed: [] }).refused.map(({ reason }) => reason);

describe('a row is offered', () => {
  test('with a NAV above zero, an ISIN and a NAV of the last thirty days', () => {
    expect(refusalReasonsOf(createRow({}), createRow({ day: 19_970 }))).toEqual([]);
  });

  test.each([
    ['zeroNav', { nav: 0 }],
    ['noIsin', { isins: [] }],
    ['stale', { day: 19_969 }],
  ] as const)('and refused as %s otherwise', (reason, change) => {
    expect(refusalReasonsOf(createRow({}), createRow(change))).toEqual([reason]);
  });

  test('first, when two rows have an ISIN in common', () => {
    const [one, other] = [createRow({ isins: ['INF1', 'INF2'] }), createRow({ isins: ['INF3', 'INF2'] })];
    const { offered, refused } = sortRows({ rows: [one, other], malformed: [] });
    expect(offered).toEqual([one]);
    expect(refused[0]).toMatchObject({
      line: other.line,
      reason: 'duplicateIsin',
      detail: `INF2 stands in line ${one.line} too`,
    });
  });

  test('even if a refused row has the same ISIN', () => {
    expect(refusalReasonsOf(createRow({ isins: ['INF1'], nav: 0 }), createRow({ isins: ['INF1'] }))).toEqual([
      'zeroNav',
    ]);
  });

  test('only once for a scheme code', () => {
    expect(refusalReasonsOf(createRow({ code: '1' }), createRow({ code: '1' }))).toEqual(['malformed']);
  });
});

test('accepted and refused rows add up to the rows read, refused ones in the order of the file', () => {
  const rows = [createRow({}), createRow({ nav: 0 }), createRow({ day: 1 })];
  const malformed = [{ line: 1, code: 'x', name: '', problem: 'the scheme code is no number' }];
  const { offered, refused } = sortRows({ rows, malformed });
  expect(offered.length + refused.length).toBe(rows.length + malformed.length);
  expect(refused.map((one) => one.reason)).toEqual(['malformed', 'zeroNav', 'stale']);
  expect(countByReason(refused)).toEqual({ zeroNav: 1, noIsin: 0, stale: 1, duplicateIsin: 0, malformed: 1 });
});
