import { type Day } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { forEachPortion } from '../../store/portions.ts';
import { type NavSeries } from '../nav/nav-source.ts';
import { type SchemeRow } from '../records/catalogue-tables.ts';
import { parseEntry, parseTraits, readNavSeriesOfSchemes } from '../records/scheme-rows.ts';

/** Facts and NAVs of a scheme that investors have units of. */
export interface SchemeFacts {
  readonly category: string;
  readonly subCategory: string;
  readonly risk: string;
  /** percent in the first year; 0 for none */
  readonly exitLoad: number;
  /** percent in the second year; 0 for none */
  readonly laterExitLoad: number;
  /** for example `3 years`; '' for none */
  readonly lockIn: string;
  readonly navs: NavSeries;
}

/**
 * Reads the facts of schemes, listed or not, with the NAVs that are published on a day; unknown codes are left out. The
 * number of queries does not grow with the number of schemes.
 */
export const readSchemeFacts = async (
  db: Database,
  codes: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, SchemeFacts>> => {
  const rows: SchemeRow[] = [];
  await forEachPortion([...new Set(codes)], async (some) => {
    rows.push(...(await db.selectFrom('schemes').selectAll().where('code', 'in', some).execute()));
  });
  const seriesOf = await readNavSeriesOfSchemes(db, rows, today);
  return new Map(
    rows.map((row) => {
      const { exitLoad, laterExitLoad = 0, lockIn } = parseTraits(row).terms;
      const { category, risk } = row;
      const { sub_category: subCategory } = parseEntry(row);
      return [row.code, { category, subCategory, risk, exitLoad, laterExitLoad, lockIn, navs: seriesOf(row) }];
    }),
  );
};
