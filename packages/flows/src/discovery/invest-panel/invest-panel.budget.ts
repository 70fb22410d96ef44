/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 9000, modules: ['second-factor'] };
