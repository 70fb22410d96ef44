import { isAmountText, paiseOf } from '@folioflow/api/contract';

const WHOLE_PAISE_PATTERN = /^\d+(\.\d{1,2})?$/;

/**
 * Parses an entered amount to paise; null for a text that is not a plain number or has more than two decimals. Fields
 * and the contract accept a third decimal (AD-044), but no order has one, and rounding would change the entered amount.
 */
export const parseEnteredPaise = (typed: string): number | null =>
  WHOLE_PAISE_PATTERN.test(typed) ? paiseOf(typed) : null;

/** A number of rupees with more than two decimals. */
export const hasTooManyDecimals = (typed: string): boolean => isAmountText(typed) && parseEnteredPaise(typed) === null;
