/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 10_450, modules: ['nominee-choice', 'recent-order', 'second-factor'] };
