import { isAmountText, parseEnteredPaise } from '@folioflow/api/contract';

/** A number of rupees with more than two decimals. */
export const hasTooManyDecimals = (typed: string): boolean => isAmountText(typed) && parseEnteredPaise(typed) === null;
