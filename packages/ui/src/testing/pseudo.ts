/** A language that nobody speaks, under the tag that platforms keep for one. */
export const PSEUDO = 'en-XA';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'å', e: 'é', i: 'î', o: 'ö', u: 'û', y: 'ý', c: 'ç', n: 'ñ' },
  ...{ A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û', Y: 'Ý', C: 'Ç', N: 'Ñ' },
};
const doubled = /[aeious]/i;

/** What is no word: a parameter, markup, an address of the web or of a person. */
const kept = /(\{\w+\}|<[^>]+>|\S+@\S+|https?:\S+)/;

/** Every letter that has an accent takes it and every vowel and s stands twice: a third longer, in words that break no better. */
export const pseudoText = (text: string): string =>
  text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]/gi, grown)))
    .join('');

function grown(letter: string): string {
  const accented = accents[letter] ?? letter;
  return doubled.test(letter) ? accented + accented : accented;
}

/** A catalogue in it: the same keys, lists and parameters. */
export function pseudo<C>(catalogue: C): C {
  if (typeof catalogue === 'string') return pseudoText(catalogue) as C;
  if (Array.isArray(catalogue)) return catalogue.map(pseudo) as C;
  if (typeof catalogue !== 'object' || catalogue === null) return catalogue;
  return Object.fromEntries(Object.entries(catalogue).map(([key, value]) => [key, pseudo<unknown>(value)])) as C;
}

/** The English that ships, in `data-words` of a page; without it the texts stand as documented. */
export const PLAIN = 'plain';

/**
 * A catalogue in the words of the page: set before the first screen is loaded, read once.
 *
 * @public Called by the modules that `tools/vite/language.ts` writes.
 */
export function spoken<C>(documented: C, plain: C): C {
  const { lang, dataset } = document.documentElement;
  if (lang === PSEUDO) return pseudo(documented);
  return dataset['words'] === PLAIN ? plain : documented;
}
