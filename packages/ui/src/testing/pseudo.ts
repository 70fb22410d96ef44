/** An artificial language for tests, under its reserved tag. */
export const PSEUDO = 'en-XA';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'å', e: 'é', i: 'î', o: 'ö', u: 'û', y: 'ý', c: 'ç', n: 'ñ' },
  ...{ A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û', Y: 'Ý', C: 'Ç', N: 'Ñ' },
};
const DOUBLED_LETTERS = /[aeious]/i;

/** Parts without translation: parameters, the syntax of plurals, markup, URLs and email addresses. */
const UNTRANSLATED = /(\{\w+\}|\{\w+, \w+,| ?(?:one|two|few|other) (?=\{)|<[^>]+>|\S+@\S+|https?:\S+)/;

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
