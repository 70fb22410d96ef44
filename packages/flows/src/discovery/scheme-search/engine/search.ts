import type { SchemeSearch } from '../index.ts';
import { suggestWithoutWord } from '../search-suggestion.ts';
import { markMatches } from '../scheme-marks.ts';
import { estimateMatchCount, hasInitials, createSearchTerm, type SearchTerm } from '../search-term.ts';
import { createWordIndex, addScheme, type WordIndex } from '../word-index.ts';
import { QUALITY, wordsOfTypedText } from '../word-match.ts';

/** Weight of the quality of a word match against the order of the words. */
const QUALITY_WEIGHT = 4;
const ADJACENT_BONUS = 2;
const ORDER_BONUS = 1;
const FIRST_WORD_BONUS = 2;

/** Marks the schemes that contain the rarest term; null where that is more than half of them. */
function markCandidates(book: WordIndex, terms: readonly SearchTerm[]): Uint8Array | null {
  const { rowsByWord: rowsOf, rows, codes } = book;
  let fewest = rows / 2;
  let rarest: SearchTerm | null = null;
  for (const term of terms) {
    const count = estimateMatchCount(book, term);
    if (count !== null && count < fewest) [fewest, rarest] = [count, term];
  }
  if (rarest === null) return null;
  const { qualities, pairs, code } = rarest;
  const candidates = new Uint8Array(rows);
  if (code !== null)
    for (let row = 0; row < rows; row += 1) if (codes[row]?.includes(code) === true) candidates[row] = 1;
  for (let word = 0; word < qualities.length; word += 1)
    if ((qualities[word] ?? 0) > 0 || pairs?.has(word) === true)
      for (const row of rowsOf[word] ?? []) candidates[row] = 1;
  return candidates;
}

/** No scheme has more words. */
const MAX_WORDS_PER_SCHEME = 1024;

/**
 * Returns the best match of a term among the words from `start` to `end`, as `quality * MAX_WORDS_PER_SCHEME +
 * position`.
 */
function bestWordMatch(
  { qualities, hasWordMatch: isWord, pairs }: SearchTerm,
  tokens: readonly number[],
  start: number,
  end: number,
): number {
  let quality = 0;
  let at = start;
  for (let each = start; isWord && each < end && quality < QUALITY.whole; each += 1) {
    const further = qualities[tokens[each] ?? 0] ?? 0;
    if (further > quality) {
      quality = further;
      at = each;
    }
  }
  if (pairs !== null && quality < QUALITY.joined)
    for (let each = start; each + 1 < end; each += 1)
      if (pairs.get(tokens[each] ?? 0)?.[tokens[each + 1] ?? 0] === 1)
        return QUALITY.joined * MAX_WORDS_PER_SCHEME + each - start;
  return quality * MAX_WORDS_PER_SCHEME + Math.min(at - start, MAX_WORDS_PER_SCHEME - 1);
}

/** Returns the quality of a match by code or initials. */
function codeOrInitialsQuality(book: WordIndex, row: number, { code, initials }: SearchTerm): number {
  if (code !== null) return book.codes[row]?.includes(code) === true ? QUALITY.start : 0;
  return initials !== null && hasInitials(book, row, initials) ? QUALITY.initials : 0;
}

/** Returns the score of a scheme for all terms; 0 when a term does not match. */
function computeScore(book: WordIndex, row: number, terms: readonly SearchTerm[]): number {
  const start = book.starts[row] ?? 0;
  const end = book.starts[row + 1] ?? 0;
  let score = 0;
  let before = -1;
  for (const term of terms) {
    const best = bestWordMatch(term, book.tokens, start, end);
    const isNamed = best >= MAX_WORDS_PER_SCHEME;
    const quality = isNamed ? Math.trunc(best / MAX_WORDS_PER_SCHEME) : codeOrInitialsQuality(book, row, term);
    if (quality === 0) return 0;
    const at = isNamed ? best % MAX_WORDS_PER_SCHEME : -1;
    if (score === 0 && at === 0) score += FIRST_WORD_BONUS;
    else if (before >= 0 && at > before) score += at === before + 1 ? ADJACENT_BONUS : ORDER_BONUS;
    score += quality * QUALITY_WEIGHT;
    before = at;
  }
  return score;
}

/** Returns the schemes of the rows, in their order. */
const schemesOfRows = <S>(schemes: readonly S[], rows: readonly (readonly number[] | undefined)[]): readonly S[] => {
  const found: S[] = [];
  for (const some of rows)
    for (const row of some ?? []) {
      const scheme = schemes[row];
      if (scheme !== undefined) found.push(scheme);
    }
  return found;
};

/**
 * Creates a search over a list of schemes. It indexes schemes that are appended to the list, and starts again for
 * another list.
 */
export function createSchemeSearch(): SchemeSearch {
  let book = createWordIndex();
  const prepare: SchemeSearch['prepare'] = (schemes, most) => {
    const { schemes: read, rows } = book;
    if (read[0] !== schemes[0] || read[rows - 1] !== schemes[rows - 1]) book = createWordIndex();
    book.schemes = schemes;
    const end = Math.min(schemes.length, book.rows + most);
    while (book.rows < end) {
      const scheme = schemes[book.rows];
      if (scheme !== undefined) addScheme(book, scheme);
    }
    return book.rows < schemes.length;
  };
  return {
    prepare,
    find: (schemes, typed, rankedCount = schemes.length) => {
      prepare(schemes, schemes.length);
      const terms = wordsOfTypedText(typed).map((word) => createSearchTerm(book, word));
      const ranked: number[][] = [];
      const later: number[] = [];
      const candidates = markCandidates(book, terms);
      for (let row = 0; row < schemes.length; row += 1) {
        const score = candidates?.[row] === 0 ? 0 : computeScore(book, row, terms);
        if (score === 0) continue;
        if (row < rankedCount) (ranked[score] ??= []).push(row);
        else later.push(row);
      }
      return schemesOfRows(schemes, [...ranked.reverse(), later]);
    },
    marks: markMatches,
    suggest: suggestWithoutWord,
  };
}
