import { type AmfiFile } from './amfi-reader.ts';
import { type AmfiRow } from './amfi-row.ts';

export const refusalReasons = ['zeroNav', 'noIsin', 'stale', 'duplicateIsin', 'malformed'] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** Row that is not offered. */
export interface RefusedRow {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly reason: RefusalReason;
  readonly detail: string;
}

export interface SortedRows {
  readonly offered: readonly AmfiRow[];
  readonly refused: readonly RefusedRow[];
}

/** A scheme whose NAV is older than this many days before the newest of the file has matured or merged. */
const STALE_DAYS = 30;

/** Divides the rows of a file into offered and refused ones; of two rows with the same ISIN, the first is offered. */
export const sortRows = (file: Pick<AmfiFile, 'rows' | 'malformed'>): SortedRows => {
  const newest = file.rows.reduce((day, row) => Math.max(day, row.day), 0);
  const codes = new Set<string>();
  const isins = new Map<string, number>();
  const offered: AmfiRow[] = [];
  const refused: RefusedRow[] = file.malformed.map(({ problem, ...row }) => ({
    ...row,
    reason: 'malformed',
    detail: problem,
  }));

  const findRefusalReason = (row: AmfiRow): readonly [RefusalReason, string] | undefined => {
    if (codes.has(row.code)) return ['malformed', 'an earlier row has this scheme code'];
    if (row.nav <= 0) return ['zeroNav', 'no NAV above zero'];
    if (row.isins.length === 0) return ['noIsin', 'no ISIN'];
    if (row.day < newest - STALE_DAYS) return ['stale', `NAV ${newest - row.day} days older than the newest`];
    const taken = row.isins.find((isin) => isins.has(isin));
    return taken === undefined ? undefined : ['duplicateIsin', `${taken} stands in line ${isins.get(taken) ?? 0} too`];
  };

  for (const row of file.rows) {
    const found = findRefusalReason(row);
    codes.add(row.code);
    if (found) {
      refused.push({ line: row.line, code: row.code, name: row.name, reason: found[0], detail: found[1] });
    } else {
      offered.push(row);
      for (const isin of row.isins) isins.set(isin, row.line);
    }
  }
  return { offered, refused: refused.sort((one, other) => one.line - other.line) };
};

/** Number of refused rows by reason. */
export const countByReason = (refused: readonly RefusedRow[]): Readonly<Record<RefusalReason, number>> => {
  const counts: Record<RefusalReason, number> = { zeroNav: 0, noIsin: 0, stale: 0, duplicateIsin: 0, malformed: 0 };
  for (const { reason } of refused) counts[reason] += 1;
  return counts;
};
