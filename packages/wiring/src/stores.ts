/** The used part of the browser's `Storage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** The stores for values that outlive a page: for the device, and for the open tab. */
export interface BrowserStores {
  readonly local: Store;
  readonly session: Store;
}

/**
 * A store over a browser store that may be forbidden or full: texts that it rejects are stored in memory until the page
 * closes.
 */
export function createFallbackStore(findStore: () => Store): Store {
  const memory = new Map<string, string>();
  const isSuccessful = (access: (store: Store) => void): boolean => {
    try {
      access(findStore());
      return true;
    } catch {
      return false;
    }
  };
  return {
    getItem(key) {
      let text = memory.get(key) ?? null;
      if (text === null) isSuccessful((store) => (text = store.getItem(key)));
      return text;
    },
    setItem(key, text) {
      memory.delete(key);
      if (isSuccessful((store) => store.setItem(key, text))) return;
      memory.set(key, text);
      // The replaced text must not reappear with the next page.
      isSuccessful((store) => store.removeItem(key));
    },
    removeItem(key) {
      memory.delete(key);
      isSuccessful((store) => store.removeItem(key));
    },
    clear() {
      memory.clear();
      isSuccessful((store) => store.clear());
    },
  };
}

export const createBrowserStores = (): BrowserStores => ({
  local: createFallbackStore(() => localStorage),
  session: createFallbackStore(() => sessionStorage),
});
