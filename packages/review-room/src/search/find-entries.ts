import { entryKinds, type SearchEntry, type SearchIndex } from './search-index.ts';

const [WHOLE, BEGINNING, WORDS, INSIDE] = [4, 3, 2, 1];

/** Kinds whose names are names of code: a word may be a part of them, as `Otp` of `sendOtp`. */
const codeNames: ReadonlySet<SearchEntry['kind']> = new Set(['message', 'code', 'port', 'event', 'guard', 'state']);

const isLetterOrDigit = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Returns whether a word is in a text at the beginning of a word. */
function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!isLetterOrDigit(text[at - 1])) return true;
  return false;
}

/** Returns how well an entry matches a query in small letters; 0 if a word of the query is not in it. */
function rankOf({ kind, name, title = '' }: SearchEntry, query: string, words: readonly string[]): number {
  const own = name.toLowerCase();
  if (own === query || own.startsWith(`${query} `)) return WHOLE;
  const all = `${own} ${title.toLowerCase()}`;
  if (words.every((word) => startsWord(all, word))) return own.startsWith(query) ? BEGINNING : WORDS;
  return codeNames.has(kind) && words.every((word) => own.includes(word)) ? INSIDE : 0;
}

/** Returns the entries that contain every word of a query, the best first; none without a word. */
export function findEntries({ entries }: SearchIndex, query: string): readonly SearchEntry[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words.join(' '), words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || entryKinds.indexOf(a.entry.kind) - entryKinds.indexOf(b.entry.kind))
    .map(({ entry }) => entry);
}
