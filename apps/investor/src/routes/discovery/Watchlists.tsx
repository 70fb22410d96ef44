import type { Scheme } from '@folioflow/api/contract';
import {
  modeIn,
  watchlists,
  type ExpertAdviceOutput,
  type WatchlistCreationOutput,
  type WatchlistsPorts,
} from '@folioflow/flows';
import { keeping } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/OnDemand/OnDemand';
import { Watchlists } from '@folioflow/ui/screens/discovery/Watchlists/Watchlists';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findPaidAdvice } from '../../ports/find-paid-advice.ts';
import type { App } from '../../wiring/create-app.ts';
import { useSearch } from '../../wiring/use-search.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { useComparing } from './use-comparing.ts';
import { useSchemeLook } from './use-scheme-list.ts';

const loadAdvice = keeping(async () => (await import('./ExpertAdvice.tsx')).ExpertAdvice);
const loadCreation = keeping(async () => (await import('./WatchlistCreation.tsx')).WatchlistCreation);

/** Whoever comes to add mode from the lists goes back to them in the history too. */
const FROM_LISTS = { isFromLists: true };
const isFromLists = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromLists' in state && state.isFromLists === true;

interface Selection {
  readonly ticked: readonly Scheme[];
  /** The answer to a new list was lost. */
  readonly isUncertain: boolean;
}
const nothing: Selection = { ticked: [], isUncertain: false };

interface WatchlistsPageProps {
  portOf: (provider: App['provider']) => WatchlistsPorts['listSchemesOfWatchlists'];
  hasContacts: boolean;
}

function WatchlistsPage({ portOf, hasContacts }: WatchlistsPageProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const { view, remote, onExit } = useWiredFlow(
    ({ provider, stores }: App) =>
      watchlists({ listSchemesOfWatchlists: portOf(provider), findPaidAdvice: findPaidAdvice(stores) }),
    { search },
  );
  const [look] = useSchemeLook();
  const comparing = useComparing();
  /** What was ticked stays for as long as the page does. */
  const [selection, select] = useState<Selection>(nothing);
  const leaveAddition = (isUncertain: boolean) => {
    select({ ...selection, isUncertain: false });
    remote.send({ type: 'addition.left', isUncertain });
  };
  useSearch(modeIn(view.search).isAdding ? search : view.search, (asked) => {
    const { isAdding, picked } = modeIn(asked);
    if (isAdding) remote.send({ type: 'addition.requested' });
    else {
      leaveAddition(selection.isUncertain);
      remote.send({ type: 'list.picked', value: picked });
    }
  });
  const endAddition = (output: WatchlistCreationOutput) => {
    if (output.kind === 'left') {
      if (isFromLists(state)) void navigate(-1);
      else leaveAddition(output.isUncertain);
      return;
    }
    select(nothing);
    remote.send({ type: 'lists.changed', change: output });
  };
  if (view.screen === 'adding')
    return (
      <OnDemand
        load={loadCreation}
        props={{
          limit: view.limit,
          known: view.known,
          ticked: selection.ticked,
          onEnd: endAddition,
          onTicked: (ticked, isUncertain) => select({ ticked, isUncertain }),
        }}
      />
    );
  const endAdvice = (output: ExpertAdviceOutput) => {
    if (output.kind !== 'subscribed') remote.send({ type: 'advice.left', isRefused: output.kind === 'refused' });
    else remote.send({ type: 'lists.changed', change: output });
  };
  const advising = view.screen === 'viewing' ? view.advising : null;
  return (
    <>
      <Watchlists
        view={view}
        remote={remote}
        onAdd={() => void navigate({ search: '?mode=add' }, { state: FROM_LISTS })}
        onFollow={onExit}
        look={look}
        hasContacts={hasContacts}
        comparing={comparing}
      />
      {advising !== null && (
        <OnDemand
          key={advising.watchlist.id}
          load={loadAdvice}
          props={{ ...advising, onEnd: endAdvice }}
          fetching={null}
        />
      )}
    </>
  );
}

/** /schemeWatchList */
export const WatchlistsRoute = () => (
  <WatchlistsPage key="own" portOf={({ listWatchlistSchemes }) => listWatchlistSchemes} hasContacts={false} />
);

/** /advisorAdviseList: the same with the lists as the adviser's page has them (DO-185, A04). */
export const AdviseListRoute = () => (
  <WatchlistsPage key="advice" portOf={({ listAdviceSchemes }) => listAdviceSchemes} hasContacts />
);
