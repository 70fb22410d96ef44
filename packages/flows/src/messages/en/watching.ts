/** Leads from a scheme to a watchlist that it may stand in. */
export const watching = {
  'watch.add': 'Add to a watchlist',
} as const;
