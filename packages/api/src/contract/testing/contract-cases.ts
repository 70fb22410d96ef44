import * as v from 'valibot';
import { recordedAnswers } from '../fixtures/answers/index.ts';
import { furtherRequests } from '../fixtures/further-requests.ts';
import { operationNames, sampleRequests } from '../fixtures/requests.ts';
import { requiredAnswerKeys } from '../fixtures/required/answers.ts';
import { requiredRequestKeys } from '../fixtures/required/requests.ts';
import { type OperationName } from '../provider.ts';
import * as schemas from '../schemas.ts';
import { isVariant, optionsOf, type Schema } from './schema-keys.ts';
import { readValueKeys } from './value-keys.ts';

/** A schema of the contract, its recordings and its required keys. A request has a case for every variant. */
export interface ContractCase {
  readonly name: string;
  readonly schema: Schema;
  readonly recordings: readonly unknown[];
  readonly recordedKeys: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

export const operations = Object.entries(schemas).flatMap(([name, table]) =>
  name.endsWith('Operations') ? Object.values(table as Readonly<Record<string, schemas.Operation>>) : [],
);

const createCase = (
  name: string,
  schema: Schema,
  recordings: readonly unknown[],
  required: readonly string[] = [],
): ContractCase => ({
  name,
  schema,
  recordings,
  recordedKeys: new Set(recordings.flatMap((recording) => [...readValueKeys(recording)])),
  required: new Set(required),
});

/** Returns the name of a variant: the value of the key that selects it. */
function readVariantName(variant: Schema, option: Schema): string {
  const { key } = variant as unknown as { readonly key: string };
  const { entries } = option as unknown as {
    readonly entries: Readonly<Record<string, v.LiteralSchema<string, undefined>>>;
  };
  return entries[key]?.literal ?? '';
}

export const requestsOf = (name: OperationName): readonly unknown[] => [
  sampleRequests[name],
  ...(furtherRequests[name] ?? []),
];

function createRequestCases(name: OperationName, schema: Schema): readonly ContractCase[] {
  const requests = requestsOf(name);
  if (!isVariant(schema)) return [createCase(`${name} request`, schema, requests, requiredRequestKeys[name])];
  return optionsOf(schema).map((option) => {
    const caseName = `${name} ${readVariantName(schema, option)}`;
    const own = requests.filter((request) => v.is(option, request));
    return createCase(`${caseName} request`, option, own, requiredRequestKeys[caseName]);
  });
}

/** Every request and answer of the contract. */
export const contractCases: readonly ContractCase[] = operations.flatMap(({ name, request, answer }) => {
  const operationName = operationNames.find((each) => each === name);
  if (operationName === undefined) throw new Error(`${name} has no recording`);
  return [
    ...createRequestCases(operationName, request),
    createCase(`${name} answer`, answer, recordedAnswers[operationName], requiredAnswerKeys[operationName]),
  ];
});
