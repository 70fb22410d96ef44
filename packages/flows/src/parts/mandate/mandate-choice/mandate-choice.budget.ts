/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 8_800, modules: ['image-upload', 'mandate-registration', 'recent-order'] };
