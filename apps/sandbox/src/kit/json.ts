export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON column; an unreadable one counts as empty. */
export const fieldsOf = (text: string): Fields => {
  const value: unknown = JSON.parse(text);
  return isFields(value) ? value : {};
};

/** JSON with sorted keys, so that equal objects are equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isFields(value)) return value === undefined ? 'null' : JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
};
