/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 2300, modules: [] };
