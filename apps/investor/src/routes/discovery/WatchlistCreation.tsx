import type { Scheme } from '@folioflow/api/contract';
import {
  addModeQuery,
  parseWatchlistsQuery,
  watchlistCreation,
  watchlistFilterStorage,
  watchlistFilterNames,
  type WatchlistCreationInput,
  type WatchlistCreationOutput,
} from '@folioflow/flows';
import { WatchlistCreation as Screen } from '@folioflow/ui/screens/discovery/WatchlistCreation/WatchlistCreation';
import { useEffect, useRef } from 'react';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { useSchemeList } from './use-scheme-list.ts';

const isAddMode = (search: string) => parseWatchlistsQuery(search).isAdding;

export interface WatchlistCreationProps extends WatchlistCreationInput {
  onEnd: (output: WatchlistCreationOutput) => void;
  /** Called with each change of the ticked schemes: the page may also be left by Back. */
  onTicked: (ticked: readonly Scheme[], isUncertain: boolean) => void;
}

/** Add mode: the list of all schemes, with the ticked ones. */
export function WatchlistCreation({ onEnd, onTicked, ...input }: WatchlistCreationProps) {
  const list = useSchemeList({
    names: watchlistFilterNames,
    storageRule: watchlistFilterStorage,
    toPageSearch: addModeQuery,
    isListAddress: isAddMode,
  });
  const { view, remote } = useWiredFlow(
    ({ provider: { addWatchlist, listWatchlistSchemes } }) => watchlistCreation({ addWatchlist, listWatchlistSchemes }),
    input,
    (last) => {
      if (last.screen === 'over') onEnd(last.outcome);
    },
  );
  const notify = useRef(onTicked);
  useEffect(() => {
    notify.current = onTicked;
  });
  const { ticked = null, isUncertain = false } = view.screen === 'over' ? {} : view;
  useEffect(() => {
    if (ticked !== null) notify.current(ticked, isUncertain);
  }, [ticked, isUncertain]);
  return <Screen view={view} remote={remote} list={list} />;
}
