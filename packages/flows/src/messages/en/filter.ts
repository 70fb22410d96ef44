/** Texts of a multiple-choice list and its selection. */
export const filter = {
  chosen: 'chosen',
  search: 'Search',
  searchIn: 'Search {list}',
  found: '{count} found',
  nothing: 'No match for “{sought}”.',
  clear: 'Clear',
  done: 'Done',
  remove: 'Remove {choice}',
  clearAll: 'Clear all',
} as const;
