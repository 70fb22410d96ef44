import type { LoadedIndex } from '../../packages/ui/src/review/search/search-index.ts';

export const SEARCH_INDEX_FILE = 'search-index.json';

let loading: Promise<LoadedIndex> | null = null;

async function fetchIndex(): Promise<LoadedIndex> {
  const answer = await fetch(new URL(SEARCH_INDEX_FILE, document.baseURI));
  if (!answer.ok) throw new Error(`The search index cannot be loaded: ${answer.status}.`);
  const text = await answer.text();
  return { index: JSON.parse(text) as LoadedIndex['index'], bytes: text.length };
}

/** Loads the index of the search, with its first use. A failed load can be repeated. */
export function loadSearchIndex(): Promise<LoadedIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
