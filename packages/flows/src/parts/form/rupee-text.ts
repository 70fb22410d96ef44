import { AMOUNT_MAX_DECIMALS, INVEST_AMOUNT_MAX_LENGTH } from '@folioflow/api/contract';

const RUPEE_TEXT_PATTERN = /^(\d*)(?:\.(\d*))?$/;

/**
 * The content of a rupee field after a change: digits and at most three decimals without leading zeros, or an empty
 * text. A text that is not an amount, or too long for the field, changes nothing (OM-271, OM-272).
 */
export function tidyRupees(typed: string, before: string): string {
  const parts = RUPEE_TEXT_PATTERN.exec(typed);
  if (parts === null) return before;
  const [, whole, decimals] = parts;
  const stripped = String(whole).replace(/^0+(?=\d)/, '');
  const tidied = decimals === undefined ? stripped : `${stripped || '0'}.${decimals.slice(0, AMOUNT_MAX_DECIMALS)}`;
  return tidied.length > INVEST_AMOUNT_MAX_LENGTH ? before : tidied;
}
