type Ending<T> = { readonly value: T } | { readonly error: unknown };
const endings = new WeakMap<object, Map<string, Ending<unknown>>>();
const inputs = new WeakMap<object, string>();
const functions = new WeakMap<object, number>();
let functionCount = 0;

const nameOf = (value: object): number => {
  const known = functions.get(value);
  if (known !== undefined) return known;
  functions.set(value, (functionCount += 1));
  return functionCount;
};
const written = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'function' ? { function: nameOf(value) } : value === undefined ? { undefined: true } : value,
  );
const writtenOnce = (input: object): string => {
  const text = inputs.get(input) ?? written(input);
  inputs.set(input, text);
  return text;
};

/**
 * Memoises the result of `find`, or its error, by owner `of`, name and input.
 * Two inputs are equal if they contain the same values and the same function references.
 */
export function remembered<T>(of: object, name: string, input: unknown, find: () => T): T {
  const known = endings.get(of) ?? new Map<string, Ending<unknown>>();
  endings.set(of, known);
  const key = `${name} ${typeof input === 'object' && input !== null ? writtenOnce(input) : written(input)}`;
  const ending = (known.get(key) as Ending<T> | undefined) ?? endingOf(find);
  known.set(key, ending);
  if ('error' in ending) throw ending.error;
  return ending.value;
}

function endingOf<T>(find: () => T): Ending<T> {
  try {
    return { value: find() };
  } catch (error) {
    return { error };
  }
}
