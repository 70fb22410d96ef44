import { type Scheme, type StpTargetScheme } from '@folioflow/api/contract';
import { addDays, type Day } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { readCatalogueState } from '../records/catalogue-store.ts';
import { createCache } from '../../kit/cache.ts';
import { readListFileText } from './list-files.ts';
import {
  parseEntry,
  createListEntry,
  hasIsin,
  findSchemeRow,
  readNavSeries,
  parseTraits,
} from '../records/scheme-rows.ts';
import { createSchemeTerms } from '../schemes/scheme-terms.ts';
import { type SchemeTerms } from '../schemes/types.ts';
import { dayOfEpochDay, epochDayOf, epochDayOfWorkingDay, workingDayNumber } from '../nav/working-days.ts';

/**
 * Reads the terms of a scheme that can be ordered, listed or not; undefined for unknown codes, for SC99 and for the
 * ISIN of another scheme (all 061). An empty ISIN is ignored.
 */
export const readSchemeTerms = async (
  db: Database,
  schemeCode: string,
  isin = '',
): Promise<SchemeTerms | undefined> => {
  const row = await findSchemeRow(db, schemeCode);
  if (!row || !hasIsin(row, isin)) return undefined;
  return createSchemeTerms(parseEntry(row), parseTraits(row));
};

/** Reads the list entries of known schemes in the requested order; unknown codes are left out. */
export const readSchemes = async (db: Database, codes: readonly string[], today: Day): Promise<readonly Scheme[]> => {
  if (codes.length === 0) return [];
  const rows = await db.selectFrom('schemes').selectAll().where('code', 'in', codes).execute();
  const found = new Map(rows.map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = found.get(code);
    return row ? [createListEntry(row, today)] : [];
  });
};

const listFileCache = createCache<string>(2);

/** Reads a list file as objects. */
export const readListFile = async (
  db: Database,
  fileIndex: number,
  fileSize: number,
  today: Day,
): Promise<readonly Scheme[]> => {
  const { fingerprint } = await readCatalogueState(db);
  const key = [fingerprint, today, fileIndex, fileSize].join(' ');
  return JSON.parse(await listFileCache(key, () => readListFileText(db, fileIndex, fileSize, today))) as Scheme[];
};

/** Reads the STP targets of a fund house, except the source scheme, in the order of the list. */
export const readStpTargets = async (
  db: Database,
  amc: string,
  sourceSchemeCode: string,
  today: Day,
): Promise<readonly StpTargetScheme[]> => {
  const rows = await db
    .selectFrom('schemes')
    .selectAll()
    .where('amc', '=', amc)
    .where('code', '!=', sourceSchemeCode)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => {
    const { stp_scheme_specifications } = createSchemeTerms(parseEntry(row), parseTraits(row));
    if (stp_scheme_specifications.length === 0) return [];
    return [{ ...createListEntry(row, today), stp_scheme_specifications: [...stp_scheme_specifications] }];
  });
};

/**
 * Reads the published NAV of a day in rupees, with its day; undefined without a NAV within ten days. A Saturday or
 * Sunday has the NAV of its Friday; any other day without a NAV has that of an earlier day.
 */
export const readNavOfDay = async (
  db: Database,
  schemeCode: string,
  day: Day,
): Promise<{ readonly day: Day; readonly nav: number } | undefined> => {
  const row = await findSchemeRow(db, schemeCode);
  // The NAV of an evening is published by the next day.
  const point = row && (await readNavSeries(db, row, addDays(day, 1))).pointAt(epochDayOf(day));
  if (!point) return undefined;
  const [published, nav] = point;
  const isOwn = published >= epochDayOfWorkingDay(workingDayNumber(epochDayOf(day)));
  return { day: isOwn ? day : dayOfEpochDay(published), nav };
};
