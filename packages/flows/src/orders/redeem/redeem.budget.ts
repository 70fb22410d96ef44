/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 9_200, modules: ['recent-order', 'second-factor'] };
