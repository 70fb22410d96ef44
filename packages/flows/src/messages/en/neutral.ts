/** Texts of a page with nothing to show: its message and its only link. */
export const neutral = {
  home: 'Go to the home page',
  schemes: 'Go to the schemes',
  first: 'Go to the first page',
} as const;
