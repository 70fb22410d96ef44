import type { SearchedScheme } from './index.ts';
import { wordsOf } from './word-match.ts';

/** The schemes as numbers of words: names repeat a thousand words, so what was typed is compared with those alone. */
export interface Book {
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

export const newBook = (): Book => ({
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

export function write(book: Book, scheme: SearchedScheme): void {
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
