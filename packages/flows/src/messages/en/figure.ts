/** Reasons for which a numeric field rejects a text, and its question about a comma. */
export const figure = {
  'figure.none': 'This is not a number. Use digits only.',
  'figure.tooManyDecimals': 'Enter at most {decimals} decimals.',
  'figure.notWhole': 'Enter a whole number.',
  'figure.tooLong': 'Enter at most {length} digits.',
  'figure.pointBeforeComma': 'Put the point after the commas, as in 1,234.50.',
  'figure.leftOut': 'Left out: {characters}. The rest was entered.',
  'figure.comma': 'Do you mean {decimal} or {whole}?',
} as const;
