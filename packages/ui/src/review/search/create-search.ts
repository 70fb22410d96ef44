import { termKinds, type SearchIndex, type TermKind } from './search-index.ts';
import { rankMatch, WHOLE, wordsOf } from './term-match.ts';

export interface FoundTerm {
  readonly kind: TermKind;
  readonly text: string;
}
export interface FoundStory {
  readonly name: string;
  readonly id: string;
  /** The two terms that match the query best. */
  readonly terms: readonly FoundTerm[];
}
export interface FoundUnit {
  /** `Flows/Access/SignIn`. */
  readonly title: string;
  /** Number of all its stories. */
  readonly size: number;
  /** Id of its docs page; null if it has none. */
  readonly page: string | null;
  /** Terms of the unit that the query matches: rows that its tests prove. */
  readonly terms: readonly FoundTerm[];
  readonly stories: readonly FoundStory[];
}
export interface FoundStories {
  readonly words: readonly string[];
  readonly count: number;
  /** The units with the best matches first. */
  readonly units: readonly FoundUnit[];
}

/** Further words are ignored: the words of a term are bits of a number. */
const MOST_WORDS = 16;
/** Weight of a term that contains all words: a sentence before words that are scattered over a screen. */
const ALL_WORDS = 10;

interface ReadStory {
  readonly name: string;
  readonly id: string;
  readonly places: readonly number[];
}
interface Ranked<T> {
  readonly found: T;
  readonly rank: number;
}

const placesOf = (distances: readonly number[]): readonly number[] => {
  let place = 0;
  return distances.map((distance) => (place += distance));
};

/** The id of a row ranks with codes and ports; its text comes after the stories. */
const ownRank = (rank = 0) => (rank >= ALL_WORDS + WHOLE ? rank : rank / 2);

const byRank = (a: Ranked<unknown>, b: Ranked<unknown>) => b.rank - a.rank;

type MatchTerms = (places: readonly number[]) => Ranked<readonly FoundTerm[]> | null;

/** Returns a function that ranks the terms at some places; null if a word matches none of them. */
function createMatcher(terms: readonly FoundTerm[], searched: readonly string[], words: readonly string[]): MatchTerms {
  const allWords = 2 ** words.length - 1;
  const wordsOfTerm = new Uint32Array(terms.length);
  const rankOfTerm = new Uint8Array(terms.length);
  for (const [place, { kind }] of terms.entries()) {
    let bits = 0;
    let sum = 0;
    for (const [at, word] of words.entries()) {
      const rank = rankMatch(kind, searched[place] ?? '', word);
      if (rank > 0) bits |= 1 << at;
      sum += rank;
    }
    wordsOfTerm[place] = bits;
    rankOfTerm[place] = bits === allWords ? sum + ALL_WORDS : sum;
  }
  return (places) => {
    let matchedWords = 0;
    let [first, second, firstRank, secondRank] = [-1, -1, 0, 0];
    for (const place of places) {
      matchedWords |= wordsOfTerm[place] ?? 0;
      const rank = rankOfTerm[place] ?? 0;
      if (rank > firstRank) {
        [second, secondRank] = [first, firstRank];
        [first, firstRank] = [place, rank];
      } else if (rank > secondRank) [second, secondRank] = [place, rank];
    }
    if (matchedWords !== allWords) return null;
    return { found: [terms[first], terms[second]].filter((term) => term !== undefined), rank: firstRank };
  };
}

/** Returns the search over an index: a pure function of the query. A story is found if it matches every word. */
export function createSearch(index: SearchIndex): (query: string) => FoundStories {
  const terms = termKinds.flatMap((kind) => index.terms[kind].map((text): FoundTerm => ({ kind, text })));
  const searched = terms.map(({ text }) => text.toLowerCase());
  const units = index.units.map(({ title, page, distances, stories }) => ({
    title,
    page,
    places: placesOf(distances),
    stories: stories.map(([name, id, own]): ReadStory => ({ name, id, places: placesOf(own) })),
  }));

  return (query) => {
    const words = wordsOf(query).slice(0, MOST_WORDS);
    if (words.length === 0) return { words, count: 0, units: [] };
    const matchTerms = createMatcher(terms, searched, words);
    const found = units.flatMap(({ title, page, places, stories }) => {
      const own = matchTerms(places);
      const foundStories = stories.flatMap(({ name, id, places: each }) => {
        const match = matchTerms(each);
        return match === null ? [] : [{ found: { name, id, terms: match.found }, rank: match.rank }];
      });
      if (own === null && foundStories.length === 0) return [];
      foundStories.sort(byRank);
      const unit: FoundUnit = {
        title,
        size: stories.length,
        page,
        terms: own?.found ?? [],
        stories: foundStories.map((each) => each.found),
      };
      return [{ found: unit, rank: Math.max(ownRank(own?.rank), foundStories[0]?.rank ?? 0) }];
    });
    found.sort(byRank);
    return {
      words,
      count: found.reduce((sum, { found: { stories } }) => sum + stories.length, 0),
      units: found.map((each) => each.found),
    };
  };
}
