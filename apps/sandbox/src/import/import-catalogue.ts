import { replaceCatalogue } from '../catalogue/catalogue-store.ts';
import { type NavHistoryRow, type SchemeRow } from '../catalogue/catalogue-tables.ts';
import { rowOf } from '../catalogue/scheme-draft.ts';
import { seedRows } from '../catalogue/seed-catalogue.ts';
import { type Database } from '../store/database.ts';
import { type AmfiRow } from './amfi-row.ts';
import { continued, importedScheme } from './imported-scheme.ts';
import { type NavHistory } from './nav-history.ts';

export interface ImportWishes {
  /** the 74 stated schemes stay in the list; they stay known to the chart and to orders in any case */
  readonly keepTestSchemes: boolean;
}

/** Which histories found their scheme. */
export interface ImportedHistories {
  readonly used: number;
  /** codes of histories whose scheme is not offered */
  readonly unused: readonly string[];
  readonly points: number;
  readonly leftOut: number;
}

const testRows = ({ keepTestSchemes }: ImportWishes): readonly SchemeRow[] =>
  seedRows('full').map((row) => ({ ...row, list_group: 0, is_listed: keepTestSchemes ? 1 : 0 }));

/** Puts the offered schemes in the place of the generated ones; all of it or nothing. */
export const importCatalogue = async (
  db: Database,
  offered: readonly AmfiRow[],
  histories: readonly NavHistory[],
  wishes: ImportWishes,
): Promise<ImportedHistories> => {
  const byCode = new Map(histories.map((history) => [history.code, history]));
  const known = testRows(wishes);
  const used: NavHistory[] = [];
  const historyRows: NavHistoryRow[] = [];
  const schemes = offered.map((row, place) => {
    const history = byCode.get(row.code);
    const points = continued(history?.points ?? [], row);
    if (history && points.length > 0) {
      used.push(history);
      historyRows.push({ scheme_code: row.code, points: JSON.stringify(points) });
    }
    return rowOf(importedScheme(row, points), known.length + place, 'imported');
  });
  await db.transaction().execute((transaction) => replaceCatalogue(transaction, [...known, ...schemes], historyRows));
  const usedCodes = new Set(used.map(({ code }) => code));
  return {
    used: used.length,
    unused: histories.map(({ code }) => code).filter((code) => !usedCodes.has(code)),
    points: used.reduce((sum, { points }) => sum + points.length, 0),
    leftOut: used.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
};
