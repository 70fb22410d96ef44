import type { SchemeSearch } from './index.ts';

/** A search with more words gets no suggestion: any of them could be wrong. */
const MAX_WORDS = 6;

/** Returns a search with matches where the current one has none; see `SchemeSearch`. */
export const suggestWithoutWord: SchemeSearch['suggest'] = (typed, countOf) => {
  const words = typed.trim().split(/\s+/);
  const [best = null] = (words.length > 1 && words.length <= MAX_WORDS ? words : [])
    .map((_, place) => words.filter((__, other) => other !== place).join(' '))
    .map((text) => ({ text, count: countOf(text) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count);
  return best;
};
