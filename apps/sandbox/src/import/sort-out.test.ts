import { describe, expect, test } from 'vitest';
import { type AmfiRow } from './amfi-row.ts';
import { countByReason, sortOut } from './sort-out.ts';

const section = { isOpenEnded: true, category: 'Debt Scheme', subCategory: 'Liquid Fund' };
let line = 0;
const row = (change: Partial<AmfiRow>): AmfiRow => {
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
const reasonsOf = (...rows: readonly AmfiRow[]) => sortOut({ rows, malformed: [] }).refused.map(({ reason }) => reason);

describe('a row is offered', () => {
  test('with a NAV above zero, an ISIN and a NAV of the last thirty days', () => {
    expect(reasonsOf(row({}), row({ day: 19_970 }))).toEqual([]);
  });

  test.each([
    ['zeroNav', { nav: 0 }],
    ['noIsin', { isins: [] }],
    ['stale', { day: 19_969 }],
  ] as const)('and refused as %s otherwise', (reason, change) => {
    expect(reasonsOf(row({}), row(change))).toEqual([reason]);
  });

  test('first, when two rows have an ISIN in common', () => {
    const [one, other] = [row({ isins: ['INF1', 'INF2'] }), row({ isins: ['INF3', 'INF2'] })];
    const { offered, refused } = sortOut({ rows: [one, other], malformed: [] });
    expect(offered).toEqual([one]);
    expect(refused[0]).toMatchObject({
      line: other.line,
      reason: 'duplicateIsin',
      detail: `INF2 stands in line ${one.line} too`,
    });
  });

  test('although a refused row has its ISIN too', () => {
    expect(reasonsOf(row({ isins: ['INF1'], nav: 0 }), row({ isins: ['INF1'] }))).toEqual(['zeroNav']);
  });

  test('only once for a scheme code', () => {
    expect(reasonsOf(row({ code: '1' }), row({ code: '1' }))).toEqual(['malformed']);
  });
});

test('accepted and refused rows add up to the rows read, refused ones in the order of the file', () => {
  const rows = [row({}), row({ nav: 0 }), row({ day: 1 })];
  const malformed = [{ line: 1, code: 'x', name: '', problem: 'the scheme code is no number' }];
  const { offered, refused } = sortOut({ rows, malformed });
  expect(offered.length + refused.length).toBe(rows.length + malformed.length);
  expect(refused.map((one) => one.reason)).toEqual(['malformed', 'zeroNav', 'stale']);
  expect(countByReason(refused)).toEqual({ zeroNav: 1, noIsin: 0, stale: 1, duplicateIsin: 0, malformed: 1 });
});
