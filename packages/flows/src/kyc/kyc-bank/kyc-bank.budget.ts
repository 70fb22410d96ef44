/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 7_150, modules: ['bank-details', 'image-upload'] };
