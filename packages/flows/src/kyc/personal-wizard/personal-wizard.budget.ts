/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 12_000, modules: ['details-form', 'nominee-details', 'photo-capture', 'second-factor'] };
