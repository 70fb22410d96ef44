import type { Stores } from '../stores.ts';

function memory(kept: Readonly<Record<string, string>>): Storage {
  const texts = new Map(Object.entries(kept));
  return {
    get length() {
      return texts.size;
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** Stores that no browser has, with this on the device. */
export const memoryStores = (kept: Readonly<Record<string, string>>): Stores => ({
  local: memory(kept),
  session: memory({}),
});
