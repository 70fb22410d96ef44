interface KeyedValues<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Returns the value of a key; creates and stores it at the first call. */
export function getOrCreate<K, V>(values: KeyedValues<K, V>, key: K, create: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const created = create();
  values.set(key, created);
  return created;
}
