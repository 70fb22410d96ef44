/** Texts of the navigation, and of the profile menu, verbatim (ON-409). */
export const menu = {
  kyc: 'My KYC',
  pin: 'mPin',
  logout: 'Logout',
  explore: 'Explore',
  watchlist: 'WatchList',
  orders: 'Orders',
  portfolio: 'Portfolio',
  banks: 'Banks and mandates',
  'banks.short': 'Banks',
} as const;
