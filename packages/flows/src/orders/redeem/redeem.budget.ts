/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 8_600, modules: ['recent-order', 'second-factor'] };
