/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 5800, modules: ['bank-details', 'image-upload'] };
