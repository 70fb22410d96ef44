/** Limit of the unit's import; `bundle.test.ts` measures it. */
export const budget = { bytes: 5750, modules: ['image-upload', 'recent-order'] };
