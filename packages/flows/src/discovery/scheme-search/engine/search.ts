import type { Marked, SchemeMarks, SchemeSearch, SearchedScheme } from '../index.ts';
import {
  areInitials,
  isCodeStart,
  isNear,
  placedWords,
  qualityOf,
  QUALITY,
  splitsOf,
  wordsOf,
  type PlacedWord,
} from '../word-match.ts';

/** More words than this narrow nothing. */
const MOST_WORDS = 8;
/** What the quality of a word weighs against the order of the words. */
const WEIGHT = 4;
const NEXT = 2;
const FURTHER = 1;
const FIRST = 2;

/** The schemes as numbers of words: names repeat a thousand words, so what was typed is compared with those alone. */
interface Book {
  schemes: readonly SearchedScheme[];
  rows: number;
  readonly numberOf: Map<string, number>;
  readonly words: string[];
  /** The schemes that have a word. */
  readonly rowsOf: number[][];
  /** The words of one scheme after another, name first, then what its fund house adds. */
  readonly tokens: number[];
  /** Where the words of each scheme begin, and after the last where they end. */
  readonly starts: number[];
  /** ISINs and code of each scheme, each behind a space. */
  readonly codes: string[];
  readonly houses: Map<string, readonly string[]>;
}

const newBook = (): Book => ({
  schemes: [],
  rows: 0,
  numberOf: new Map(),
  words: [],
  rowsOf: [],
  tokens: [],
  starts: [0],
  codes: [],
  houses: new Map(),
});

function numberIn({ numberOf, words, rowsOf }: Book, word: string): number {
  const known = numberOf.get(word);
  if (known !== undefined) return known;
  numberOf.set(word, words.length);
  rowsOf.push([]);
  return words.push(word) - 1;
}

function houseIn({ houses }: Book, amc: string): readonly string[] {
  const known = houses.get(amc) ?? wordsOf(amc);
  houses.set(amc, known);
  return known;
}

function write(book: Book, scheme: SearchedScheme): void {
  const { scheme_name, scheme_amc, scheme_isin, scheme_code, scheme_isin_1 } = scheme;
  const { tokens, starts, rowsOf, rows } = book;
  const start = tokens.length;
  for (const word of wordsOf(scheme_name)) tokens.push(numberIn(book, word));
  for (const word of houseIn(book, scheme_amc)) {
    const number = numberIn(book, word);
    if (!tokens.includes(number, start)) tokens.push(number);
  }
  for (let at = start; at < tokens.length; at += 1) {
    const having = rowsOf[tokens[at] ?? 0];
    if (having !== undefined && having.at(-1) !== rows) having.push(rows);
  }
  book.codes.push(` ${scheme_isin} ${scheme_code} ${scheme_isin_1}`.toLowerCase());
  starts.push(tokens.length);
  book.rows = rows + 1;
}

/** One word that was typed, and how well each word of the book answers it. */
interface Term {
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
function hasInitials({ words, tokens, starts }: Book, row: number, letters: string): boolean {
  const start = starts[row] ?? 0;
  for (let place = 0; place < letters.length; place += 1)
    if (words[tokens[start + place] ?? 0]?.[0] !== letters[place]) return false;
  return true;
}

function termOf(book: Book, typed: string): Term {
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
function countOf({ rowsOf }: Book, { qualities, isWord, pairs, initials }: Term): number | null {
  if (initials !== null) return null;
  let count = 0;
  for (const word of pairs?.keys() ?? []) count += rowsOf[word]?.length ?? 0;
  if (!isWord) return count;
  for (let word = 0; word < qualities.length; word += 1)
    if ((qualities[word] ?? 0) > 0) count += rowsOf[word]?.length ?? 0;
  return count;
}

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

const typedWords = (typed: string): readonly string[] => wordsOf(typed).slice(0, MOST_WORDS);

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
  };
}

type Range = readonly [from: number, to: number];

/** Where a text answers a word that was typed: its best answers alone. */
function rangesOf(placed: readonly PlacedWord[], typed: string): readonly Range[] {
  const best = Math.max(0, ...placed.map(({ word }) => qualityOf(word, typed)));
  if (best > QUALITY.inside)
    return placed.flatMap(({ word, at }): Range[] => (word.startsWith(typed) ? [[at, at + typed.length]] : []));
  const pairs = placed.flatMap(({ word, at }, place): Range[] => {
    const next = placed[place + 1];
    return next !== undefined &&
      word.length > 1 &&
      typed.startsWith(word) &&
      next.word.startsWith(typed.slice(word.length))
      ? [
          [at, at + word.length],
          [next.at, next.at + typed.length - word.length],
        ]
      : [];
  });
  if (pairs.length > 0 || best === 0) return pairs;
  return placed.flatMap(({ word, at }): Range[] => {
    const inside = word.indexOf(typed);
    return inside < 0 ? [] : [[at + inside, at + inside + typed.length]];
  });
}

/** What stands for a word that nothing answers as it was typed: its initials, or a word that is near it. */
function guessedRanges(placed: readonly PlacedWord[], typed: string): readonly Range[] {
  const first = placed.slice(0, typed.length);
  if (areInitials(typed) && first.map(({ word }) => word[0]).join('') === typed)
    return first.map(({ at }): Range => [at, at + 1]);
  return placed.flatMap(({ word, at }): Range[] => (isNear(word, typed) ? [[at, at + word.length]] : []));
}

function piecesOf(text: string, ranges: readonly Range[]): Marked {
  const isMatch = Array.from(text, () => false);
  for (const [from, to] of ranges) isMatch.fill(true, from, to);
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const piece = pieces.at(-1);
    if (piece?.isMatch === (isMatch[at] ?? false)) piece.text += text[at] ?? '';
    else pieces.push({ text: text[at] ?? '', isMatch: isMatch[at] ?? false });
  }
  return pieces;
}

function marksOf(scheme: SearchedScheme, typed: string): SchemeMarks {
  const { scheme_name: name, scheme_amc: amc, scheme_code: code } = scheme;
  const placed = placedWords(name);
  const isins = [scheme.scheme_isin, scheme.scheme_isin_1];
  const ranges: Range[] = [];
  let also: SchemeMarks['also'] = null;
  for (const word of typedWords(typed)) {
    const inName = rangesOf(placed, word);
    const inAmc = inName.length > 0 ? [] : rangesOf(placedWords(amc), word);
    const isin = isins.find((each) => isCodeStart(word) && each.toLowerCase().startsWith(word));
    if (inName.length > 0) ranges.push(...inName);
    else if (inAmc.length > 0) also ??= { what: 'amc', text: piecesOf(amc, inAmc) };
    else if (isCodeStart(word) && code.toLowerCase().startsWith(word))
      also = { what: 'code', text: piecesOf(code, [[0, word.length]]) };
    else if (isin !== undefined) also = { what: 'isin', text: piecesOf(isin, [[0, word.length]]) };
    else ranges.push(...guessedRanges(placed, word));
  }
  return { name: piecesOf(name, ranges), also };
}
