import type { Scheme } from '@folioflow/api/contract';
import {
  addSearchOf,
  modeIn,
  watchlistCreation,
  watchlistFilterKeeps,
  watchlistFilterNames,
  type WatchlistCreationInput,
  type WatchlistCreationOutput,
} from '@folioflow/flows';
import { WatchlistCreation as Screen } from '@folioflow/ui/screens/discovery/WatchlistCreation/WatchlistCreation';
import { useEffect, useRef } from 'react';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { useSchemeList } from './use-scheme-list.ts';

const isAddressed = (search: string) => modeIn(search).isAdding;

export interface WatchlistCreationProps extends WatchlistCreationInput {
  onEnd: (output: WatchlistCreationOutput) => void;
  /** Told what is ticked, whenever that changes: the page may be left another way, as by Back. */
  onTicked: (ticked: readonly Scheme[], isUncertain: boolean) => void;
}

/** Add mode: the whole list, and what is chosen of it. */
export function WatchlistCreation({ onEnd, onTicked, ...input }: WatchlistCreationProps) {
  const list = useSchemeList({
    names: watchlistFilterNames,
    keeps: watchlistFilterKeeps,
    addressOf: addSearchOf,
    isAddressed,
  });
  const { view, remote } = useWiredFlow(
    ({ provider: { addWatchlist, listWatchlistSchemes } }) => watchlistCreation({ addWatchlist, listWatchlistSchemes }),
    input,
    (last) => {
      if (last.screen === 'over') onEnd(last.outcome);
    },
  );
  const tell = useRef(onTicked);
  useEffect(() => {
    tell.current = onTicked;
  });
  const { ticked = null, isUncertain = false } = view.screen === 'over' ? {} : view;
  useEffect(() => {
    if (ticked !== null) tell.current(ticked, isUncertain);
  }, [ticked, isUncertain]);
  return <Screen view={view} remote={remote} list={list} />;
}
