/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 5_950, modules: ['card-stage', 'image-upload'] };
