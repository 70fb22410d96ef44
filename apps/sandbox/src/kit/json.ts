export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Object of a JSON column; unreadable JSON is an empty object. */
export const parseFields = (text: string): Fields => {
  const value: unknown = JSON.parse(text);
  return isFields(value) ? value : {};
};

/** More than the nesting of the contract, and few enough for a recursion. */
const MAX_LEVELS = 64;

const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : []));
  }
  return false;
};

/**
 * Parses received JSON; an empty text is an object without fields.
 * @throws SyntaxError also where objects and lists lie too deep in each other
 */
export const parseJson = (text: string): unknown => {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new SyntaxError('The JSON is nested too deeply.');
  return value;
};

/** JSON with sorted keys: equal objects have equal texts; canonicalize would be a package for seven lines. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isFields(value)) return value === undefined ? 'null' : JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
};
