/** An address that shows nothing: what there is to say, and the one way on. */
export const neutral = {
  home: 'Go to the home page',
  schemes: 'Go to the schemes',
  first: 'Go to the first page',
  later: 'This page is not open yet',
  'later.explain': 'We are still building it. Your orders and your investments are not affected.',
} as const;
