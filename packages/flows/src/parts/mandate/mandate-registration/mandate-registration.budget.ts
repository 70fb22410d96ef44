/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 6_300, modules: ['image-upload', 'recent-order'] };
