export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON column; an unreadable one counts as empty. */
export const fieldsOf = (text: string): Fields => {
  const value: unknown = JSON.parse(text);
  return isFields(value) ? value : {};
};

/** Far more than the contract nests, and far less than what a recursion over it could not bear. */
const MOST_LEVELS = 64;

const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : []));
  }
  return false;
};

/**
 * JSON that somebody sent; an empty text stands for an object without fields.
 * @throws SyntaxError also where objects and lists lie too deep in each other
 */
export const sentJson = (text: string): unknown => {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new SyntaxError('The JSON is nested too deeply.');
  return value;
};

/** JSON with sorted keys, so that equal objects are equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isFields(value)) return value === undefined ? 'null' : JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
};
