/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 7250, modules: ['pin-confirmation', 'recent-order'] };
