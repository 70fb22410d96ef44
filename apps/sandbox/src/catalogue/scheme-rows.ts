import { type Scheme } from '@folioflow/api/contract';
import { type Day } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { type SchemeRow } from './catalogue-tables.ts';
import { type NavPoint, navSeries, type NavSeries, type NavSource } from './nav-source.ts';
import { measuringDays, returnsOf, type SchemeReturns } from './returns.ts';
import { madeUpPortfolio, nothingPublished, type Portfolio } from './portfolio.ts';
import { type EntryBase, entryReturns, noReturns } from './scheme-entry.ts';
import { type SchemeTraits } from './scheme-traits.ts';
import { type EpochDay, epochDayOf } from './working-days.ts';

/** What a row tells about the scheme itself. */
export const baseOfRow = (row: Pick<SchemeRow, 'entry'>): EntryBase => JSON.parse(row.entry) as EntryBase;
export const traitsOfRow = (row: Pick<SchemeRow, 'traits'>): SchemeTraits => JSON.parse(row.traits) as SchemeTraits;
const sourceOfRow = (row: Pick<SchemeRow, 'nav'>): NavSource => JSON.parse(row.nav) as NavSource;

/** A scheme by its code, listed or not. */
export const schemeRow = (db: Database, code: string): Promise<SchemeRow | undefined> =>
  db.selectFrom('schemes').selectAll().where('code', '=', code).executeTakeFirst();

/** Whether a scheme that a client may know has this ISIN; an empty one names none. */
export const isNamedBy = (row: SchemeRow, isin: string): boolean =>
  traitsOfRow(row).isUnknownToChart !== true &&
  (isin === '' || isin === row.isin || isin === baseOfRow(row).scheme_isin_1);

const historyOf = async (db: Database, code: string): Promise<readonly NavPoint[]> => {
  const row = await db.selectFrom('nav_histories').select('points').where('scheme_code', '=', code).executeTakeFirst();
  return row ? (JSON.parse(row.points) as NavPoint[]) : [];
};

/** The NAVs of a scheme as of a day of the provider's clock. */
export const seriesOfRow = async (db: Database, row: SchemeRow, today: Day): Promise<NavSeries> => {
  const source = sourceOfRow(row);
  const history = source.kind === 'history' ? await historyOf(db, row.code) : [];
  return navSeries(source, epochDayOf(today), history);
};

/** What the fund of a scheme holds: disclosed for an imported one, made up for a made-up one, and nothing where nothing is known. */
export const portfolioOfRow = async (db: Database, row: SchemeRow): Promise<Portfolio> => {
  const { portfolio: traits } = traitsOfRow(row);
  if (traits === null) return nothingPublished;
  if (traits.kind !== 'disclosed') return madeUpPortfolio(traits, Number(baseOfRow(row).mfapi_scheme_code));
  const disclosed = db.selectFrom('fund_portfolios').select('portfolio').where('fund', '=', traits.fund);
  return JSON.parse((await disclosed.executeTakeFirstOrThrow()).portfolio) as Portfolio;
};

/** Most schemes have their newest NAV on the same day, so its measuring days are worked out once. */
const daysReader = (): ((last: EpochDay) => readonly EpochDay[]) => {
  const known = new Map<EpochDay, readonly EpochDay[]>();
  return (last) => {
    const days = known.get(last) ?? measuringDays(last);
    known.set(last, days);
    return days;
  };
};

/** List entries as JSON, one after the other. Imported ones are stored whole, those of the others follow their NAV. */
export const entryWriter = (today: Day): ((row: Pick<SchemeRow, 'origin' | 'entry' | 'nav' | 'traits'>) => string) => {
  const daysOf = daysReader();
  return (row) => {
    if (row.origin === 'imported') return row.entry;
    const { returns } = traitsOfRow(row);
    const series = navSeries(sourceOfRow(row), epochDayOf(today));
    const moving =
      returns === 'missing' || series.last === undefined
        ? noReturns
        : entryReturns(returnsOf(series, daysOf(series.last)), returns === 'hidden');
    return JSON.stringify({ ...baseOfRow(row), ...moving });
  };
};

/** The returns of a scheme for its chart; undefined for schemes that keep theirs back. */
export const returnsOfRow = (row: SchemeRow, series: NavSeries): SchemeReturns | undefined =>
  traitsOfRow(row).returns === 'missing' ? undefined : returnsOf(series);

/** A list entry as a value. */
export const entryOfRow = (row: SchemeRow, today: Day): Scheme => JSON.parse(entryWriter(today)(row)) as Scheme;
