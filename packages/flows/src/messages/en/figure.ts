/** Why a field of figures did not take what was pasted into it. */
export const figure = {
  'figure.none': 'Nothing was changed: that is not a plain number. Type it in digits.',
  'figure.tooFine': 'Nothing was changed: at most {decimals} decimals are taken.',
  'figure.notWhole': 'Nothing was changed: only a whole number is taken.',
  'figure.tooLong': 'Nothing was changed: at most {length} digits are taken.',
} as const;
