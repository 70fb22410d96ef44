import { expect, test } from 'vitest';
import { holdingOf, parseTransactions, type Holding } from '../../holdings/records.ts';
import { wireHolding, wireTransaction } from '../../holdings/testing/sample-wire.ts';
import { reviewSale } from './sale-review.ts';
import type { EstimableHolding, PlannedSale, SaleBasis } from './redemption-estimate.types.ts';

const known = (holding: Holding): EstimableHolding => {
  const { nav, navDay, lots } = holding;
  if (nav === null || navDay === null || lots === null) throw new Error('The holding has no NAV or no lots.');
  return { ...holding, nav, navDay, lots };
};
/** 100 units of 10 March 2025 for ₹5,000 and 50.5 units of 10 August 2026 for ₹2,800.25, at a NAV of ₹60. */
const holding = known({ ...holdingOf(wireHolding), nav: 60 });
const basis: SaleBasis = { holding, holdings: [holding], transactions: [] };
const sale: PlannedSale = {
  kind: 'redemption',
  paise: 7_200_00,
  navDay: '2026-11-26',
  loadPercent: 1,
  slabPercent: null,
};

const reviewOf = (facts: Partial<SaleBasis> = {}, plan: Partial<PlannedSale> = {}) => {
  const review = reviewSale({ ...basis, ...facts }, { ...sale, ...plan });
  if (review === null) throw new Error('There is no estimate.');
  return review;
};
const withClass = (domesticEquityPercent: number, debtPercent: number): Partial<SaleBasis> => {
  const changed = { ...holding, assetShares: { domesticEquityPercent, debtPercent } };
  return { holding: changed, holdings: [changed] };
};

test('an equity-oriented sale has short and long-term gains, and its tax without a slab rate', () => {
  // 100 units: 6,000 − 5,000 = 1,000, long. 20 units: 1,200 − 12 − 1,109.01 = 78.99, short: 15.80.
  const { gains, taxPaise, hasSlabGain, exemptionLeftPaise, estimate } = reviewOf();
  expect(gains).toEqual([
    { term: 'long', percent: 12.5, section: '198', gainPaise: 1_000_00 },
    { term: 'short', percent: 20, section: '196', gainPaise: 78_99 },
  ]);
  expect({ taxPaise, hasSlabGain, exemptionLeftPaise }).toEqual({
    taxPaise: 15_80,
    hasSlabGain: false,
    exemptionLeftPaise: 1_25_000_00,
  });
  expect(estimate.arrivingPaise).toBe(7_187_93);
});

test('a specified scheme needs the slab rate, which is never assumed', () => {
  expect(reviewOf(withClass(0, 97))).toMatchObject({ hasSlabGain: true, taxPaise: null, exemptionLeftPaise: null });
  expect(reviewOf(withClass(0, 97), { slabPercent: 30 }).taxPaise).toBe(323_70);
});

test('unknown transactions leave the exemption unused', () => {
  expect(reviewOf({ transactions: null })).toMatchObject({ exemptionLeftPaise: null, taxPaise: 140_80 });
});

test('other sales of the year use the exemption first', () => {
  const sold = parseTransactions([
    { ...wireTransaction, units: 1000, amount: 100_000 },
    {
      ...wireTransaction,
      transaction_date: '2026-06-01',
      transaction_kind: 'redemption',
      units: 1000,
      amount: 224_500,
    },
  ]);
  expect(reviewOf({ transactions: sold })).toMatchObject({ exemptionLeftPaise: 500_00, taxPaise: 62_50 + 15_80 });
});

test('an unknown class of the scheme has no tax', () => {
  const changed = { ...holding, assetShares: null };
  expect(reviewOf({ holding: changed, holdings: [changed] })).toMatchObject({ gains: [], taxPaise: null });
});

test('units of 2018 without their value have an unknown cost', () => {
  const lots = holding.lots.map((lot) => ({ ...lot, boughtOn: '2018-01-31' }));
  const old = { ...holding, lots };
  expect(reviewOf({ holding: old }).hasUnknownCost).toBe(true);
  expect(reviewOf({ holding: { ...old, grandfatheredNav: 40 } }).hasUnknownCost).toBe(false);
  expect(reviewOf().hasUnknownCost).toBe(false);
});

test('a sale after the day on which the rules were read is unchecked', () => {
  const { rulesCheckedOn } = reviewOf();
  expect(reviewOf({}, { navDay: rulesCheckedOn }).isUnchecked).toBe(false);
  expect(reviewOf({}, { navDay: '2027-04-01' }).isUnchecked).toBe(true);
});

test('an exit load of the order applies if the slabs of the scheme are unknown', () => {
  const changed = { ...holding, exitLoadSlabs: null };
  expect(reviewOf({ holding: changed }).estimate.loadPaise).toBe(72_00);
});

test('a transfer buys units, which have a stamp duty; a redemption and a payout buy none', () => {
  // 7,187.93 ÷ 100.005 × 0.005 = 0.36.
  expect(reviewOf({}, { kind: 'transfer' })).toMatchObject({ stampDutyPaise: 36, arrivingPaise: 7_187_57 });
  for (const kind of ['redemption', 'payout'] as const)
    expect(reviewOf({}, { kind })).toMatchObject({ stampDutyPaise: 0, arrivingPaise: 7_187_93 });
});
