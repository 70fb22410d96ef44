import * as v from 'valibot';
import { type ContractCase } from './contract-cases.ts';
import { readSchemaKeys, type SchemaKeys } from './schema-keys.ts';
import { hasKey, readValuesAt, removeKey } from './value-keys.ts';

const isBelow = (path: string, parents: ReadonlySet<string>) =>
  [...parents].some((parent) => path.startsWith(`${parent}.`));

/** Yields the keys that only the schema or only its recordings contain. */
function* findKeyDifferences(
  { recordedKeys }: ContractCase,
  { declared, open }: SchemaKeys,
  passed: ReadonlySet<string>,
) {
  for (const path of recordedKeys) {
    if (!declared.has(path) && !isBelow(path, open) && !passed.has(path)) yield `${path} is not declared`;
  }
  for (const path of declared.keys()) if (!recordedKeys.has(path)) yield `${path} is not recorded`;
}

/** Yields the keys that are required by the schema and not by the table, and the reverse. */
function* findPresenceDifferences({ required }: ContractCase, { declared }: SchemaKeys) {
  for (const [path, presence] of declared) {
    if ((presence === 'required') !== required.has(path)) yield `${path} is ${presence}`;
  }
  for (const path of required) if (!declared.has(path)) yield `${path} is required, but not declared`;
}

/** True if the schema accepts at least one of the recordings with this key after the key is removed. */
export function canBeAbsent({ schema, recordings }: ContractCase, path: string): boolean {
  const own = recordings.filter((recording) => hasKey(recording, path));
  return own.some((recording) => v.is(schema, removeKey(recording, path)));
}

/** Yields the required keys without which a recording is accepted, and the optional ones without which none is. */
function* findParsingDifferences(contractCase: ContractCase, { declared }: SchemaKeys) {
  for (const path of declared.keys()) {
    const isAccepted = canBeAbsent(contractCase, path);
    if (contractCase.required.has(path) && isAccepted) yield `${path} can be absent`;
    if (!contractCase.required.has(path) && !isAccepted) yield `${path} cannot be absent`;
  }
}

/** Yields the alternatives with keys, and those beside them, that no recording contains. */
function* findAbsentAlternatives({ recordings }: ContractCase, { alternatives }: SchemaKeys) {
  for (const { path, options } of alternatives) {
    const values = recordings.flatMap((recording) => readValuesAt(recording, path));
    for (const [index, option] of options.entries()) {
      if (!values.some((value) => v.is(option, value))) yield `${path}: alternative ${index} is not recorded`;
    }
  }
}

/** Yields every difference between a schema, its recordings and its required keys. */
export function* findDifferences(contractCase: ContractCase, passed: ReadonlySet<string>): Generator<string> {
  const keys = readSchemaKeys(contractCase.schema);
  yield* findKeyDifferences(contractCase, keys, passed);
  yield* findPresenceDifferences(contractCase, keys);
  for (const recording of contractCase.recordings) {
    if (!v.is(contractCase.schema, recording)) yield 'a recording is refused';
  }
  yield* findAbsentAlternatives(contractCase, keys);
  yield* findParsingDifferences(contractCase, keys);
}
