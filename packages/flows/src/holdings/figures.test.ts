import { describe, expect, test } from 'vitest';
import { annualReturnOf, groupByHolding, holdingFiguresOf, percentOf } from './figures.ts';
import { holdingOf, type Holding, type HoldingTransaction } from './records.ts';
import { wireHolding } from './testing/sample-wire.ts';

/** 150.5 units for ₹7,800.25, at a NAV of ₹58.4137 after ₹58.1002. */
const holding = holdingOf(wireHolding);
const { folio, schemeCode } = holding;

const transactionOf = (rest: Partial<HoldingTransaction>): HoldingTransaction => ({
  folio,
  schemeCode,
  day: '2025-03-10',
  kind: 'purchase',
  units: 100_000,
  nav: 50,
  paise: 500_000,
  stampDutyPaise: 25,
  sttPaise: 0,
  exitLoadPaise: 0,
  orderId: 'order-1',
  orderType: 'single',
  ...rest,
});
const purchase = transactionOf({});
const laterPurchase = transactionOf({ day: '2026-08-10', units: 50_500, paise: 280_025 });
const redemption = transactionOf({
  day: '2026-03-10',
  kind: 'redemption',
  paise: 600_000,
  sttPaise: 6,
  exitLoadPaise: 94,
});

describe('holdingFiguresOf', () => {
  test('has value, cost of the units that are left, gain, average cost and change of the day', () => {
    // 150.5 × 58.4137 = 8,791.26185; 150.5 × 58.1002 = 8,744.0801; 8,791.26 − 7,800.25 = 991.01; 7,800.25 ÷ 150.5.
    const figures = holdingFiguresOf(holding, null);
    expect(figures).toMatchObject({
      valuePaise: 879_126,
      investedPaise: 780_025,
      gainPaise: 99_101,
      dayChangePaise: 4_718,
    });
    expect(figures.gainPercent).toBeCloseTo(12.7048, 3);
    expect(figures.averageCost).toBeCloseTo(51.8289, 4);
  });

  test('has a cost but neither value nor gain without a NAV', () => {
    expect(holdingFiguresOf({ ...holding, nav: null, navDay: null, previousNav: null }, null)).toMatchObject({
      valuePaise: null,
      investedPaise: 780_025,
      gainPaise: null,
      gainPercent: null,
      dayChangePaise: null,
    });
  });

  test('has no change of the day without an earlier NAV', () => {
    expect(holdingFiguresOf({ ...holding, previousNav: null }, null)).toMatchObject({
      valuePaise: 879_126,
      dayChangePaise: null,
    });
  });

  test('has a value but no cost without lots', () => {
    expect(holdingFiguresOf({ ...holding, lots: null }, null)).toMatchObject({
      valuePaise: 879_126,
      investedPaise: null,
      gainPaise: null,
      averageCost: null,
    });
  });

  test('of a closed holding are its payments, once they are known', () => {
    const closed: Holding = { ...holding, units: 0, lots: [] };
    expect(holdingFiguresOf(closed, null)).toMatchObject({ valuePaise: null, investedPaise: null, gainPaise: null });
    expect(holdingFiguresOf(closed, [purchase, redemption])).toEqual({
      valuePaise: 599_900,
      investedPaise: 500_000,
      gainPaise: 99_900,
      gainPercent: 19.98,
      averageCost: null,
      dayChangePaise: null,
    });
  });
});

test('a percentage needs a positive whole', () => {
  expect([percentOf(5, 200), percentOf(-5, 200), percentOf(5, 0), percentOf(5, -1)]).toEqual([2.5, -2.5, null, null]);
  expect([percentOf(null, 200), percentOf(5, null)]).toEqual([null, null]);
});

test('the transactions of a holding are those of its scheme and folio, in their order', () => {
  const [otherFolio, otherScheme] = [transactionOf({ folio: 'x' }), transactionOf({ schemeCode: 'x' })];
  const of = groupByHolding([purchase, otherFolio, laterPurchase, otherScheme]);
  expect(of(holding)).toEqual([purchase, laterPurchase]);
  expect(of({ folio, schemeCode: 'x' })).toEqual([otherScheme]);
  expect(of({ folio: 'y', schemeCode })).toEqual([]);
});

