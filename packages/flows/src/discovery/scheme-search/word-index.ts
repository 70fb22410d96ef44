import type { SearchedScheme } from './index.ts';
import { wordsOf } from './word-match.ts';

/** The schemes as word numbers. Names share about a thousand words, so a typed word is compared with those only. */
export interface WordIndex {
  schemes: readonly SearchedScheme[];
  rows: number;
  readonly numberByWord: Map<string, number>;
  readonly words: string[];
  /** Rows of the schemes that contain a word. */
  readonly rowsByWord: number[][];
  /** Word numbers of all schemes in sequence: the name first, then further words of its fund house. */
  readonly tokens: number[];
  /** Index of the first word of each scheme in `tokens`, followed by the end index. */
  readonly starts: number[];
  /** ISINs and code of each scheme, each after a space. */
  readonly codes: string[];
  readonly wordsByFundHouse: Map<string, readonly string[]>;
}

export const createWordIndex = (): WordIndex => ({
  schemes: [],
  rows: 0,
  numberByWord: new Map(),
  words: [],
  rowsByWord: [],
  tokens: [],
  starts: [0],
  codes: [],
  wordsByFundHouse: new Map(),
});

function addWord({ numberByWord: numberOf, words, rowsByWord: rowsOf }: WordIndex, word: string): number {
  const known = numberOf.get(word);
  if (known !== undefined) return known;
  numberOf.set(word, words.length);
  rowsOf.push([]);
  return words.push(word) - 1;
}

function fundHouseWords({ wordsByFundHouse: houses }: WordIndex, amc: string): readonly string[] {
  const known = houses.get(amc) ?? wordsOf(amc);
  houses.set(amc, known);
  return known;
}

export function addScheme(book: WordIndex, scheme: SearchedScheme): void {
  const { scheme_name, scheme_amc, scheme_isin, scheme_code, scheme_isin_1 } = scheme;
  const { tokens, starts, rowsByWord: rowsOf, rows } = book;
  const start = tokens.length;
  for (const word of wordsOf(scheme_name)) tokens.push(addWord(book, word));
  for (const word of fundHouseWords(book, scheme_amc)) {
    const number = addWord(book, word);
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
