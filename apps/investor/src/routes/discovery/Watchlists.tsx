import type { Scheme, Watchlist } from '@folioflow/api/contract';
import {
  parseWatchlistsQuery,
  watchlists,
  type ExpertAdviceOutput,
  type WatchlistCreationOutput,
  type WatchlistRenamingOutput,
  type WatchlistsPorts,
} from '@folioflow/flows';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { Watchlists } from '@folioflow/ui/screens/discovery/Watchlists/Watchlists';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findPaidAdvice } from '../../ports/find-paid-advice.ts';
import type { App } from '../../wiring/create-app.ts';
import { useSearchSync } from '../../wiring/use-search-sync.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { useComparedSchemes } from './use-compared-schemes.ts';
import { WatchPlace } from './WatchPlace.tsx';
import { useSchemeLook } from './use-scheme-list.ts';

const loadRenaming = createCachedLoader(async () => (await import('./WatchlistRenaming.tsx')).WatchlistRenaming);
const loadAdvice = createCachedLoader(async () => (await import('./ExpertAdvice.tsx')).ExpertAdvice);
const loadCreation = createCachedLoader(async () => (await import('./WatchlistCreation.tsx')).WatchlistCreation);

/** Navigation state of an add mode that was opened from the lists: leaving it goes back in the history. */
const FROM_LISTS_STATE = { isFromLists: true };
const isFromLists = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromLists' in state && state.isFromLists === true;

interface Selection {
  readonly ticked: readonly Scheme[];
  /** True after a lost answer to the creation of a list. */
  readonly isUncertain: boolean;
}
const EMPTY_SELECTION: Selection = { ticked: [], isUncertain: false };

interface WatchlistsPageProps {
  selectPort: (provider: App['provider']) => WatchlistsPorts['listSchemesOfWatchlists'];
  hasContacts: boolean;
}

function WatchlistsPage({ selectPort: portOf, hasContacts }: WatchlistsPageProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const { view, remote, onExit } = useWiredFlow(
    ({ provider, stores }: App) =>
      watchlists({ listSchemesOfWatchlists: portOf(provider), findPaidAdvice: findPaidAdvice(stores) }),
    { search },
  );
  const [renamed, setRenamed] = useState<Watchlist | null>(null);
  const [look] = useSchemeLook();
  const comparing = useComparedSchemes();
  /** The ticked schemes are preserved while the page is open. */
  const [selection, setSelection] = useState<Selection>(EMPTY_SELECTION);
  const leaveAddition = (isUncertain: boolean) => {
    setSelection({ ...selection, isUncertain: false });
    remote.send({ type: 'addition.left', isUncertain });
  };
  useSearchSync(parseWatchlistsQuery(view.search).isAdding ? search : view.search, (newSearch) => {
    const { isAdding, picked } = parseWatchlistsQuery(newSearch);
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
    setSelection(EMPTY_SELECTION);
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
          onTicked: (ticked, isUncertain) => setSelection({ ticked, isUncertain }),
        }}
      />
    );
  const endAdvice = (output: ExpertAdviceOutput) => {
    if (output.kind !== 'subscribed') remote.send({ type: 'advice.left', isRefused: output.kind === 'refused' });
    else remote.send({ type: 'lists.changed', change: output });
  };
  const endRenaming = (output: WatchlistRenamingOutput) => {
    setRenamed(null);
    if (output.kind === 'renamed') remote.send({ type: 'lists.changed', change: { lists: output.lists, message: '' } });
  };
  const advising = view.screen === 'viewing' ? view.advising : null;
  return (
    <WatchPlace onChange={(lists) => remote.send({ type: 'lists.changed', change: { lists, message: '' } })}>
      <Watchlists
        view={view}
        remote={remote}
        onAdd={() => void navigate({ search: '?mode=add' }, { state: FROM_LISTS_STATE })}
        onRename={setRenamed}
        onFollow={onExit}
        look={look}
        hasContacts={hasContacts}
        comparing={comparing}
      />
      {renamed !== null && (
        <OnDemand load={loadRenaming} props={{ watchlist: renamed, onEnd: endRenaming }} fetching={null} />
      )}
      {advising !== null && (
        <OnDemand
          key={advising.watchlist.id}
          load={loadAdvice}
          props={{ ...advising, onEnd: endAdvice }}
          fetching={null}
        />
      )}
    </WatchPlace>
  );
}

/** /schemeWatchList */
export const WatchlistsRoute = () => (
  <WatchlistsPage key="own" selectPort={({ listWatchlistSchemes }) => listWatchlistSchemes} hasContacts={false} />
);

/** /advisorAdviseList: the same page with the lists of the adviser (DO-185, A04). */
export const AdviseListRoute = () => (
  <WatchlistsPage key="advice" selectPort={({ listAdviceSchemes }) => listAdviceSchemes} hasContacts />
);
