import {
  readValueKeys,
  readValuesAt,
  removeKey,
  replaceValue,
} from '../../../packages/api/src/contract/testing/value-keys.ts';

/** Values of every JSON type, and texts that tolerant fields accept. */
const replacements: readonly unknown[] = [null, 'text', '', ' 12 ', 'Y', 7, -1, 1.5, 1e300, true, ['text'], {}];

export interface Mutant {
  readonly change: string;
  /** Applies the change to a recording, or to its JSON. */
  readonly mutate: (value: unknown) => unknown;
  /** The new value is a list, the recorded one is not. */
  readonly isListForOther: boolean;
}

/** Yields every change of one key of a recording: the key is absent, or has a value of another type. */
export function* mutantsOf(recording: unknown): Generator<Mutant> {
  for (const path of readValueKeys(recording)) {
    yield { change: `without ${path}`, mutate: (value) => removeKey(value, path), isListForOther: false };
    const parent = readValuesAt(recording, path.split('.').slice(0, -1).join('.'));
    const key = path.split('.').at(-1) ?? '';
    const hasList = parent.some((fields) => Array.isArray((fields as Readonly<Record<string, unknown>>)[key]));
    for (const other of replacements) {
      yield {
        change: `${path} = ${JSON.stringify(other)}`,
        mutate: (value) => replaceValue(value, path, other),
        isListForOther: Array.isArray(other) && !hasList,
      };
    }
  }
}
