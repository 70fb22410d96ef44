/** Texts of the watchlists of one scheme in Hindi. */
import type { watching as english } from '../en/watching.ts';
import type { Translated } from '../translated.ts';

export const watching: Translated<typeof english> = {
  'watch.open': 'वॉचलिस्ट',
  'lists.title': 'वॉचलिस्ट',
  'lists.loading': 'आपकी वॉचलिस्ट लोड हो रही हैं',
  'lists.unavailable': 'आपकी वॉचलिस्ट लोड नहीं हो सकीं',
  'lists.retry': 'फिर कोशिश करें',
  'lists.lead': '{name} के लिए वॉचलिस्ट चुनें।',
  'lists.label': 'आपकी वॉचलिस्ट',
  'lists.empty': 'अभी आपकी कोई वॉचलिस्ट नहीं है। इस स्कीम के साथ एक बनाएँ।',
  'lists.size': '{count} स्कीमें',
  'lists.sizeOne': '{count} स्कीम',
  'lists.full': '{count} स्कीमें: सूची भर गई है।',
  'lists.last': 'यह सूची की इकलौती स्कीम है, इसलिए इसे हटाया नहीं जा सकता।',
  'lists.added': '{list} में जोड़ी गई।',
  'lists.removed': '{list} से हटाई गई।',
  'lists.new': 'इस स्कीम के साथ नई वॉचलिस्ट',
  'lists.done': 'हो गया',
  'rename.open': 'नाम बदलें',
  'rename.title': 'वॉचलिस्ट का नाम बदलें',
  'rename.label': 'नाम',
  'rename.submit': 'सेव करें',
  'rename.cancel': 'रद्द करें',
};
