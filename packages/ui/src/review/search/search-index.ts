/** The kinds of facts that a story can be found by. */
export const termKinds = ['story', 'text', 'message', 'code', 'row', 'port', 'event', 'state'] as const;
export type TermKind = (typeof termKinds)[number];

/** A story with the places of its terms in the index: the first place, then the distance to each next one. */
export type IndexedStory = readonly [name: string, id: string, distances: readonly number[]];

/** A stories file. Its own terms belong to the whole unit, not to a story: rows that its tests prove. */
export interface IndexedUnit {
  readonly title: string;
  /** Id of its docs page; null if it has none. */
  readonly page: string | null;
  readonly distances: readonly number[];
  readonly stories: readonly IndexedStory[];
}

/** Everything that the search of the review room knows, loaded with its first use. */
export interface SearchIndex {
  /** Texts of all terms, by kind; the place of a term counts over all kinds in the order of `termKinds`. */
  readonly terms: Readonly<Record<TermKind, readonly string[]>>;
  readonly units: readonly IndexedUnit[];
}

export interface LoadedIndex {
  readonly index: SearchIndex;
  /** Size of its file, uncompressed. */
  readonly bytes: number;
}
