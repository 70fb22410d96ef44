/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 12_600, modules: ['image-upload', 'nominee-choice', 'recent-order', 'second-factor'] };
