/** Text of the link from a scheme to a watchlist. */
export const watching = {
  'watch.add': 'Add to a watchlist',
} as const;
