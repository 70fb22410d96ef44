/** An artificial language for tests, under its reserved tag. */
export const PSEUDO = 'en-XA';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'å', e: 'é', i: 'î', o: 'ö', u: 'û', y: 'ý', c: 'ç', n: 'ñ' },
  ...{ A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û', Y: 'Ý', C: 'Ç', N: 'Ñ' },
};
const DOUBLED_LETTERS = /[aeious]/i;

/** Parts without translation: parameters, markup, URLs and email addresses. */
const UNTRANSLATED = /(\{\w+\}|<[^>]+>|\S+@\S+|https?:\S+)/;

/** Adds an accent to every possible letter and doubles every vowel and s: the text is a third longer. */
export const pseudoText = (text: string): string =>
  text
    .split(UNTRANSLATED)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]/gi, pseudoLetter)))
    .join('');

function pseudoLetter(letter: string): string {
  const accented = accents[letter] ?? letter;
  return DOUBLED_LETTERS.test(letter) ? accented + accented : accented;
}

/** Returns a catalogue in the pseudo-language with the same keys, lists and parameters. */
export function pseudoCatalogue<C>(catalogue: C): C {
  if (typeof catalogue === 'string') return pseudoText(catalogue) as C;
  if (Array.isArray(catalogue)) return catalogue.map(pseudoCatalogue) as C;
  if (typeof catalogue !== 'object' || catalogue === null) return catalogue;
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [key, pseudoCatalogue<unknown>(value)]),
  ) as C;
}

/** Value of `data-words` of a page with the shipped English texts; without it the documented texts are used. */
export const PLAIN = 'plain';

/**
 * Returns the catalogue in the language of the page, which is set before the first screen is loaded.
 *
 * @public Called by the modules that `tools/vite/language.ts` writes.
 */
export function selectCatalogue<C>(documented: C, plain: C): C {
  const { lang, dataset } = document.documentElement;
  if (lang === PSEUDO) return pseudoCatalogue(documented);
  return dataset['words'] === PLAIN ? plain : documented;
}
