import type { TermKind } from './search-index.ts';

/** A range of a text, from the first to after the last character. */
export type Range = readonly [from: number, to: number];

/** Kinds whose terms are names of code: a word may be a part of them, as `Otp` of `sendOtp`. */
const isName = (kind: TermKind) => kind !== 'text' && kind !== 'row' && kind !== 'story';

export const WHOLE = 4;
const WORD = 3;
const START = 2;
const INSIDE = 1;

/** Returns whether a place of a text in small letters is inside of a word. Other alphabets count as letters. */
function isWordCharacter(term: string, at: number): boolean {
  const code = term.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code > 191 && code < 0x2000);
}

/** Returns the words of a query in small letters. */
export const wordsOf = (query: string): readonly string[] => [
  ...new Set(
    query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/**
 * Returns how well a word matches a term in small letters: 0 if not at all, the most if it is the whole term or its
 * first word, as the number of a code or a row. A text matches from the beginning of one of its words.
 */
export function rankMatch(kind: TermKind, term: string, word: string): number {
  let best = 0;
  for (let at = term.indexOf(word); at !== -1; at = term.indexOf(word, at + 1)) {
    const startsWord = !isWordCharacter(term, at - 1);
    const endsWord = !isWordCharacter(term, at + word.length);
    if (at === 0 && endsWord && kind !== 'text') return WHOLE;
    if (startsWord && endsWord) best = Math.max(best, WORD);
    else if (startsWord) best = Math.max(best, START);
    else if (isName(kind) && word.length > 2) best = Math.max(best, INSIDE);
  }
  return best;
}

/** Returns the ranges of a text that the words match, in their order and without overlaps. */
export function matchedRanges(kind: TermKind, text: string, words: readonly string[]): readonly Range[] {
  const term = text.toLowerCase();
  const found: Range[] = [];
  for (const word of words)
    for (let at = term.indexOf(word); at !== -1; at = term.indexOf(word, at + 1))
      if (!isWordCharacter(term, at - 1) || (isName(kind) && word.length > 2)) found.push([at, at + word.length]);
  found.sort(([a, b], [c, d]) => a - c || d - b);
  const ranges: Range[] = [];
  for (const [from, to] of found) {
    const last = ranges.at(-1);
    if (last === undefined || from > last[1]) ranges.push([from, to]);
    else ranges[ranges.length - 1] = [last[0], Math.max(last[1], to)];
  }
  return ranges;
}
