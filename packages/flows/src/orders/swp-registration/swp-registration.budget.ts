/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 7450, modules: ['recent-order', 'second-factor'] };
