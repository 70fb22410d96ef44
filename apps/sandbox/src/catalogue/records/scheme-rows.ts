import { fundKindOf, type Scheme } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { forEachPortion } from '../../store/portions.ts';
import { type SchemeRow } from './catalogue-tables.ts';
import { type NavPoint, createNavSeries, type NavSeries, type NavSource } from '../nav/nav-source.ts';
import { computeMeasuringDays, computeReturns, type SchemeReturns } from '../nav/returns.ts';
import { createPortfolio, emptyPortfolio, type Portfolio } from '../schemes/portfolio.ts';
import { type SchemeEntryBase, formatReturns, noReturns } from '../schemes/scheme-entry.ts';
import { type SchemeTraits } from '../schemes/scheme-traits.ts';
import { dayOfEpochDay, type EpochDay, epochDayOf, epochDayOfWorkingDay } from '../nav/working-days.ts';

/** List entry of a row. */
export const parseEntry = (row: Pick<SchemeRow, 'entry'>): SchemeEntryBase => JSON.parse(row.entry) as SchemeEntryBase;
export const parseTraits = (row: Pick<SchemeRow, 'traits'>): SchemeTraits => JSON.parse(row.traits) as SchemeTraits;
const parseNavSource = (row: Pick<SchemeRow, 'nav'>): NavSource => JSON.parse(row.nav) as NavSource;

/** Day of the first NAV of a fictional scheme; undefined for any other. */
export const launchDayOf = (row: Pick<SchemeRow, 'nav'>): Day | undefined => {
  const source = parseNavSource(row);
  return source.kind === 'model' ? dayOfEpochDay(epochDayOfWorkingDay(source.launch)) : undefined;
};

const createSeriesOfRow = (
  row: Pick<SchemeRow, 'nav' | 'entry'>,
  today: Day,
  history?: readonly NavPoint[],
): NavSeries => {
  const isDaily = fundKindOf({ subCategory: parseEntry(row).sub_category }) !== 'other';
  return createNavSeries(parseNavSource(row), epochDayOf(today), { history, isDaily });
};

/** Finds a scheme by its code, listed or not. */
export const findSchemeRow = (db: Database, code: string): Promise<SchemeRow | undefined> =>
  db.selectFrom('schemes').selectAll().where('code', '=', code).executeTakeFirst();

/** True if a scheme that is known to clients has this ISIN; an empty ISIN matches every scheme. */
export const hasIsin = (row: SchemeRow, isin: string): boolean =>
  parseTraits(row).isUnknownToChart !== true &&
  (isin === '' || isin === row.isin || isin === parseEntry(row).scheme_isin_1);

const readNavHistory = async (db: Database, code: string): Promise<readonly NavPoint[]> => {
  const row = await db.selectFrom('nav_histories').select('points').where('scheme_code', '=', code).executeTakeFirst();
  return row ? (JSON.parse(row.points) as NavPoint[]) : [];
};

/** Reads the NAVs of a scheme as of a day of the provider's clock. */
export const readNavSeries = async (db: Database, row: SchemeRow, today: Day): Promise<NavSeries> => {
  const source = parseNavSource(row);
  const history = source.kind === 'history' ? await readNavHistory(db, row.code) : [];
  return createSeriesOfRow(row, today, history);
};

/** Reads the NAVs of schemes as of a day of the provider's clock; imported histories are read in one query. */
export const readNavSeriesOfSchemes = async (
  db: Database,
  rows: readonly SchemeRow[],
  today: Day,
): Promise<(row: SchemeRow) => NavSeries> => {
  const histories = new Map<string, readonly NavPoint[]>();
  const imported = rows.filter((row) => parseNavSource(row).kind === 'history');
  await forEachPortion(imported, async (some) => {
    const codes = some.map(({ code }) => code);
    const found = await db.selectFrom('nav_histories').selectAll().where('scheme_code', 'in', codes).execute();
    for (const { scheme_code, points } of found) histories.set(scheme_code, JSON.parse(points) as NavPoint[]);
  });
  return (row) => createSeriesOfRow(row, today, histories.get(row.code));
};

/**
 * Reads the portfolio of a scheme: disclosed for an imported scheme, generated for a fictional one, otherwise empty.
 */
export const readSchemePortfolio = async (db: Database, row: SchemeRow): Promise<Portfolio> => {
  const { portfolio: traits } = parseTraits(row);
  if (traits === null) return emptyPortfolio;
  if (traits.kind !== 'disclosed') return createPortfolio(traits, Number(parseEntry(row).mfapi_scheme_code));
  const disclosed = db.selectFrom('fund_portfolios').select('portfolio').where('fund', '=', traits.fund);
  return JSON.parse((await disclosed.executeTakeFirstOrThrow()).portfolio) as Portfolio;
};

/** Creates a cache of measuring days: most schemes share the day of their newest NAV. */
const createMeasuringDaysCache = (): ((last: EpochDay) => readonly EpochDay[]) => {
  const known = new Map<EpochDay, readonly EpochDay[]>();
  return (last) => {
    const days = known.get(last) ?? computeMeasuringDays(last);
    known.set(last, days);
    return days;
  };
};

/** Creates a writer of list entries as JSON. Imported entries are stored complete; the others follow their NAV. */
export const createEntryWriter = (
  today: Day,
): ((row: Pick<SchemeRow, 'origin' | 'entry' | 'nav' | 'traits'>) => string) => {
  const daysOf = createMeasuringDaysCache();
  return (row) => {
    if (row.origin === 'imported') return row.entry;
    const { returns } = parseTraits(row);
    const series = createSeriesOfRow(row, today);
    const moving =
      returns === 'missing' || series.last === undefined
        ? noReturns
        : formatReturns(computeReturns(series, daysOf(series.last)), returns === 'hidden');
    return JSON.stringify({ ...parseEntry(row), ...moving });
  };
};

/** Returns of a scheme for its chart; undefined for schemes that hide them. */
export const schemeReturnsOf = (row: SchemeRow, series: NavSeries): SchemeReturns | undefined =>
  parseTraits(row).returns === 'missing' ? undefined : computeReturns(series);

/** Creates a list entry as an object. */
export const createListEntry = (row: SchemeRow, today: Day): Scheme =>
  JSON.parse(createEntryWriter(today)(row)) as Scheme;
