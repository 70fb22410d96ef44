/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 5300, modules: ['bank-details', 'image-upload'] };
