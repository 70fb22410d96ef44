/**
 * Creates a cache of the newest values by key. A key identifies its content, so no entry can be stale, and the ages of
 * lru-cache are not needed.
 */
export const createCache = <T>(maxEntries: number): ((key: string, make: () => Promise<T>) => Promise<T>) => {
  const entries = new Map<string, Promise<T>>();
  return (key, make) => {
    const cached = entries.get(key);
    if (cached) return cached;
    const made = make();
    entries.set(key, made);
    made.catch(() => entries.delete(key));
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
    return made;
  };
};
