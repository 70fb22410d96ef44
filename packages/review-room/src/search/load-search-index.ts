import type { SearchIndex } from './search-index.ts';

export const SEARCH_INDEX_FILE = 'search-index.json';

/** Loads the index of the search. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const answer = await fetch(new URL(SEARCH_INDEX_FILE, document.baseURI));
  if (!answer.ok) throw new Error(`The search index cannot be loaded: ${answer.status}.`);
  return (await answer.json()) as SearchIndex;
}
