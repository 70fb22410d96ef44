/** The visit to a page whose flow has ended, while the next page is being fetched. */
export interface EndedVisit {
  /** Key of its history entry; null if there is none. */
  readonly get: () => string | null;
  readonly end: (key: string) => void;
  /** Ends the visit to the entry that is shown: its flow raises no more notices. */
  readonly endShown: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The browser has navigated to another history entry, or back to this entry. */
  readonly entered: () => void;
}

/** The router uses the key `default` for the first entry of the browser. */
const entryShown = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Navigating back to the entry starts a new visit: the ended visit is cleared, and the page restarts. */
export function createEndedVisit(): EndedVisit {
  let ended: string | null = null;
  const listeners = new Set<() => void>();
  const become = (key: string | null) => {
    ended = key;
    for (const tell of listeners) tell();
  };
  return {
    get: () => ended,
    end: become,
    endShown: () => become(entryShown()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    entered: () => {
      if (ended === entryShown()) become(null);
    },
  };
}
