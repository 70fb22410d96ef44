import {
  filterNames,
  filtersIn,
  placeOf,
  SCHEME_LOOKS,
  schemeList,
  schemeListKeeps,
  schemeLookKeeps,
  soughtIn,
} from '@folioflow/flows';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
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

export function SchemeListRoute() {
  const { masterList } = useSession();
  const { search } = useLocation();
  const lists = masterList ?? noLists;
  const flow = useKeptFlow(({ provider: { listSchemes } }: App) => schemeList({ listSchemes }), schemeListKeeps, {
    lists,
    search,
  });
  const { view, remote } = flow;
  useSearch(view.search, (asked) => {
    const { sort, page } = placeOf(asked);
    const filters = filtersIn(asked, lists);
    for (const name of filters === null ? [] : filterNames)
      remote.send({ type: 'filter.changed', name, values: filters?.[name] ?? [] });
    remote.send({ type: 'search.typed', text: soughtIn(asked) });
    remote.send({ type: 'sort.chosen', sort });
    remote.send({ type: 'page.chosen', page });
  });
  useScroll(view.screen === 'loaded');
  const onSearch = useSchemeSearch(view, (event) => remote.send(event));
  const { stores } = useApp();
  const [look, setLook] = useState(
    () => SCHEME_LOOKS.find((each) => each === keptIn(stores, schemeLookKeeps)) ?? 'cards',
  );
  useKeeping(schemeLookKeeps, look);
  return <SchemeList {...flow} onFollow={flow.onExit} look={look} onLook={setLook} onSearch={onSearch} />;
}
