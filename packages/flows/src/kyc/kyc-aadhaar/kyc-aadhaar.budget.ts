/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 5_350, modules: ['card-stage', 'image-upload'] };
