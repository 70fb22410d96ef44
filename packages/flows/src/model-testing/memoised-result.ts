import { getOrCreate } from './get-or-create.ts';

type CallResult<T> = { readonly value: T } | { readonly error: unknown };
const resultsByOwner = new WeakMap<object, Map<string, CallResult<unknown>>>();
const inputTexts = new WeakMap<object, string>();
const functionIds = new WeakMap<object, number>();
let functionCount = 0;

const functionIdOf = (value: object): number => getOrCreate(functionIds, value, () => (functionCount += 1));
const serialiseInput = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'function' ? { function: functionIdOf(value) } : value === undefined ? { undefined: true } : value,
  );
const serialiseInputOnce = (input: object): string => getOrCreate(inputTexts, input, () => serialiseInput(input));

/**
 * Memoises the result of `compute`, or its error, by owner, name and input.
 * Two inputs are equal if they contain the same values and the same function references.
 */
export function memoisedResult<T>(owner: object, name: string, input: unknown, compute: () => T): T {
  const results = getOrCreate(resultsByOwner, owner, () => new Map());
  const key = `${name} ${typeof input === 'object' && input !== null ? serialiseInputOnce(input) : serialiseInput(input)}`;
  const result = getOrCreate(results, key, () => callResultOf(compute)) as CallResult<T>;
  if ('error' in result) throw result.error;
  return result.value;
}

function callResultOf<T>(compute: () => T): CallResult<T> {
  try {
    return { value: compute() };
  } catch (error) {
    return { error };
  }
}
