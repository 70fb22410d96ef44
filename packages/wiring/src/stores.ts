/** The used part of the browser's `Storage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** The stores for values that outlive a page: of the device, and of the open tab. */
export interface Stores {
  readonly local: Store;
  readonly session: Store;
}

/**
 * A store over a browser store that may be forbidden or full: texts that it rejects are stored in memory until the page
 * closes.
 */
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
      // The replaced text must not reappear with the next page.
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
