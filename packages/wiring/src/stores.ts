/** What of the browser's stores is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Where the app keeps what outlives a page: on the device, and for as long as the tab is open. */
export interface Stores {
  readonly local: Store;
  readonly session: Store;
}

/** A store that may be forbidden, or full: what it does not take is kept for as long as the page stands. */
export function storeOf(find: () => Store): Store {
  const beside = new Map<string, string>();
  const isDone = (does: (store: Store) => void): boolean => {
    try {
      does(find());
      return true;
    } catch {
      return false;
    }
  };
  return {
    getItem(key) {
      let text = beside.get(key) ?? null;
      if (text === null) isDone((store) => (text = store.getItem(key)));
      return text;
    },
    setItem(key, text) {
      beside.delete(key);
      if (isDone((store) => store.setItem(key, text))) return;
      beside.set(key, text);
      // What it replaces must not come back with the next page.
      isDone((store) => store.removeItem(key));
    },
    removeItem(key) {
      beside.delete(key);
      isDone((store) => store.removeItem(key));
    },
    clear() {
      beside.clear();
      isDone((store) => store.clear());
    },
  };
}

export const storesOfBrowser = (): Stores => ({
  local: storeOf(() => localStorage),
  session: storeOf(() => sessionStorage),
});
