import { type FilterLists, type Option, type Scheme } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { readCatalogueState } from '../records/catalogue-store.ts';
import { createCache } from '../../kit/cache.ts';
import { createEntryWriter } from '../records/scheme-rows.ts';

/** Bands of returns; each end belongs to both neighbours (A35). */
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

/** If an option is chosen, the client shows the schemes whose flag is Y (A11); the values are the flags. */
const investmentMethods: Option[] = [
  { value: 'is_sip_allowed', label: 'SIP' },
  { value: 'is_lumpsum_allowed', label: 'Lumpsum' },
];

const optionsOfTexts = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

const grouped = new Intl.NumberFormat('en-IN');

const formatGrowthBand = (low: number, high: number): string => {
  if (low < 0) return 'Below 0 %';
  return high >= 1000 ? `Above ${low} %` : `${low} % to ${high} %`;
};

type YearReturns = Pick<Scheme, 'one_year_percent' | 'three_year_percent' | 'five_year_percent'>;

const yearlyReturnsOf = (entry: YearReturns): number[] =>
  [entry.one_year_percent, entry.three_year_percent, entry.five_year_percent]
    .filter((percent) => percent !== '')
    .map(Number);

const growthOptions = (percents: readonly number[]): Option[] =>
  bands
    .filter(([low, high]) => percents.some((percent) => percent >= low && percent <= high))
    .map(([low, high]) => ({ value: `${low}-${high}`, label: formatGrowthBand(low, high) }));

const riskOrder = ['low', 'low to moderate', 'moderate', 'moderately high', 'high', 'very high'];
const compareRisk = (one: string, other: string): number =>
  riskOrder.indexOf(one.toLowerCase()) - riskOrder.indexOf(other.toLowerCase());

const sortTexts = (values: ReadonlySet<string>): string[] =>
  [...values].sort((one, other) => one.localeCompare(other, 'en'));

const createFilterLists = async (db: Database, today: Day): Promise<FilterLists> => {
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
  const write = createEntryWriter(today);
  const minimums = [...new Set(rows.map(({ minimum }) => minimum))].sort((one, other) => one - other);
  return {
    amc_list: optionsOfTexts(sortTexts(new Set(rows.map(({ amc }) => amc)))),
    amc_category: optionsOfTexts(sortTexts(new Set(rows.map(({ category }) => category)))),
    amc_risk: optionsOfTexts([...new Set(rows.map(({ risk }) => risk))].sort(compareRisk)),
    growth_percentage: growthOptions(moving.flatMap((row) => yearlyReturnsOf(JSON.parse(write(row)) as YearReturns))),
    minimum_investment: minimums.map((minimum) => ({ value: String(minimum), label: `₹${grouped.format(minimum)}` })),
    investment_method: rows.length === 0 ? [] : investmentMethods,
  };
};

const filterListsCache = createCache<FilterLists>(4);

/** Options of the filter bar for the schemes of the present list. */
export const readFilterLists = async (db: Database, today: Day): Promise<FilterLists> => {
  const { fingerprint } = await readCatalogueState(db);
  return filterListsCache(`${fingerprint} ${today}`, () => createFilterLists(db, today));
};
