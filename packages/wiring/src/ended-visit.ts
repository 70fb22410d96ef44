/** The visit to a page whose flow is over, while the next page is still being fetched. */
export interface EndedVisit {
  /** Key of its entry in the history; null while there is none. */
  readonly get: () => string | null;
  readonly end: (key: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The browser has gone to another entry, or come back to this one. */
  readonly entered: () => void;
}

/** The router calls the entry that the browser came with `default`. */
const entryShown = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Coming back to the entry is another visit: the old one is forgotten, and its page begins anew. */
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    entered: () => {
      if (ended === entryShown()) become(null);
    },
  };
}
