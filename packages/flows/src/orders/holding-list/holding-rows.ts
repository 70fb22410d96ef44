import type { CalendarDay } from '@folioflow/api/contract';
import { percentOf, type AnnualReturn } from '../../holdings/figures.ts';
import type { HoldingOrder, HoldingRow, HoldingsSummary, ValuedHolding } from './holding-list.types.ts';

export const isOpen = ({ holding }: ValuedHolding): boolean => holding.units > 0;

/** Newest day with a NAV of any open holding; null without any. */
export const newestNavDayOf = (valued: readonly ValuedHolding[]): CalendarDay | null =>
  valued.reduce<CalendarDay | null>(
    (newest, { holding: { navDay, units } }) =>
      units > 0 && navDay !== null && (newest === null || navDay > newest) ? navDay : newest,
    null,
  );

const rateOf = (annualReturn: AnnualReturn | null): number | null =>
  annualReturn?.kind === 'rate' ? annualReturn.rate : null;

const figureOf = (row: HoldingRow, order: Exclude<HoldingOrder, 'name'>): number | null =>
  ({ value: row.valuePaise, gain: row.gainPercent, return: rateOf(row.annualReturn) })[order];

/** Sorts rows, unknown figures last, equal ones by name. Closed holdings are below the open ones. */
export const sortHoldingRows = (rows: readonly HoldingRow[], order: HoldingOrder): readonly HoldingRow[] =>
  [...rows].sort((one, other) => {
    if (one.isClosed !== other.isClosed) return one.isClosed ? 1 : -1;
    const difference =
      order === 'name' ? 0 : (figureOf(other, order) ?? -Infinity) - (figureOf(one, order) ?? -Infinity);
    return difference || one.schemeName.localeCompare(other.schemeName, 'en') || one.folio.localeCompare(other.folio);
  });

export function holdingRowOf(
  { holding, figures, annualReturn }: ValuedHolding,
  newestNavDay: CalendarDay | null,
): HoldingRow {
  const { folio, schemeCode, schemeName, amc, category, subCategory, units, nav, navDay } = holding;
  return {
    ...figures,
    folio,
    schemeCode,
    schemeName,
    amc,
    category,
    subCategory,
    units,
    nav,
    navDay,
    isNavOld: navDay !== null && newestNavDay !== null && navDay < newestNavDay,
    isClosed: units === 0,
    annualReturn,
  };
}

/** Sum of amounts; null if any of them is unknown. */
function sumKnown(amounts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

function dayChangeOf(open: readonly ValuedHolding[]): HoldingsSummary['dayChange'] {
  const day = newestNavDayOf(open);
  if (day === null) return null;
  const current = open.filter(({ holding: { navDay }, figures }) => navDay === day && figures.dayChangePaise !== null);
  const paise = sumKnown(current.map(({ figures }) => figures.dayChangePaise));
  const value = sumKnown(current.map(({ figures }) => figures.valuePaise));
  if (current.length === 0 || paise === null || value === null) return null;
  return { day, paise, percent: percentOf(paise, value - paise), omitted: open.length - current.length };
}

/** Sum of the open holdings; null without any. */
export function holdingsSummaryOf(
  valued: readonly ValuedHolding[],
  annualReturn: AnnualReturn | null,
): HoldingsSummary | null {
  const open = valued.filter(isOpen);
  if (open.length === 0) return null;
  const valuePaise = sumKnown(open.map(({ figures }) => figures.valuePaise));
  const investedPaise = sumKnown(open.map(({ figures }) => figures.investedPaise));
  const gainPaise = valuePaise === null || investedPaise === null ? null : valuePaise - investedPaise;
  return {
    count: open.length,
    valuePaise,
    investedPaise,
    gainPaise,
    gainPercent: percentOf(gainPaise, investedPaise),
    dayChange: dayChangeOf(open),
    annualReturn,
  };
}
