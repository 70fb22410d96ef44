import * as v from 'valibot';
import { isVariant, optionsOf, type Schema } from '../../packages/api/src/contract/testing/schema-keys.ts';
import { type BodyKind, type Entry, type EntryPart } from './entries.ts';
import { refTo, type JsonSchema } from './json-schema.ts';
import { schemasOfOperation } from './operations.ts';

const mediaTypes: Readonly<Record<BodyKind, string>> = { json: 'application/json', multipart: 'multipart/form-data' };

interface VariantOption {
  readonly schema: Schema;
  /** The value of the key that selects the option. */
  readonly value: string;
}

const keyOfVariant = (schema: Schema) => (schema as unknown as { readonly key: string }).key;

/** Returns the alternatives of a request with their names; none for a request of one form. */
export function variantsOf(schema: Schema): readonly VariantOption[] {
  if (!isVariant(schema)) return [];
  const key = keyOfVariant(schema);
  return optionsOf(schema).map((option) => {
    const { entries } = option as unknown as {
      readonly entries: Readonly<Record<string, { readonly literal: string }>>;
    };
    return { schema: option, value: entries[key]?.literal ?? '' };
  });
}

/** Returns the schema of the requests of one content type; alternatives that are sent elsewhere are excluded. */
function createRequestSchema({ operation, requests }: EntryPart, kind: BodyKind): JsonSchema {
  const whole = refTo(schemasOfOperation[operation.name].request);
  const options = variantsOf(operation.request);
  const sent = options.filter(({ schema }) => (requests.get(kind) ?? []).some((request) => v.is(schema, request)));
  if (sent.length === 0 || sent.length === options.length) return whole;
  const allowed = { enum: sent.map(({ value }) => value) };
  return { allOf: [whole, { type: 'object', properties: { [keyOfVariant(operation.request)]: allowed } }] };
}

/** Files are shown by their names. */
const toExample = (request: unknown): unknown =>
  JSON.parse(JSON.stringify(request, (_, part: unknown) => (part instanceof File ? part.name : part)));

/** Returns the recorded requests as examples by name; requests of the same form are numbered. */
function createExamples({ operation, requests }: EntryPart, kind: BodyKind): readonly (readonly [string, object])[] {
  const options = variantsOf(operation.request);
  const byName = Map.groupBy(requests.get(kind) ?? [], (request) => {
    const form = options.find(({ schema }) => v.is(schema, request))?.value;
    return form === undefined ? operation.name : `${operation.name}-${form}`;
  });
  return [...byName].flatMap(([name, forms]) =>
    forms.map(
      (request, place) => [place === 0 ? name : `${name}-${place + 1}`, { value: toExample(request) }] as const,
    ),
  );
}

/** Returns the request body of an entry: a content type each for JSON and for files, as far as it is sent. */
export function createRequestBody({ parts }: Entry) {
  const kinds = (['json', 'multipart'] as const).filter((kind) => parts.some(({ requests }) => requests.has(kind)));
  const content = kinds.map((kind) => {
    const own = parts.filter(({ requests }) => requests.has(kind));
    const schemas = own.map((part) => createRequestSchema(part, kind));
    const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
    const examples = Object.fromEntries(own.flatMap((part) => createExamples(part, kind)));
    return [mediaTypes[kind], { schema, examples }] as const;
  });
  return { required: true, content: Object.fromEntries(content) };
}
