/** Limit of the unit's import; `npm run package` measures it. */
export const budget = { bytes: 5_150, modules: ['email-password', 'second-factor'] };
