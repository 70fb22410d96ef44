/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 5_050, modules: ['details-form'] };
