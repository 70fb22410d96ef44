import type { SearchedScheme, SearchEvent, SearchView } from '@folioflow/flows';
import { useCallback, useEffect, useRef } from 'react';

const loadSearch = () => import('@folioflow/flows/scheme-search/search');

/** Schemes that are indexed in one task: a few milliseconds on a slow phone, so that typing stays fluent. */
const BATCH_SIZE = 1000;
const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve));

interface SearchableList {
  readonly searching: SearchView;
  readonly catalogue: readonly SearchedScheme[];
}

/**
 * Fetches the search engine with the first focus of the field or the first search text, and indexes the loaded schemes
 * before it is sent to the flow. Returns the function to call when the field receives the focus.
 */
export function useSchemeSearch(view: SearchableList, send: (event: SearchEvent) => void): () => void {
  const latestView = useRef(view);
  const latestSend = useRef(send);
  const isFetching = useRef(false);
  useEffect(() => {
    latestView.current = view;
    latestSend.current = send;
  });
  const fetchSearch = useRef(async (isSought: boolean) => {
    if (isFetching.current) return;
    isFetching.current = true;
    try {
      const { createSchemeSearch } = await loadSearch();
      const search = createSchemeSearch();
      while (search.prepare(latestView.current.catalogue, BATCH_SIZE)) await waitForNextTask();
      latestSend.current({ type: 'search.fetched', search });
    } catch {
      isFetching.current = false;
      // A focus without a search text is no request yet: the failure is not reported.
      if (isSought || latestView.current.searching.status === 'coming')
        latestSend.current({ type: 'search.notFetched' });
    }
  });
  const { status } = view.searching;
  useEffect(() => {
    if (status === 'coming') void fetchSearch.current(true);
  }, [status]);
  return useCallback(() => void fetchSearch.current(false), []);
}
