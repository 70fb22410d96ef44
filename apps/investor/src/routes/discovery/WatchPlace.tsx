import type { SchemeIdentity, WatchlistLists } from '@folioflow/flows';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { WatchContext } from '@folioflow/ui/parts/scheme/SchemeCard/WatchButton';
import { useState, type ReactNode } from 'react';

const loadDialog = createCachedLoader(async () => (await import('./SchemeWatchlists.tsx')).SchemeWatchlists);

interface WatchPlaceProps {
  /** Called with the changed lists. */
  onChange?: (lists: WatchlistLists) => void;
  children: ReactNode;
}

/** A page with schemes whose watchlists can be changed in a dialog. */
export function WatchPlace({ onChange, children }: WatchPlaceProps) {
  const [scheme, open] = useState<SchemeIdentity | null>(null);
  return (
    <WatchContext value={open}>
      {children}
      {scheme && (
        <OnDemand
          load={loadDialog}
          props={{
            scheme,
            onEnd: ({ lists }) => {
              open(null);
              if (lists) onChange?.(lists);
            },
          }}
          fetching={null}
        />
      )}
    </WatchContext>
  );
}
