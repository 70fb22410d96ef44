import { pickFraction } from '../nav/noise.ts';
import { type FundFactTraits } from '../schemes/scheme-traits.ts';
import { type SubCategory } from './sub-categories.ts';

/** Plans of a fund; they differ in costs only. */
export type FundPlan = 'Direct' | 'Regular';

const DEFAULT_BENCHMARKS: Readonly<Record<string, string>> = {
  'Equity Scheme': 'NIFTY 500 TRI',
  'Debt Scheme': 'CRISIL Composite Bond Index',
  'Hybrid Scheme': 'NIFTY 50 Hybrid Composite Debt 65:35 Index',
  'Solution Oriented Scheme': 'NIFTY 500 TRI',
  'Other Scheme': 'NIFTY 50 TRI',
};

/** Benchmarks by the title of the kind of fund; another one has that of its category. */
const BENCHMARKS: Readonly<Record<string, string>> = {
  'Large Cap Fund': 'NIFTY 100 TRI',
  'Mid Cap Fund': 'NIFTY Midcap 150 TRI',
  'Small Cap Fund': 'NIFTY Smallcap 250 TRI',
  'Large & Mid Cap Fund': 'NIFTY LargeMidcap 250 TRI',
  'Multi Cap Fund': 'NIFTY 500 Multicap 50:25:25 TRI',
  'Banking & Financial Services Fund': 'NIFTY Financial Services TRI',
  'Technology Fund': 'NIFTY IT TRI',
  'Pharma & Healthcare Fund': 'NIFTY Pharma TRI',
  'Infrastructure Fund': 'NIFTY Infrastructure TRI',
  'Liquid Fund': 'NIFTY Liquid Index A-I',
  'Overnight Fund': 'NIFTY 1D Rate Index',
  'Arbitrage Fund': 'NIFTY 50 Arbitrage TRI',
  'Nifty Next 50 Index Fund': 'NIFTY Next 50 TRI',
  'Nifty Midcap 150 Index Fund': 'NIFTY Midcap 150 TRI',
  'US Equity Fund of Fund': 'S&P 500 TRI',
  'Gold Fund': 'Domestic price of gold',
};

/** Costs of a year that a regular plan has in addition, as a share of the assets. */
export const commissionOf = (kind: SubCategory, seed: number): number => {
  const [least, spread] = kind.portfolio === 'debt' ? [0.0015, 0.004] : [0.006, 0.007];
  return least + pickFraction(seed, 3) * spread;
};

const expenseRatioPercentOf = (kind: SubCategory, seed: number, plan: FundPlan): number => {
  const [least, spread] = kind.portfolio === 'debt' || kind.name === 'Index Funds' ? [0.1, 0.25] : [0.4, 0.7];
  const percent = least + pickFraction(seed, 15) * spread;
  return Number((plan === 'Regular' ? percent + 100 * commissionOf(kind, seed) : percent).toFixed(2));
};

/** From 150 to about 60,000 crore rupees: few funds are large. */
const fundSizeCroreOf = (seed: number): number => Number((150 * 400 ** pickFraction(seed, 14)).toFixed(2));

/** Creates the published facts of a plan of a fund. */
export const createFundFacts = (fundName: string, kind: SubCategory, seed: number, plan: FundPlan): FundFactTraits => ({
  fundName,
  plan: plan === 'Direct' ? 'direct' : 'regular',
  fundSizeCrore: fundSizeCroreOf(seed),
  expenseRatioPercent: expenseRatioPercentOf(kind, seed, plan),
  benchmark: BENCHMARKS[kind.title] ?? DEFAULT_BENCHMARKS[kind.category] ?? 'NIFTY 500 TRI',
});
