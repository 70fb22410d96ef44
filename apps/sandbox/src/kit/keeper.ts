/** Keeps the newest values of a function of a key; a key names its content, so nothing kept can be stale. */
export const keeper = <T>(most: number): ((key: string, make: () => Promise<T>) => Promise<T>) => {
  const kept = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return made;
  };
};
