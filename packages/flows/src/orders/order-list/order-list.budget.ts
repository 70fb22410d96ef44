/** Limit of the unit's import; `npm run package` measures it. */
export const budget = {
  bytes: 12_600,
  modules: ['pin-confirmation', 'recent-order', 'second-factor', 'sip-pause', 'swp-registration'],
};
