import type { SchemeSearch } from './index.ts';

/** Of more words than this nobody knows which one is wrong. */
const MOST_WORDS = 6;

/** What may be sought where nothing answers all the words; see `SchemeSearch`. */
export const insteadOf: SchemeSearch['instead'] = (typed, countOf) => {
  const words = typed.trim().split(/\s+/);
  const [best = null] = (words.length > 1 && words.length <= MOST_WORDS ? words : [])
    .map((_, place) => words.filter((__, other) => other !== place).join(' '))
    .map((text) => ({ text, count: countOf(text) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count);
  return best;
};
