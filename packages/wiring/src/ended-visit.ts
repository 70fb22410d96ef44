/** The visit to a page whose flow has ended, while the next page is being fetched. */
export interface EndedVisit {
  /** Key of its history entry; null if there is none. */
  readonly get: () => string | null;
  readonly end: (key: string) => void;
  /** Ends the visit to the entry that is shown: its flow raises no more notices. */
  readonly endCurrent: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called after the browser has navigated to another history entry, or back to this entry. */
  readonly onNavigated: () => void;
}

/** Returns the router's key of the history entry at the address; `default` for the first entry of the browser. */
export const currentEntryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Navigating back to the entry starts a new visit: the ended visit is cleared, and the page restarts. */
export function createEndedVisit(): EndedVisit {
  let endedKey: string | null = null;
  const listeners = new Set<() => void>();
  const setEndedKey = (key: string | null) => {
    endedKey = key;
    for (const listener of listeners) listener();
  };
  return {
    get: () => endedKey,
    end: setEndedKey,
    endCurrent: () => setEndedKey(currentEntryKey()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNavigated: () => {
      if (endedKey === currentEntryKey()) setEndedKey(null);
    },
  };
}
