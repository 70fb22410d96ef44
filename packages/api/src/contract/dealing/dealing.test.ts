import { describe, expect, test } from 'vitest';
import { computeDealing } from './compute-dealing.ts';
import { dealingRules, redemptionCutOffOf } from './dealing-rules.ts';
import { fundKindOf, type FundKind } from './fund-kind.ts';

const dealing = (
  moment: string,
  {
    side = 'sale',
    fundKind = 'liquid',
    cutOff = '15:00',
    holidays = [],
  }: { side?: 'sale' | 'purchase'; fundKind?: FundKind; cutOff?: string; holidays?: readonly string[] } = {},
) => {
  const [day = '', time = ''] = moment.split(' ');
  return computeDealing({ day, time }, { side, fundKind, cutOff, holidays: new Set(holidays) });
};

describe('the redemption of a liquid or overnight fund', () => {
  test.each([
    // Friday to Monday; the day of the credit counts from the dealing day.
    ['2026-11-20 14:00', '2026-11-22', '2026-11-20'],
    ['2026-11-20 15:00', '2026-11-22', '2026-11-20'],
    ['2026-11-20 15:01', '2026-11-23', '2026-11-23'],
    ['2026-12-11 14:00', '2026-12-13', '2026-12-11'],
    ['2026-11-19 09:00', '2026-11-19', '2026-11-19'],
    ['2026-11-19 15:01', '2026-11-20', '2026-11-20'],
    ['2026-11-21 10:00', '2026-11-23', '2026-11-23'],
    ['2026-11-22 23:00', '2026-11-23', '2026-11-23'],
    ['2027-12-31 09:00', '2028-01-02', '2027-12-31'],
  ])('requested at %s has the NAV of %s and is dealt on %s', (moment, navDay, dealtOn) => {
    for (const fundKind of ['liquid', 'overnight'] as const)
      expect(dealing(moment, { fundKind })).toMatchObject({ navDay, dealtOn });
  });

  test('before a holiday has the NAV of the holiday; late, that of the next business day', () => {
    const holidays = ['2026-11-23', '2026-11-25'];
    expect(dealing('2026-11-20 14:00', { holidays })).toMatchObject({ navDay: '2026-11-23', dealtOn: '2026-11-20' });
    expect(dealing('2026-11-20 15:01', { holidays })).toMatchObject({ navDay: '2026-11-24', dealtOn: '2026-11-24' });
    expect(dealing('2026-11-23 09:00', { holidays })).toMatchObject({ navDay: '2026-11-25', dealtOn: '2026-11-24' });
  });

  test('of an overnight fund is in time up to 19:00 since 1 June 2025', () => {
    expect(redemptionCutOffOf('overnight', '2025-05-31')).toBe('15:00');
    expect(redemptionCutOffOf('overnight', '2025-06-01')).toBe('19:00');
    expect([redemptionCutOffOf('liquid', '2026-11-20'), redemptionCutOffOf('other', '2026-11-20')]).toEqual([
      '15:00',
      '15:00',
    ]);
    const overnight = { fundKind: 'overnight', cutOff: redemptionCutOffOf('overnight', '2026-11-20') } as const;
    expect(dealing('2026-11-20 19:00', overnight)?.navDay).toBe('2026-11-22');
    expect(dealing('2026-11-20 19:01', overnight)?.navDay).toBe('2026-11-23');
  });
});

test('the redemption of any other fund has the NAV of its dealing day', () => {
  expect(dealing('2026-11-20 15:00', { fundKind: 'other' })?.navDay).toBe('2026-11-20');
  expect(dealing('2026-11-20 15:01', { fundKind: 'other' })?.navDay).toBe('2026-11-23');
});

test('the purchase of a liquid fund has the NAV of the day before its dealing day', () => {
  const liquid = { side: 'purchase', cutOff: '13:30:00' } as const;
  expect(dealing('2026-11-23 13:30', liquid)).toEqual({ navDay: '2026-11-22', dealtOn: '2026-11-23', isInTime: true });
  expect(dealing('2026-11-20 13:31', liquid)).toMatchObject({ navDay: '2026-11-22', dealtOn: '2026-11-23' });
  expect(dealing('2026-11-20 13:31', { ...liquid, fundKind: 'other' })?.navDay).toBe('2026-11-23');
});

test('a fund is liquid by its sub-category, and without one by a purchase cut-off of 13:30 or before', () => {
  expect(fundKindOf({ subCategory: 'Liquid Fund', purchaseCutOff: '15:00:00' })).toBe('liquid');
  expect(fundKindOf({ subCategory: 'Overnight Fund' })).toBe('overnight');
  expect(fundKindOf({ subCategory: 'Flexi Cap Fund', purchaseCutOff: '13:30' })).toBe('other');
  expect(fundKindOf({ subCategory: '', purchaseCutOff: '13:30:00' })).toBe('liquid');
  expect(fundKindOf({ purchaseCutOff: '13:31' })).toBe('other');
  expect(fundKindOf({})).toBe('other');
});

test('every rule names its source', () => {
  for (const { source } of dealingRules) expect(source).toMatch(/\d{4}/);
});
