/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 6_100, modules: ['card-stage', 'image-upload'] };
