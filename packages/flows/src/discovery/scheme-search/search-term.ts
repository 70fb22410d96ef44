import type { WordIndex } from './word-index.ts';
import { canBeInitials, isCodePrefix, isNearMatch, matchQuality, QUALITY, wordPairSplits } from './word-match.ts';

/** A typed word with the match quality of each word of the index. */
export interface SearchTerm {
  readonly qualities: Uint8Array;
  /** At least one word matches. */
  readonly hasWordMatch: boolean;
  /** Pairs of words that together form the typed word: the first word, and the words that can follow it. */
  readonly pairs: ReadonlyMap<number, Uint8Array> | null;
  readonly code: string | null;
  readonly initials: string | null;
}

const computeWordRatings = (words: readonly string[], rate: (word: string) => number) => Uint8Array.from(words, rate);

/** True when the first words of a scheme have these initials. */
export function hasInitials({ words, tokens, starts }: WordIndex, row: number, letters: string): boolean {
  const start = starts[row] ?? 0;
  for (let place = 0; place < letters.length; place += 1)
    if (words[tokens[start + place] ?? 0]?.[0] !== letters[place]) return false;
  return true;
}

export function createSearchTerm(book: WordIndex, typed: string): SearchTerm {
  const { words, numberByWord: numberOf } = book;
  const qualities = computeWordRatings(words, (word) => matchQuality(word, typed));
  const pairs = new Map<number, Uint8Array>();
  for (const [whole, start] of wordPairSplits(typed)) {
    const number = numberOf.get(whole);
    if (number !== undefined)
      pairs.set(
        number,
        computeWordRatings(words, (word) => (word.startsWith(start) ? 1 : 0)),
      );
  }
  const code = isCodePrefix(typed) ? ` ${typed}` : null;
  const hasWordMatch = qualities.some((quality) => quality > 0);
  const term = { qualities, hasWordMatch, pairs: pairs.size > 0 ? pairs : null, code, initials: null };
  if (code !== null || hasWordMatch) return term;
  if (canBeInitials(typed) && book.schemes.some((_, row) => hasInitials(book, row, typed)))
    return { ...term, initials: typed };
  if (term.pairs !== null) return term;
  return {
    ...term,
    hasWordMatch: true,
    qualities: computeWordRatings(words, (word) => (isNearMatch(word, typed) ? QUALITY.near : 0)),
  };
}

/** Returns the number of schemes that may match the term, by its words; null where words are not enough. */
export function estimateMatchCount(
  { rowsByWord: rowsOf }: WordIndex,
  { qualities, hasWordMatch, pairs, initials }: SearchTerm,
): number | null {
  if (initials !== null) return null;
  let count = 0;
  for (const word of pairs?.keys() ?? []) count += rowsOf[word]?.length ?? 0;
  if (!hasWordMatch) return count;
  for (let word = 0; word < qualities.length; word += 1)
    if ((qualities[word] ?? 0) > 0) count += rowsOf[word]?.length ?? 0;
  return count;
}
