import {
  parseQueryFilters,
  parseListPosition,
  SCHEME_LOOKS,
  schemeList,
  schemeLookStorage,
  parseSearchText,
  type FilterName,
  type StorageRule,
  type SchemeListView,
} from '@folioflow/flows';
import { readStoredText, useStoredTextSync } from '@folioflow/wiring';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emptyFilterLists } from '../../app/empty-filter-lists.ts';
import { useApp, useSession } from '../../wiring/app-context.ts';
import type { App } from '../../wiring/create-app.ts';
import { useScrollRestoration } from '../../wiring/use-scroll-restoration.ts';
import { useSchemeSearch } from '../../wiring/use-scheme-search.ts';
import { useSearchSync } from '../../wiring/use-search-sync.ts';
import { useStoredFlow } from '../../wiring/use-wired-flow.ts';

export interface SchemeListOptions {
  /** The filters of the filter bar. */
  readonly names: readonly FilterName[];
  readonly storageRule: StorageRule<SchemeListView>;
  /** Converts the query of the list to the query of the page; the default is the same query. */
  readonly toPageSearch?: (search: string) => string;
  /** Returns whether a query of the page describes the list; the default is always. */
  readonly isListAddress?: (search: string) => boolean;
}

const sameSearch = (search: string) => search;
const alwaysTrue = () => true;

/** The list of all schemes on a page: its position is in the address, its filters and its look are stored. */
export function useSchemeList({
  names,
  storageRule,
  toPageSearch = sameSearch,
  isListAddress = alwaysTrue,
}: SchemeListOptions) {
  const { masterList } = useSession();
  const { search } = useLocation();
  const lists = masterList ?? emptyFilterLists;
  const flow = useStoredFlow(({ provider: { listSchemes } }: App) => schemeList({ listSchemes }), storageRule, {
    lists,
    names,
    search,
  });
  const { view, remote } = flow;
  useSearchSync(isListAddress(search) ? toPageSearch(view.search) : search, (newSearch) => {
    if (!isListAddress(newSearch)) return;
    const { sort, page } = parseListPosition(newSearch);
    const filters = parseQueryFilters(newSearch, lists, names);
    for (const name of filters === null ? [] : names)
      remote.send({ type: 'filter.changed', name, values: filters?.[name] ?? [] });
    remote.send({ type: 'search.typed', text: parseSearchText(newSearch) });
    remote.send({ type: 'sort.chosen', sort });
    remote.send({ type: 'page.chosen', page });
  });
  useScrollRestoration(view.screen === 'loaded');
  const [look, setLook] = useSchemeLook();
  const onSearch = useSchemeSearch(view, (event) => remote.send(event));
  return { view, remote, onFollow: flow.onExit, look, onLook: setLook, onSearch };
}

/** The look of every list of schemes, cards or table; stored on the device. */
export function useSchemeLook() {
  const { stores } = useApp();
  const [look, setLook] = useState(
    () => SCHEME_LOOKS.find((each) => each === readStoredText(stores, schemeLookStorage)) ?? 'cards',
  );
  useStoredTextSync(schemeLookStorage, look);
  return [look, setLook] as const;
}
