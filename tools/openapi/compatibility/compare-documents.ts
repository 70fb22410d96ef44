import { type JsonSchema } from '../json-schema.ts';
import { additive, breaking, type Change } from './changes.ts';
import { SchemaComparison } from './compare-schemas.ts';

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Requirement = Readonly<Record<string, readonly unknown[]>>;

interface DocumentedOperation {
  readonly operationId: string;
  readonly security: readonly Requirement[];
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody: { readonly content: Content };
  readonly 'x-codes': Readonly<Record<string, string>>;
  readonly responses: { readonly '200': { readonly content: Content } };
}

/** An OpenAPI document as this project generates it. */
export interface ContractDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const operationsOf = ({ paths }: ContractDocument): ReadonlyMap<string, DocumentedOperation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );

/** Yields the differences of two lists of texts, of which an earlier client may use each. */
function* compareLists(
  before: readonly string[],
  after: readonly string[],
  at: string,
  subject: string,
): Generator<Change> {
  for (const text of before) if (!after.includes(text)) yield breaking(at, `${subject} ${text} is removed`);
  for (const text of after) if (!before.includes(text)) yield additive(at, `${subject} ${text} is new`);
}

/** Yields the new and the removed codes: a client shows the text of any refusal, also of an unknown code. */
function* compareCodes(before: DocumentedOperation, after: DocumentedOperation, at: string): Generator<Change> {
  for (const code of Object.keys(after['x-codes'])) {
    if (!(code in before['x-codes'])) yield additive(at, `code ${code} is new`);
  }
  for (const code of Object.keys(before['x-codes'])) {
    if (!(code in after['x-codes'])) yield additive(at, `code ${code} is removed`);
  }
}

/** An operation without a token has one alternative, which requires none. */
const tokensOf = ({ security }: DocumentedOperation): readonly string[] =>
  security.length === 0 ? ['none'] : security.map((requirement) => Object.keys(requirement).join(' and ') || 'none');

const parametersOf = ({ parameters = [] }: DocumentedOperation): readonly string[] =>
  parameters.map(({ $ref }) => $ref ?? '');

/** Yields every difference between two versions of the contract that a client or a provider can notice. */
export function* compareDocuments(before: ContractDocument, after: ContractDocument): Generator<Change> {
  const comparison = new SchemaComparison(before.components.schemas, after.components.schemas);
  const [old, now] = [operationsOf(before), operationsOf(after)];
  for (const route of now.keys()) if (!old.has(route)) yield additive(route, 'the operation is new');
  for (const [route, operation] of old) {
    const next = now.get(route);
    if (next === undefined) {
      yield breaking(route, 'the operation is removed');
      continue;
    }
    yield* compareLists([operation.operationId], [next.operationId], route, 'id');
    yield* compareLists(tokensOf(operation), tokensOf(next), route, 'token');
    yield* compareLists(parametersOf(operation), parametersOf(next), route, 'parameter');
    yield* compareCodes(operation, next, route);
    const [body, nextBody] = [operation.requestBody.content, next.requestBody.content];
    yield* compareLists(Object.keys(body), Object.keys(nextBody), route, 'content type');
    for (const [type, { schema }] of Object.entries(body)) {
      const nextSchema = nextBody[type]?.schema;
      if (nextSchema !== undefined) yield* comparison.compare(schema, nextSchema, 'request', `${route} request`);
    }
    const answer = operation.responses['200'].content['application/json']?.schema ?? {};
    const nextAnswer = next.responses['200'].content['application/json']?.schema ?? {};
    yield* comparison.compare(answer, nextAnswer, 'answer', `${route} answer`);
  }
}
