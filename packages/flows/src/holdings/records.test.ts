import type { UnitTransaction } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import {
  cashFlowOf,
  holdingOf,
  isSameHolding,
  parseTransactions,
  unitTransactionOf,
  valueInPaise,
  type HoldingTransaction,
} from './records.ts';
import { wireHolding, wireTransaction } from './testing/sample-wire.ts';

describe('holdingOf', () => {
  test('converts units to thousandths and amounts to paise', () => {
    expect(holdingOf(wireHolding)).toEqual({
      folio: '12345678/90',
      schemeCode: 'HDFCFLEX-GR',
      schemeName: 'HDFC Flexi Cap Fund Growth',
      isin: 'INF179K01608',
      amc: 'HDFC Mutual Fund',
      category: 'Equity',
      subCategory: 'Flexi Cap',
      risk: 'Very High',
      units: 150_500,
      availableUnits: 150_500,
      nav: 58.4137,
      navDay: '2026-11-20',
      previousNav: 58.1002,
      grandfatheredNav: null,
      assetShares: { domesticEquityPercent: 97.2, debtPercent: 0 },
      exitLoadSlabs: [{ upToDays: 365, percent: 1 }],
      lockInMonths: 0,
      lots: [
        { boughtOn: '2025-03-10', units: 100_000, costPaise: 500_000, orderId: 'order-1', orderType: 'single' },
        { boughtOn: '2026-08-10', units: 50_500, costPaise: 280_025, orderId: 'order-2', orderType: 'single' },
      ],
      pendingPayouts: [],
    });
  });

  test('has the payouts that the provider states', () => {
    const pending_payouts = [{ payout_amount: 1980, payout_date: '26/11/2026', payout_reference: 'PO1' }];
    expect(holdingOf({ ...wireHolding, pending_payouts }).pendingPayouts).toEqual([
      { paise: 198_000, payBy: '2026-11-26', reference: 'PO1' },
    ]);
  });

  test.each([
    ['nav: null', { nav: null, nav_date: '' }],
    ['an unreadable day', { nav_date: '31/02/2026' }],
  ])('has no NAV with %s', (_, change) => {
    expect(holdingOf({ ...wireHolding, ...change })).toMatchObject({ nav: null, navDay: null, previousNav: null });
  });

  test('limits a period without an end to a century, so that its last day exists', () => {
    const endless = { exit_load_slabs: [{ up_to_days: 999_999_999, percent: 1 }], lock_in_months: 999_999_999 };
    expect(holdingOf({ ...wireHolding, ...endless })).toMatchObject({
      exitLoadSlabs: [{ upToDays: 36_525, percent: 1 }],
      lockInMonths: 1_200,
    });
  });

  test.each([
    ['do not add up to its units', { units: 150.501 }],
    ['are missing', { lots: [] }],
    ['have an unreadable day', { lots: wireHolding.lots.map((lot) => ({ ...lot, bought_on: 'soon' })) }],
  ])('has no lots if they %s', (_, change) => {
    expect(holdingOf({ ...wireHolding, ...change }).lots).toBeNull();
  });

  test('has no lots and no units when it is closed', () => {
    expect(holdingOf({ ...wireHolding, units: 0, lots: [] })).toMatchObject({ units: 0, lots: [] });
  });

  test('has no shares of its assets if one of them is unknown', () => {
    expect(holdingOf({ ...wireHolding, debt_percent: null }).assetShares).toBeNull();
  });

  test('distinguishes unknown exit loads from none', () => {
    expect(holdingOf({ ...wireHolding, exit_load_slabs: null }).exitLoadSlabs).toBeNull();
    expect(holdingOf({ ...wireHolding, exit_load_slabs: [] }).exitLoadSlabs).toEqual([]);
  });
});

describe('parseTransactions', () => {
  test('sorts by day and preserves the order within a day', () => {
    const ids = (transactions: readonly UnitTransaction[]) =>
      parseTransactions(transactions)?.map(({ orderId }) => orderId);
    const earlier = { ...wireTransaction, transaction_date: '10/03/2024', order_id: 'order-0' };
    const sameDay = { ...wireTransaction, order_id: 'order-2' };
    expect(ids([wireTransaction, sameDay, earlier])).toEqual(['order-0', 'order-1', 'order-2']);
  });

  test('returns null if a day is unreadable', () => {
    expect(parseTransactions([wireTransaction, { ...wireTransaction, transaction_date: '' }])).toBeNull();
  });
});

const transaction: HoldingTransaction = {
  folio: '1',
  schemeCode: 'A',
  day: '2026-01-05',
  kind: 'sipInstallment',
  units: 10_000,
  nav: 100,
  paise: 100_000,
  stampDutyPaise: 5,
  sttPaise: 0,
  exitLoadPaise: 0,
  orderId: 'order-1',
  orderType: 'xsip',
};
const redemption: HoldingTransaction = { ...transaction, kind: 'redemption', sttPaise: 1, exitLoadPaise: 1_000 };

test('a purchase is a payment of the investor with its stamp duty, and a lot at that cost', () => {
  expect(cashFlowOf(transaction)).toEqual({ day: '2026-01-05', paise: -100_000 });
  expect(unitTransactionOf(transaction)).toEqual({
    day: '2026-01-05',
    kind: 'purchase',
    units: 10_000,
    paise: 100_000,
  });
});

test('a sale pays its amount without exit load and STT; STT does not lower the proceeds of its units', () => {
  expect(cashFlowOf(redemption)).toEqual({ day: '2026-01-05', paise: 98_999 });
  expect(unitTransactionOf(redemption)).toMatchObject({ kind: 'sale', paise: 99_000 });
});

test.each([
  [150_500, 58.4137, 879_126],
  [1, 10, 1],
  [1, 0.0049, 0],
  [1_000, 1.0005, 100],
  [3_000, 0.1, 30],
])('%d thousandths at a NAV of %d are worth %d paise', (units, nav, paise) => {
  expect(valueInPaise(units, nav)).toBe(paise);
});

test('a holding is a scheme in a folio', () => {
  expect(isSameHolding(transaction, { schemeCode: 'A', folio: '1' })).toBe(true);
  expect(isSameHolding(transaction, { schemeCode: 'A', folio: '2' })).toBe(false);
  expect(isSameHolding(transaction, { schemeCode: 'B', folio: '1' })).toBe(false);
});
