/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 3950, modules: ['second-factor'] };
