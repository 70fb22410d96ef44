/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 6500, modules: ['bank-details', 'image-upload'] };
