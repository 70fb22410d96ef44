import type { SearchedScheme, SearchEvent, SearchView } from '@folioflow/flows';
import { useCallback, useEffect, useRef } from 'react';

const loadSearch = () => import('@folioflow/flows/scheme-search/search');

/** Schemes that are read in one go: a few milliseconds on a slow phone, between which a person may type. */
const AT_ONCE = 1000;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

interface Searched {
  readonly searching: SearchView;
  readonly catalogue: readonly SearchedScheme[];
}

/**
 * Fetches what finds schemes once somebody reaches for the search or something is sought, and has it read what is loaded
 * before it is handed over. Answers what is to be called when the field is reached for.
 */
export function useSchemeSearch(view: Searched, send: (event: SearchEvent) => void): () => void {
  const shown = useRef(view);
  const tell = useRef(send);
  const asked = useRef(false);
  useEffect(() => {
    shown.current = view;
    tell.current = send;
  });
  const reach = useRef(async (isSought: boolean) => {
    if (asked.current) return;
    asked.current = true;
    try {
      const { schemeSearch } = await loadSearch();
      const search = schemeSearch();
      while (search.prepare(shown.current.catalogue, AT_ONCE)) await nextTask();
      tell.current({ type: 'search.fetched', search });
    } catch {
      asked.current = false;
      // Somebody who only came near has asked for nothing yet.
      if (isSought || shown.current.searching.is === 'coming') tell.current({ type: 'search.notFetched' });
    }
  });
  const { is } = view.searching;
  useEffect(() => {
    if (is === 'coming') void reach.current(true);
  }, [is]);
  return useCallback(() => void reach.current(false), []);
}
