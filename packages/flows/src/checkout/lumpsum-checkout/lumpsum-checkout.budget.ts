/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 9_460, modules: ['nominee-choice', 'recent-order'] };
