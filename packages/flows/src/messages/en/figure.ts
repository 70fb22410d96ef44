/** Reasons for which a numeric field rejects pasted text. */
export const figure = {
  'figure.none': 'Nothing was changed: this is not a plain number. Type it in digits.',
  'figure.tooManyDecimals': 'Nothing was changed: enter at most {decimals} decimals.',
  'figure.notWhole': 'Nothing was changed: enter a whole number.',
  'figure.tooLong': 'Nothing was changed: enter at most {length} digits.',
} as const;
