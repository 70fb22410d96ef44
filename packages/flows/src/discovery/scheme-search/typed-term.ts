import type { Book } from './word-book.ts';
import { areInitials, isCodeStart, isNear, qualityOf, QUALITY, splitsOf } from './word-match.ts';

/** One word that was typed, and how well each word of the book answers it. */
export interface Term {
  readonly qualities: Uint8Array;
  /** Some word answers it. */
  readonly isWord: boolean;
  /** By a first word, which words behind it make up what was typed. */
  readonly pairs: ReadonlyMap<number, Uint8Array> | null;
  readonly code: string | null;
  readonly initials: string | null;
}

const rated = (words: readonly string[], rate: (word: string) => number) => Uint8Array.from(words, rate);

/** The first words of a scheme begin with those letters. */
export function hasInitials({ words, tokens, starts }: Book, row: number, letters: string): boolean {
  const start = starts[row] ?? 0;
  for (let place = 0; place < letters.length; place += 1)
    if (words[tokens[start + place] ?? 0]?.[0] !== letters[place]) return false;
  return true;
}

export function termOf(book: Book, typed: string): Term {
  const { words, numberOf } = book;
  const qualities = rated(words, (word) => qualityOf(word, typed));
  const pairs = new Map<number, Uint8Array>();
  for (const [whole, start] of splitsOf(typed)) {
    const number = numberOf.get(whole);
    if (number !== undefined)
      pairs.set(
        number,
        rated(words, (word) => (word.startsWith(start) ? 1 : 0)),
      );
  }
  const code = isCodeStart(typed) ? ` ${typed}` : null;
  const isWord = qualities.some((quality) => quality > 0);
  const term = { qualities, isWord, pairs: pairs.size > 0 ? pairs : null, code, initials: null };
  if (code !== null || isWord) return term;
  if (areInitials(typed) && book.schemes.some((_, row) => hasInitials(book, row, typed)))
    return { ...term, initials: typed };
  if (term.pairs !== null) return term;
  return { ...term, isWord: true, qualities: rated(words, (word) => (isNear(word, typed) ? QUALITY.near : 0)) };
}

/** How many schemes may answer the term, read off its words; null where words alone do not tell. */
export function countOf({ rowsOf }: Book, { qualities, isWord, pairs, initials }: Term): number | null {
  if (initials !== null) return null;
  let count = 0;
  for (const word of pairs?.keys() ?? []) count += rowsOf[word]?.length ?? 0;
  if (!isWord) return count;
  for (let word = 0; word < qualities.length; word += 1)
    if ((qualities[word] ?? 0) > 0) count += rowsOf[word]?.length ?? 0;
  return count;
}