describe('annualReturnOf', () => {
  const returnOf = (owned: Holding, ...transactions: HoldingTransaction[]) =>
    annualReturnOf([owned], groupByHolding(transactions));
  const yearLater: Holding = { ...holding, units: 100_000, nav: 55, navDay: '2026-03-10' };

  test('is the rate at which the value is worth its cost: 10 % for 10 % in 365 days', () => {
    const found = returnOf(yearLater, purchase);
    expect(found).toMatchObject({ kind: 'rate' });
    expect(found.kind === 'rate' && found.rate).toBeCloseTo(0.1, 9);
  });

  test('counts what arrives of a sale: exit load and STT are deducted', () => {
    const found = returnOf({ ...holding, units: 0 }, purchase, redemption);
    expect(found.kind === 'rate' && found.rate).toBeCloseTo(0.1998, 9);
  });

  test('counts a value whose NAV is older than the last transaction on the day of that transaction', () => {
    const found = returnOf({ ...holding, navDay: '2026-08-07' }, purchase, laterPurchase);
    expect(found).toMatchObject({ kind: 'rate' });
    // Half of the units is sold for 2,750 after a year, the other half has that value by a NAV of five days before.
    const half = { ...redemption, units: 50_000, paise: 275_000, sttPaise: 0, exitLoadPaise: 0 };
    const left = returnOf({ ...yearLater, units: 50_000, navDay: '2026-03-05' }, purchase, half);
    expect(left.kind === 'rate' && left.rate).toBeCloseTo(0.1, 9);
  });

  test('of a closed holding needs no NAV', () => {
    const closed: Holding = { ...holding, units: 0, nav: null, navDay: null };
    const found = returnOf(closed, purchase, redemption);
    expect(found.kind === 'rate' && found.rate).toBeCloseTo(0.1998, 9);
    expect(returnOf({ ...holding, units: 0 })).toEqual({ kind: 'undefined', reason: 'tooFewFlows' });
  });

  test('counts a value on the day of the last of several transactions', () => {
    // Half of the units and a quarter are sold after a year each, for 10 % a year; the NAV of the rest is older.
    const half = { ...redemption, units: 50_000, paise: 275_000, sttPaise: 0, exitLoadPaise: 0 };
    const quarter = { ...half, day: '2027-03-10', units: 25_000, paise: 151_250 };
    const left: Holding = { ...holding, units: 25_000, nav: 60.5, navDay: '2026-03-05' };
    const found = returnOf(left, purchase, half, quarter);
    expect(found.kind === 'rate' && found.rate).toBeCloseTo(0.1, 9);
  });

  test.each([
    ['a transaction is missing', [purchase]],
    ['there is no transaction', []],
  ])('is incomplete if %s', (_, transactions) => {
    expect(returnOf(holding, ...transactions)).toEqual({ kind: 'undefined', reason: 'incomplete' });
  });

  test('has a reason without a NAV, and for fewer than thirty days', () => {
    expect(returnOf({ ...yearLater, nav: null, navDay: null }, purchase)).toEqual({
      kind: 'undefined',
      reason: 'noNav',
    });
    expect(returnOf({ ...yearLater, navDay: '2025-04-08' }, purchase)).toEqual({
      kind: 'undefined',
      reason: 'tooShort',
    });
  });

  test('of several holdings is unknown if one of them has no NAV', () => {
    const other: Holding = { ...yearLater, folio: 'other', nav: null, navDay: null };
    const transactions = [purchase, { ...purchase, folio: 'other' }];
    expect(annualReturnOf([yearLater, other], groupByHolding(transactions))).toEqual({
      kind: 'undefined',
      reason: 'noNav',
    });
  });

  test('of several holdings is unknown if one of them is incomplete', () => {
    const other: Holding = { ...yearLater, schemeCode: 'other' };
    expect(annualReturnOf([yearLater, other], groupByHolding([purchase]))).toEqual({
      kind: 'undefined',
      reason: 'incomplete',
    });
  });

  test('of equal holdings together is that of each of them', () => {
    const other: Holding = { ...yearLater, folio: 'other' };
    const transactions = [purchase, { ...purchase, folio: 'other' }];
    const together = annualReturnOf([yearLater, other], groupByHolding(transactions));
    expect(together.kind === 'rate' && together.rate).toBeCloseTo(0.1, 9);
  });
});
