/** Texts of a multiple-choice list and its selection in Hindi. */
import type { filter as english } from '../en/filter.ts';
import type { Translated } from '../translated.ts';

export const filter: Translated<typeof english> = {
  chosen: 'चुने गए',
  search: 'खोजें',
  searchIn: '{list} में खोजें',
  found: 'मिले: {count}',
  nothing: '“{sought}” से कुछ मेल नहीं खाता।',
  clear: 'साफ़ करें',
  done: 'हो गया',
  remove: '{choice} हटाएँ',
  clearAll: 'सब साफ़ करें',
};
