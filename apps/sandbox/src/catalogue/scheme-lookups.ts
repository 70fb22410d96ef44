import { type Scheme, type StpScheme } from '@folioflow/api/contract';
import { addDays, type Day } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { catalogueState } from './catalogue-store.ts';
import { keeper } from '../kit/keeper.ts';
import { listFileText } from './list-files.ts';
import { baseOfRow, entryOfRow, isNamedBy, schemeRow, seriesOfRow, traitsOfRow } from './scheme-rows.ts';
import { termsOf } from './scheme-terms.ts';
import { type SchemeTerms } from './types.ts';
import { dayOf, epochDayOf, workingDay, workingDayNumber } from './working-days.ts';

/**
 * The terms of a scheme that can be ordered, listed or not; undefined for unknown codes, for SC99 and for an ISIN that
 * is another scheme's (all 061). An empty ISIN names none.
 */
export const schemeTerms = async (db: Database, schemeCode: string, isin = ''): Promise<SchemeTerms | undefined> => {
  const row = await schemeRow(db, schemeCode);
  if (!row || !isNamedBy(row, isin)) return undefined;
  return termsOf(baseOfRow(row), traitsOfRow(row));
};

/** The list entries of known schemes in the order asked for; unknown codes are left out. */
export const schemesByCode = async (db: Database, codes: readonly string[], today: Day): Promise<readonly Scheme[]> => {
  if (codes.length === 0) return [];
  const rows = await db.selectFrom('schemes').selectAll().where('code', 'in', codes).execute();
  const found = new Map(rows.map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = found.get(code);
    return row ? [entryOfRow(row, today)] : [];
  });
};

const keptFiles = keeper<string>(2);

/** One list file as values. */
export const schemesOfFile = async (
  db: Database,
  fileIndex: number,
  fileSize: number,
  today: Day,
): Promise<readonly Scheme[]> => {
  const { fingerprint } = await catalogueState(db);
  const key = [fingerprint, today, fileIndex, fileSize].join(' ');
  return JSON.parse(await keptFiles(key, () => listFileText(db, fileIndex, fileSize, today))) as Scheme[];
};

/** STP targets of a fund house without the source scheme itself, in the order of the list. */
export const stpTargets = async (
  db: Database,
  amc: string,
  sourceSchemeCode: string,
  today: Day,
): Promise<readonly StpScheme[]> => {
  const rows = await db
    .selectFrom('schemes')
    .selectAll()
    .where('amc', '=', amc)
    .where('code', '!=', sourceSchemeCode)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => {
    const { stp_scheme_specifications } = termsOf(baseOfRow(row), traitsOfRow(row));
    if (stp_scheme_specifications.length === 0) return [];
    return [{ ...entryOfRow(row, today), stp_scheme_specifications: [...stp_scheme_specifications] }];
  });
};

/**
 * NAV in rupees of a day, once it is published, and the day it is of; undefined where there is none within ten days. A
 * Saturday or Sunday has the NAV of its Friday as its own; any other day without a NAV has that of an earlier day.
 */
export const navOfDay = async (
  db: Database,
  schemeCode: string,
  day: Day,
): Promise<{ readonly day: Day; readonly nav: number } | undefined> => {
  const row = await schemeRow(db, schemeCode);
  // The evening is over by the next day.
  const point = row && (await seriesOfRow(db, row, addDays(day, 1))).pointAt(epochDayOf(day));
  if (!point) return undefined;
  const [published, nav] = point;
  const isOwn = published >= workingDay(workingDayNumber(epochDayOf(day)));
  return { day: isOwn ? day : dayOf(published), nav };
};
