/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 6600, modules: [] };
