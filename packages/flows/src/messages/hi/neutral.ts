/** Texts of a page with nothing to show, its message and its only link, in Hindi. */
import type { neutral as english } from '../en/neutral.ts';
import type { Translated } from '../translated.ts';

export const neutral: Translated<typeof english> = {
  home: 'होम पेज पर जाएँ',
  schemes: 'स्कीमों पर जाएँ',
  first: 'पहले पेज पर जाएँ',
};
