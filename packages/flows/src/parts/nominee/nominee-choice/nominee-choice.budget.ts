/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 4_850, modules: ['image-upload'] };
