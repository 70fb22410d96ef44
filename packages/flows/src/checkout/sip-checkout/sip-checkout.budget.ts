/** Limit of the unit's import; `npm run package` measures it. */
export const budget = {
  bytes: 17_900,
  modules: [
    'image-upload',
    'mandate-choice',
    'mandate-registration',
    'nominee-choice',
    'recent-order',
    'second-factor',
  ],
};
