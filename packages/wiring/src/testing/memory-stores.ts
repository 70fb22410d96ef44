import type { Store, BrowserStores } from '../stores.ts';

function createMemoryStore(entries: Readonly<Record<string, string>>): Store {
  const texts = new Map(Object.entries(entries));
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** Stores in memory, with these entries on the device. */
export const createMemoryStores = (localEntries: Readonly<Record<string, string>>): BrowserStores => ({
  local: createMemoryStore(localEntries),
  session: createMemoryStore({}),
});
