/** An address that shows nothing: what there is to say, and the one way on. */
export const neutral = {
  home: 'Go to the home page',
  schemes: 'Go to the schemes',
  first: 'Go to the first page',
} as const;
