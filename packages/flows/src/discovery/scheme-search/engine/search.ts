import type { SchemeSearch } from '../index.ts';
import { insteadOf } from '../sought-instead.ts';
import { marksOf } from '../scheme-marks.ts';
import { countOf, hasInitials, termOf, type Term } from '../typed-term.ts';
import { newBook, write, type Book } from '../word-book.ts';
import { QUALITY, typedWords } from '../word-match.ts';

/** What the quality of a word weighs against the order of the words. */
const WEIGHT = 4;
const NEXT = 2;
const FURTHER = 1;
const FIRST = 2;

/** Marks the schemes in which the rarest of the terms stands; null where that is most of them. */
function candidatesOf(book: Book, terms: readonly Term[]): Uint8Array | null {
  const { rowsOf, rows, codes } = book;
  let fewest = rows / 2;
  let rarest: Term | null = null;
  for (const term of terms) {
    const count = countOf(book, term);
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

/** More words no scheme has. */
const PLACES = 1024;

/** How well the words from `start` to `end` answer one word, and which of them does it best: `quality * PLACES + place`. */
function bestOf({ qualities, isWord, pairs }: Term, tokens: readonly number[], start: number, end: number): number {
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
      if (pairs.get(tokens[each] ?? 0)?.[tokens[each + 1] ?? 0] === 1) return QUALITY.joined * PLACES + each - start;
  return quality * PLACES + Math.min(at - start, PLACES - 1);
}

/** By what stands beside the words of a scheme. */
function besideWords(book: Book, row: number, { code, initials }: Term): number {
  if (code !== null) return book.codes[row]?.includes(code) === true ? QUALITY.start : 0;
  return initials !== null && hasInitials(book, row, initials) ? QUALITY.initials : 0;
}

/** How well a scheme answers all that was typed; 0 when some of it is nowhere. */
function scoreOf(book: Book, row: number, terms: readonly Term[]): number {
  const start = book.starts[row] ?? 0;
  const end = book.starts[row + 1] ?? 0;
  let score = 0;
  let before = -1;
  for (const term of terms) {
    const best = bestOf(term, book.tokens, start, end);
    const isNamed = best >= PLACES;
    const quality = isNamed ? Math.trunc(best / PLACES) : besideWords(book, row, term);
    if (quality === 0) return 0;
    const at = isNamed ? best % PLACES : -1;
    if (score === 0 && at === 0) score += FIRST;
    else if (before >= 0 && at > before) score += at === before + 1 ? NEXT : FURTHER;
    score += quality * WEIGHT;
    before = at;
  }
  return score;
}

/** The schemes of those rows, in their order. */
const schemesAt = <S>(schemes: readonly S[], rows: readonly (readonly number[] | undefined)[]): readonly S[] => {
  const found: S[] = [];
  for (const some of rows)
    for (const row of some ?? []) {
      const scheme = schemes[row];
      if (scheme !== undefined) found.push(scheme);
    }
  return found;
};

/** A search over one list of schemes; it reads what has been added to the list, and reads another list anew. */
export function schemeSearch(): SchemeSearch {
  let book = newBook();
  const prepare: SchemeSearch['prepare'] = (schemes, most) => {
    const { schemes: read, rows } = book;
    if (read[0] !== schemes[0] || read[rows - 1] !== schemes[rows - 1]) book = newBook();
    book.schemes = schemes;
    const end = Math.min(schemes.length, book.rows + most);
    while (book.rows < end) {
      const scheme = schemes[book.rows];
      if (scheme !== undefined) write(book, scheme);
    }
    return book.rows < schemes.length;
  };
  return {
    prepare,
    find: (schemes, typed, rankedTo = schemes.length) => {
      prepare(schemes, schemes.length);
      const terms = typedWords(typed).map((word) => termOf(book, word));
      const ranked: number[][] = [];
      const later: number[] = [];
      const candidates = candidatesOf(book, terms);
      for (let row = 0; row < schemes.length; row += 1) {
        const score = candidates?.[row] === 0 ? 0 : scoreOf(book, row, terms);
        if (score === 0) continue;
        if (row < rankedTo) (ranked[score] ??= []).push(row);
        else later.push(row);
      }
      return schemesAt(schemes, [...ranked.reverse(), later]);
    },
    marks: marksOf,
    instead: insteadOf,
  };
}
