import { expertAdviceKeeps, type WatchlistsView } from '@folioflow/flows';
import { keptIn } from '@folioflow/wiring';
import { useEffect, useRef } from 'react';
import { useApp } from '../../wiring/app-context.ts';

/** A payment for the list that is picked waits to be confirmed: whoever comes back is told at once, once a visit. */
export function usePaidAdvice(view: WatchlistsView, onPaid: () => void): void {
  const { stores } = useApp();
  const told = useRef(new Set<string>());
  const tell = useRef(onPaid);
  useEffect(() => {
    tell.current = onPaid;
  });
  const id = view.screen === 'viewing' && view.canAskForAdvice ? view.picked?.watchlist.id : undefined;
  useEffect(() => {
    if (id === undefined || told.current.has(id)) return;
    told.current.add(id);
    if (keptIn(stores, expertAdviceKeeps(id)) !== null) tell.current();
  }, [id, stores]);
}
