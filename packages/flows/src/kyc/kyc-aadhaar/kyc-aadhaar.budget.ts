/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 5150, modules: ['card-stage', 'image-upload'] };
