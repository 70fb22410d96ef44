/** Reasons for which a numeric field rejects pasted text. */
export const figure = {
  'figure.none': 'This is not a number. Use digits only.',
  'figure.tooManyDecimals': 'Enter at most {decimals} decimals.',
  'figure.notWhole': 'Enter a whole number.',
  'figure.tooLong': 'Enter at most {length} digits.',
} as const;
