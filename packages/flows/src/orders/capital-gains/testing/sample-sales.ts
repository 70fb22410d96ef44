import type { UnitTransaction } from '@folioflow/api/contract';
import { holdingOf, parseTransactions, type Holding } from '../../../holdings/records.ts';
import { wireHolding, wireTransaction } from '../../../holdings/testing/sample-wire.ts';
import type { GainRecords } from '../capital-gains.types.ts';

const equity: Holding = holdingOf(wireHolding);
const debt: Holding = {
  ...equity,
  schemeCode: 'HDFCBOND-GR',
  schemeName: 'HDFC Corporate Bond Fund Growth',
  isin: 'INF179K01DC2',
  assetShares: { domesticEquityPercent: 0, debtPercent: 97 },
};
const old: Holding = {
  ...equity,
  schemeCode: 'OLDEQ-GR',
  schemeName: 'ICICI Prudential Bluechip Fund Growth',
  isin: 'INF109K01BL4',
  grandfatheredNav: 43.62,
};

const change = (
  { schemeCode: scheme_code }: Holding,
  transaction_date: string,
  transaction_kind: UnitTransaction['transaction_kind'],
  units: number,
  amount: number,
  exit_load_amount = 0,
): UnitTransaction => ({
  ...wireTransaction,
  scheme_code,
  transaction_date,
  transaction_kind,
  units,
  amount,
  exit_load_amount,
});

const wire = [
  change(old, '2017-06-01', 'purchase', 1000, 38_000),
  change(equity, '2023-05-10', 'purchase', 2000, 1_00_000),
  change(debt, '2024-08-01', 'purchase', 1500, 60_000),
  change(equity, '2025-12-01', 'sipInstallment', 200, 13_000),
  change(old, '2026-05-04', 'redemption', 1000, 61_000),
  change(equity, '2026-06-15', 'redemption', 2100, 2_41_500, 115),
  change(debt, '2026-09-01', 'switchOut', 500, 22_750),
];

/** Sales of an old, an equity-oriented and a specified scheme in the financial year from April 2026. */
export const sampleSales: GainRecords = {
  holdings: [equity, debt, old],
  transactions: parseTransactions(wire) ?? [],
};

/** The same with a loss of ₹30,000 at the first sale, and an unknown class of the specified scheme. */
export const salesWithLoss: GainRecords = {
  holdings: [equity, { ...debt, assetShares: null }, old],
  transactions:
    parseTransactions(wire.map((each) => (each.amount === 61_000 ? { ...each, amount: 8_000 } : each))) ?? [],
};
