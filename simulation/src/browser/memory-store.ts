import type { Store } from '@folioflow/wiring/headless';

/** A store in memory whose texts can be listed. */
export interface MemoryStore extends Store {
  readonly entries: () => readonly (readonly [key: string, text: string])[];
}

export function createMemoryStore(): MemoryStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    entries: () => [...texts],
  };
}
