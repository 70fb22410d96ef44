/** Limit of the unit's import; `npm run package` measures it. */
export const budget = {
  bytes: 7_450,
  modules: ['bank-account-addition', 'bank-details', 'image-upload', 'pin-confirmation'],
};
