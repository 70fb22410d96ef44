import { dayOfDate, utcDateOf } from '@folioflow/api/contract';
import { isValid, parse } from 'date-fns';
import { hasIsinForm } from '../../catalogue/schemes/isin.ts';
import { type EpochDay, epochDayOf } from '../../catalogue/nav/working-days.ts';
import { type AmfiColumns } from './amfi-layout.ts';

/** Section of a row: `Open Ended Schemes(Debt Scheme - Liquid Fund)`. */
export interface AmfiSection {
  readonly isOpenEnded: boolean;
  readonly category: string;
  readonly subCategory: string;
}

/** Parsed row. */
export interface AmfiRow {
  readonly line: number;
  readonly code: string;
  /** one or two; empty without a text in the form of an ISIN */
  readonly isins: readonly string[];
  readonly name: string;
  /** rupees; 0 if zero or not available */
  readonly nav: number;
  readonly day: EpochDay;
  readonly amc: string;
  readonly section: AmfiSection;
}

/** Row that could not be parsed, with the reason. */
export interface MalformedRow {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly problem: string;
}

const SECTION = /^(Open Ended|Close Ended|Interval Fund)\s+Schemes?\s*\((.*)\)$/i;
const AMFI_DAY = /^\d{1,2}-[a-z]{3}-\d{4}$/i;

const normaliseText = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Section that a line opens, undefined for any other line; a section without a dash is its own sub-category. */
export const parseSection = (line: string): AmfiSection | undefined => {
  const found = SECTION.exec(line);
  if (!found) return undefined;
  const [, family = '', inner = ''] = found;
  const dash = inner.indexOf(' - ');
  const category = normaliseText(dash < 0 ? inner : inner.slice(0, dash));
  const subCategory = normaliseText(dash < 0 ? inner : inner.slice(dash + 3));
  return { isOpenEnded: family.toLowerCase() === 'open ended', category, subCategory };
};

/** Parses `21-Aug-2026`; undefined if the day does not exist. */
export const parseAmfiDay = (text: string): EpochDay | undefined => {
  if (!AMFI_DAY.test(text)) return undefined;
  const date = parse(text, 'd-MMM-yyyy', utcDateOf(0), { in: utcDateOf });
  return isValid(date) ? epochDayOf(dayOfDate(date)) : undefined;
};

/** Parses `106.8821` or `10.`; 0 for a text without NAV, undefined for anything else. */
export const parseAmfiNav = (text: string): number | undefined => {
  if (/^(N\.?A\.?|-|)$/i.test(text)) return 0;
  return /^-?\d+\.?\d*$/.test(text) ? Math.max(Number(text), 0) : undefined;
};

const parseIsin = (text: string): string | undefined => {
  const tidied = text.trim().toUpperCase();
  return hasIsinForm(tidied) ? tidied : undefined;
};

const schemeNameOf = (cells: readonly string[], { plan, option }: AmfiColumns): string =>
  [cells[3], cells[plan], cells[option]]
    .map((part) => normaliseText(part ?? ''))
    .filter((part) => part !== '' && part !== '-')
    .join(' - ');

/** Position of a row: its line, fund house and section. */
export interface RowContext {
  readonly line: number;
  readonly amc: string;
  readonly section: AmfiSection | undefined;
}

/** Parses a line of columns. */
export const parseRow = (text: string, columns: AmfiColumns, around: RowContext): AmfiRow | MalformedRow => {
  const cells = text.split(';').map((cell) => cell.trim());
  const [code = ''] = cells;
  const name = schemeNameOf(cells, columns);
  const malformedRow = (problem: string): MalformedRow => ({ line: around.line, code, name, problem });
  if (cells.length !== columns.count) return malformedRow(`${cells.length} columns in place of ${columns.count}`);
  if (!/^\d+$/.test(code)) return malformedRow('the scheme code is no number');
  if (name === '') return malformedRow('there is no scheme name');
  const nav = parseAmfiNav(cells[columns.nav] ?? '');
  if (nav === undefined) return malformedRow(`the NAV “${cells[columns.nav] ?? ''}” is no number`);
  const day = parseAmfiDay(cells[columns.date] ?? '');
  if (day === undefined) return malformedRow(`the date “${cells[columns.date] ?? ''}” is no day`);
  if (!around.section || around.amc === '') return malformedRow('it stands below no section or no fund house');
  const isins = [cells[1], cells[2]].flatMap((cell) => parseIsin(cell ?? '') ?? []);
  return { line: around.line, code, isins, name, nav, day, amc: around.amc, section: around.section };
};
