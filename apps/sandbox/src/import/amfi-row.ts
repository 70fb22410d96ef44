import { hasIsinForm } from '../catalogue/isin.ts';
import { type EpochDay } from '../catalogue/working-days.ts';
import { type AmfiColumns } from './amfi-layout.ts';

/** The section a row stands in: `Open Ended Schemes(Debt Scheme - Liquid Fund)`. */
export interface AmfiSection {
  readonly isOpenEnded: boolean;
  readonly category: string;
  readonly subCategory: string;
}

/** A row that could be read. */
export interface AmfiRow {
  readonly line: number;
  readonly code: string;
  /** one or two; none when nothing in the row has the form of an ISIN */
  readonly isins: readonly string[];
  readonly name: string;
  /** rupees; 0 when it is zero or not available */
  readonly nav: number;
  readonly day: EpochDay;
  readonly amc: string;
  readonly section: AmfiSection;
}

/** A row that could not be read, and why. */
export interface MalformedRow {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly problem: string;
}

const SECTION = /^(Open Ended|Close Ended|Interval Fund)\s+Schemes?\s*\((.*)\)$/i;
const MILLISECONDS = 86_400_000;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The section a line opens, undefined for every other line; a section without a dash is its own sub-category. */
export const sectionOf = (line: string): AmfiSection | undefined => {
  const found = SECTION.exec(line);
  if (!found) return undefined;
  const [, family = '', inner = ''] = found;
  const dash = inner.indexOf(' - ');
  const category = tidy(dash < 0 ? inner : inner.slice(0, dash));
  const subCategory = tidy(dash < 0 ? inner : inner.slice(dash + 3));
  return { isOpenEnded: family.toLowerCase() === 'open ended', category, subCategory };
};

/** `21-Aug-2026` as a day; undefined when there is no such day. */
export const amfiDay = (text: string): EpochDay | undefined => {
  const found = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text);
  if (!found) return undefined;
  const [day, month, year] = [Number(found[1]), months.indexOf((found[2] ?? '').toLowerCase()), Number(found[3])];
  const date = new Date(Date.UTC(year, month, day));
  return month >= 0 && date.getUTCDate() === day ? date.getTime() / MILLISECONDS : undefined;
};

/** `106.8821`, `10.` or a text for no NAV, which is 0; undefined for anything else. */
export const amfiNav = (text: string): number | undefined => {
  if (/^(N\.?A\.?|-|)$/i.test(text)) return 0;
  return /^-?\d+\.?\d*$/.test(text) ? Math.max(Number(text), 0) : undefined;
};

const isinOf = (text: string): string | undefined => {
  const tidied = text.trim().toUpperCase();
  return hasIsinForm(tidied) ? tidied : undefined;
};

const nameOf = (cells: readonly string[], { plan, option }: AmfiColumns): string =>
  [cells[3], cells[plan], cells[option]]
    .map((part) => tidy(part ?? ''))
    .filter((part) => part !== '' && part !== '-')
    .join(' - ');

/** Where a row stands: below a fund house, inside a section. */
export interface Surroundings {
  readonly line: number;
  readonly amc: string;
  readonly section: AmfiSection | undefined;
}

/** Reads one line of columns. */
export const readRow = (text: string, columns: AmfiColumns, around: Surroundings): AmfiRow | MalformedRow => {
  const cells = text.split(';').map((cell) => cell.trim());
  const [code = ''] = cells;
  const name = nameOf(cells, columns);
  const bad = (problem: string): MalformedRow => ({ line: around.line, code, name, problem });
  if (cells.length !== columns.count) return bad(`${cells.length} columns in place of ${columns.count}`);
  if (!/^\d+$/.test(code)) return bad('the scheme code is no number');
  if (name === '') return bad('there is no scheme name');
  const nav = amfiNav(cells[columns.nav] ?? '');
  if (nav === undefined) return bad(`the NAV “${cells[columns.nav] ?? ''}” is no number`);
  const day = amfiDay(cells[columns.date] ?? '');
  if (day === undefined) return bad(`the date “${cells[columns.date] ?? ''}” is no day`);
  if (!around.section || around.amc === '') return bad('it stands below no section or no fund house');
  const isins = [cells[1], cells[2]].flatMap((cell) => isinOf(cell ?? '') ?? []);
  return { line: around.line, code, isins, name, nav, day, amc: around.amc, section: around.section };
};
