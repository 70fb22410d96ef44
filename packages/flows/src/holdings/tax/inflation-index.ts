import { type CalendarDay } from '@folioflow/api/contract';

/**
 * Cost inflation index by the calendar year in which a financial year begins (section 48, Explanation (v); CBDT
 * notification 44/2017 and the yearly ones up to 70/2025). Gains of later years are not indexed.
 */
const indexByYear: Readonly<Record<number, number>> = {
  2001: 100,
  2002: 105,
  2003: 109,
  2004: 113,
  2005: 117,
  2006: 122,
  2007: 129,
  2008: 137,
  2009: 148,
  2010: 167,
  2011: 184,
  2012: 200,
  2013: 220,
  2014: 240,
  2015: 254,
  2016: 264,
  2017: 272,
  2018: 280,
  2019: 289,
  2020: 301,
  2021: 317,
  2022: 331,
  2023: 348,
  2024: 363,
  2025: 376,
};

/** Year in which the financial year of a day begins: 2025 for 31 March 2026. */
export function financialYearOf(day: CalendarDay): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) < 4 ? year - 1 : year;
}

/** Index of the financial year of a day; undefined before 1 April 2001 and for a year without an index. */
export const inflationIndexOf = (day: CalendarDay): number | undefined => indexByYear[financialYearOf(day)];
