import { AMOUNT_MAX_DECIMALS, INVEST_AMOUNT_MAX_LENGTH, isUnclearFigure } from '@folioflow/api/contract';

const RUPEE_TEXT_PATTERN = /^\d*(?:\.\d*)?$/;

/**
 * The content of a rupee field after a change: digits and at most three decimals without leading zeros, or an empty
 * text. A text that is not an amount, or too long for the field, changes nothing (OM-271, OM-272). An unclear figure is
 * kept as it is.
 */
export function tidyRupees(typed: string, before: string): string {
  const amount = typed.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  if (isUnclearFigure(typed)) return amount.replace(',', '').length > INVEST_AMOUNT_MAX_LENGTH ? before : amount;
  if (!RUPEE_TEXT_PATTERN.test(typed)) return before;
  const point = amount.indexOf('.');
  const tidied = point < 0 ? amount : amount.slice(0, point + 1 + AMOUNT_MAX_DECIMALS);
  return tidied.length > INVEST_AMOUNT_MAX_LENGTH ? before : tidied;
}
