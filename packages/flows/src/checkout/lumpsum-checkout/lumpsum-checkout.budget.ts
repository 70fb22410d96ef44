/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 10_450, modules: ['nominee-choice', 'recent-order', 'second-factor'] };
