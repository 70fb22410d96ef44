import {
  filtersIn,
  placeOf,
  SCHEME_LOOKS,
  schemeList,
  schemeLookKeeps,
  soughtIn,
  type FilterName,
  type Keeps,
  type SchemeListView,
} from '@folioflow/flows';
import { keptIn, useKeeping } from '@folioflow/wiring';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noLists } from '../../app/no-lists.ts';
import { useApp, useSession } from '../../wiring/app-context.ts';
import type { App } from '../../wiring/create-app.ts';
import { useScroll } from '../../wiring/use-scroll.ts';
import { useSchemeSearch } from '../../wiring/use-scheme-search.ts';
import { useSearch } from '../../wiring/use-search.ts';
import { useKeptFlow } from '../../wiring/use-wired-flow.ts';

export interface ListedAt {
  /** The filters of its bar. */
  readonly names: readonly FilterName[];
  readonly keeps: Keeps<SchemeListView>;
  /** The query of the page's address where the list says this one; none while the address is about something else. */
  readonly addressOf?: (search: string) => string;
  readonly isAddressed?: (search: string) => boolean;
}

const itself = (search: string) => search;
const always = () => true;

/** The list of all schemes on a page: its place in the address, its filters kept, and how it is looked at. */
export function useSchemeList({ names, keeps, addressOf = itself, isAddressed = always }: ListedAt) {
  const { masterList } = useSession();
  const { search } = useLocation();
  const lists = masterList ?? noLists;
  const flow = useKeptFlow(({ provider: { listSchemes } }: App) => schemeList({ listSchemes }), keeps, {
    lists,
    names,
    search,
  });
  const { view, remote } = flow;
  useSearch(isAddressed(search) ? addressOf(view.search) : search, (asked) => {
    if (!isAddressed(asked)) return;
    const { sort, page } = placeOf(asked);
    const filters = filtersIn(asked, lists, names);
    for (const name of filters === null ? [] : names)
      remote.send({ type: 'filter.changed', name, values: filters?.[name] ?? [] });
    remote.send({ type: 'search.typed', text: soughtIn(asked) });
    remote.send({ type: 'sort.chosen', sort });
    remote.send({ type: 'page.chosen', page });
  });
  useScroll(view.screen === 'loaded');
  const [look, setLook] = useSchemeLook();
  const onSearch = useSchemeSearch(view, (event) => remote.send(event));
  return { view, remote, onFollow: flow.onExit, look, onLook: setLook, onSearch };
}

/** Cards, or a table where there is room: kept on the device, for every list of schemes. */
export function useSchemeLook() {
  const { stores } = useApp();
  const [look, setLook] = useState(
    () => SCHEME_LOOKS.find((each) => each === keptIn(stores, schemeLookKeeps)) ?? 'cards',
  );
  useKeeping(schemeLookKeeps, look);
  return [look, setLook] as const;
}
