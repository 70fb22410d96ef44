import { paiseOf } from '@folioflow/api/contract';

const MONEY = /amount(_|$)/;
const NO_MONEY = /percent|count|message|list|words/;

const isWholePaise = (amount: number | string): boolean => {
  const paise = paiseOf(amount);
  return paise !== null && Math.abs(Number(amount) * 100 - paise) < 1e-6 && !/\.\d{3}/.test(String(amount));
};

/** Money fields of an answer that are no whole paise, each as one text. */
export const paiseDifferences = (fields: object): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (!MONEY.test(name) || NO_MONEY.test(name) || value === '') return [];
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    return isWholePaise(value) ? [] : [`${name} is ${value}, not a whole number of paise`];
  });
