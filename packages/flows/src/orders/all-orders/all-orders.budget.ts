/** Limit of the unit's import; `npm run package` measures it. */
export const budget = {
  bytes: 13_700,
  modules: ['order-list', 'pin-confirmation', 'recent-order', 'second-factor', 'sip-pause', 'swp-registration'],
};
