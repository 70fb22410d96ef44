import { type FilterLists, type Option, type Scheme } from '@folioflow/api/contract';
import { type Day } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { catalogueState } from './catalogue-store.ts';
import { keeper } from '../kit/keeper.ts';
import { entryWriter } from './scheme-rows.ts';

/** Returns in bands that do not overlap much; the ends belong to both neighbours (A35). */
const bands: readonly (readonly [low: number, high: number])[] = [
  [-100, 0],
  [0, 5],
  [5, 10],
  [10, 15],
  [15, 20],
  [20, 30],
  [30, 50],
  [50, 100],
  [100, 1000],
];

/**
 * With one option chosen the client keeps the schemes whose flag is N (A11), so the labels name what is left out; the
 * values name the flags.
 */
const investmentMethods: Option[] = [
  { value: 'is_sip_allowed', label: 'Lumpsum only, no SIP' },
  { value: 'is_lumpsum_allowed', label: 'SIP only, no lumpsum' },
];

const plain = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

const grouped = new Intl.NumberFormat('en-IN');

const bandLabel = (low: number, high: number): string => {
  if (low < 0) return 'Below 0 %';
  return high >= 1000 ? `Above ${low} %` : `${low} % to ${high} %`;
};

type YearReturns = Pick<Scheme, 'one_year_percent' | 'three_year_percent' | 'five_year_percent'>;

const growthOf = (entry: YearReturns): number[] =>
  [entry.one_year_percent, entry.three_year_percent, entry.five_year_percent]
    .filter((percent) => percent !== '')
    .map(Number);

const growthOptions = (percents: readonly number[]): Option[] =>
  bands
    .filter(([low, high]) => percents.some((percent) => percent >= low && percent <= high))
    .map(([low, high]) => ({ value: `${low}-${high}`, label: bandLabel(low, high) }));

const riskOrder = ['low', 'low to moderate', 'moderate', 'moderately high', 'high', 'very high'];
const byRisk = (one: string, other: string): number =>
  riskOrder.indexOf(one.toLowerCase()) - riskOrder.indexOf(other.toLowerCase());

const sorted = (values: ReadonlySet<string>): string[] =>
  [...values].sort((one, other) => one.localeCompare(other, 'en'));

const made = async (db: Database, today: Day): Promise<FilterLists> => {
  const rows = await db
    .selectFrom('schemes')
    .select(['amc', 'category', 'risk', 'minimum'])
    .distinct()
    .where('is_listed', '=', 1)
    .execute();
  const moving = await db
    .selectFrom('schemes')
    .select(['origin', 'entry', 'nav', 'traits'])
    .where('is_listed', '=', 1)
    .where((where) => where.or([where('origin', '!=', 'imported'), where('nav', '=', '{"kind":"history"}')]))
    .execute();
  const write = entryWriter(today);
  const minimums = [...new Set(rows.map(({ minimum }) => minimum))].sort((one, other) => one - other);
  return {
    amc_list: plain(sorted(new Set(rows.map(({ amc }) => amc)))),
    amc_category: plain(sorted(new Set(rows.map(({ category }) => category)))),
    amc_risk: plain([...new Set(rows.map(({ risk }) => risk))].sort(byRisk)),
    growth_percentage: growthOptions(moving.flatMap((row) => growthOf(JSON.parse(write(row)) as YearReturns))),
    minimum_investment: minimums.map((minimum) => ({ value: String(minimum), label: `₹${grouped.format(minimum)}` })),
    investment_method: rows.length === 0 ? [] : investmentMethods,
  };
};

const kept = keeper<FilterLists>(4);

/** The options of the filter bar, of what is in the list now. */
export const offeredFilterLists = async (db: Database, today: Day): Promise<FilterLists> => {
  const { fingerprint } = await catalogueState(db);
  return kept(`${fingerprint} ${today}`, () => made(db, today));
};
