type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);

/** Returns the path of every key of a value; the entries of a list have the path of the list. */
export function readValueKeys(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  function visit(inner: unknown, path: string): void {
    if (Array.isArray(inner)) for (const item of inner) visit(item, path);
    if (!isFields(inner)) return;
    for (const [key, field] of Object.entries(inner)) {
      if (field === undefined) continue;
      const keyPath = path === '' ? key : `${path}.${key}`;
      found.add(keyPath);
      visit(field, keyPath);
    }
  }
  visit(value, '');
  return found;
}

/** Returns the values at a path, those of every entry of a list. */
export function readValuesAt(value: unknown, path: string): readonly unknown[] {
  const values = Array.isArray(value) ? value : [value];
  if (path === '') return values;
  const [key = '', ...rest] = path.split('.');
  return values.flatMap((item) => (isFields(item) && key in item ? readValuesAt(item[key], rest.join('.')) : []));
}

/** True if a value has a key, in a list at least once. */
export function hasKey(value: unknown, path: string): boolean {
  const [key = '', ...rest] = path.split('.');
  const found = (Array.isArray(value) ? value : [value]).filter((item) => isFields(item) && item[key] !== undefined);
  return rest.length === 0 ? found.length > 0 : found.some((item: Fields) => hasKey(item[key], rest.join('.')));
}

/** Returns a copy of a value without a key; in a list, every entry loses it. */
export function removeKey(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => removeKey(item, path));
  if (!isFields(value)) return value;
  const [key = '', ...rest] = path.split('.');
  if (!(key in value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: removeKey(inner, rest.join('.')) };
}

/** Returns a copy of a value with another value at a path; in a list, in every entry that has the key. */
export function replaceValue(value: unknown, path: string, replacement: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceValue(item, path, replacement));
  if (!isFields(value)) return value;
  const [key = '', ...rest] = path.split('.');
  if (!(key in value)) return value;
  return { ...value, [key]: rest.length === 0 ? replacement : replaceValue(value[key], rest.join('.'), replacement) };
}
