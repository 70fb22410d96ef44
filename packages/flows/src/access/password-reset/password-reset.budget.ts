/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 5_000, modules: ['email-password', 'second-factor'] };
