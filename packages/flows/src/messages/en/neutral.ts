/** The one way on from an address that shows nothing. */
export const neutral = {
  home: 'Go to the home page',
  schemes: 'Go to the schemes',
  first: 'Go to the first page',
} as const;
