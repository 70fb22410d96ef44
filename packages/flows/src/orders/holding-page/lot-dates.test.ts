import { describe, expect, test } from 'vitest';
import { holdingOf, type Holding } from '../../holdings/records.ts';
import { flexiCap } from '../holding-list/testing/sample-holdings.ts';
import { ageInDays, lotDatesOf } from './lot-dates.ts';

const holding = holdingOf(flexiCap);
const from = (day: string) => ({ kind: 'from', day }) as const;
const datesOf = (change: Partial<Holding>, boughtOn: string, today = '2026-11-23') =>
  lotDatesOf({ ...holding, ...change }, { boughtOn }, today);

describe('the day without exit load', () => {
  test('follows the last day of the last slab', () => {
    // 365 days after 10 February 2026 is 10 February 2027.
    expect(datesOf({}, '2026-02-10').loadFree).toEqual(from('2027-02-11'));
    const slabs = [
      { upToDays: 30, percent: 2 },
      { upToDays: 90, percent: 1 },
      { upToDays: 180, percent: 0 },
    ];
    expect(datesOf({ exitLoadSlabs: slabs }, '2026-09-01').loadFree).toEqual(from('2026-12-01'));
  });

  test('has passed on the day of purchase without exit load, and is unknown if the exit loads are', () => {
    expect(datesOf({ exitLoadSlabs: [] }, '2026-11-23').loadFree).toEqual({ kind: 'past' });
    expect(datesOf({ exitLoadSlabs: null }, '2026-02-10').loadFree).toEqual({ kind: 'unknown' });
  });
});

describe('the first day of a long-term gain', () => {
  const equity = { domesticEquityPercent: 80, debtPercent: 10 };
  const debt = { domesticEquityPercent: 0, debtPercent: 95 };
  const gold = { domesticEquityPercent: 0, debtPercent: 0 };
  test.each([
    ['of shares, after 12 months', equity, '2025-11-23', from('2026-11-24')],
    ['of shares, in the past on its first day', equity, '2025-11-22', { kind: 'past' }],
    ['of gold, after 24 months', gold, '2024-11-23', from('2026-11-24')],
    ['of debt bought before 1 April 2023, after 24 months', debt, '2023-03-31', { kind: 'past' }],
    ['of debt bought from 1 April 2023 on, never', debt, '2023-04-01', { kind: 'never' }],
  ] as const)('%s', (_, assetShares, boughtOn, expected) => {
    expect(datesOf({ assetShares }, boughtOn).longTerm).toEqual(expected);
  });

  test('is unknown without the shares of the assets', () => {
    expect(datesOf({ assetShares: null }, '2024-11-23').longTerm).toEqual({ kind: 'unknown' });
  });
});

test('the lock-in ends for each lot after its months', () => {
  const locked = { lockInMonths: 36 };
  expect(datesOf(locked, '2024-10-07').unlocked).toEqual(from('2027-10-07'));
  expect(datesOf(locked, '2024-02-29').unlocked).toEqual(from('2027-02-28'));
  expect(datesOf(locked, '2023-11-23').unlocked).toEqual({ kind: 'past' });
  expect(datesOf({}, '2024-10-07').unlocked).toBeNull();
});

test('the age of a lot is in days', () => {
  expect(ageInDays('2026-02-10', '2026-11-23')).toBe(286);
});
