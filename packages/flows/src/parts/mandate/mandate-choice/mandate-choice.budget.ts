/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 8_400, modules: ['image-upload', 'mandate-registration', 'recent-order'] };
