/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 3_450, modules: [] };
