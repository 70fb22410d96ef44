import { API_BASE, CONTRACT_VERSION, IDEMPOTENCY_HEADER } from '../../packages/api/src/contract/wire.ts';
import { FILE_MAX_BYTES, REQUEST_MAX_BYTES } from '../../packages/api/src/contract/limits.ts';
import { createRequestBody } from './bodies.ts';
import { describeSchemas } from './descriptions.ts';
import { createEntries, type Entry } from './entries.ts';
import { type JsonSchema } from './json-schema.ts';
import { createComponentSchemas } from './operations.ts';
import { overview } from './overview.ts';
import { createResponses, errorResponses, refusalExamples, refusalSchema, refusalsOfEntry } from './responses.ts';
import { securityOf, securitySchemes } from './security.ts';
import { areaTexts, operationTexts } from '../../packages/api/src/operation-texts/index.ts';

const errorBody: JsonSchema = {
  description: 'The body of every answer with a status of 400 or more. Each `msg` is shown to the user.',
  type: 'object',
  properties: {
    errors: { type: 'array', items: { type: 'object', properties: { msg: { type: 'string' } }, required: ['msg'] } },
  },
  required: ['errors'],
};

const describeEntry = ({ parts }: Entry): string =>
  parts
    .map(({ operation: { name } }) => {
      const { description } = operationTexts[name];
      return parts.length === 1 ? description : `**${name}**: ${operationTexts[name].summary}. ${description}`;
    })
    .join('\n\n');

function createOperation(entry: Entry) {
  const { id, summary, parts } = entry;
  const requestBody = createRequestBody(entry);
  const [first] = parts;
  if (first === undefined) throw new Error(`${id} has no operation`);
  const statuses = [...new Set(parts.map(({ operation }) => operationTexts[operation.name].status))];
  return {
    operationId: id,
    summary,
    description: describeEntry(entry),
    tags: [...new Set(parts.map(({ operation }) => operation.area))],
    security: securityOf(first.operation.name, first.operation.auth),
    ...(parts.some(({ isIdempotent }) => isIdempotent)
      ? { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }
      : {}),
    requestBody,
    responses: createResponses(entry),
    'x-folioflow-operations': parts.map(({ operation }) => operation.name),
    'x-folioflow-status': statuses.length === 1 ? statuses[0] : statuses,
    'x-codes': refusalsOfEntry(entry),
    ...('multipart/form-data' in requestBody.content ? { 'x-max-file-bytes': FILE_MAX_BYTES } : {}),
    'x-max-request-bytes': REQUEST_MAX_BYTES,
  };
}

function createPaths(): Readonly<Record<string, Readonly<Record<string, object>>>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const entry of createEntries()) {
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: createOperation(entry) };
  }
  return paths;
}

const createErrorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
});

/** Returns the examples that the operations reference. */
const usedExamples = (paths: object) => {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(refusalExamples).filter(([name]) => text.includes(`examples/${name}"`)));
};

/** The schemas by the names of their components. */
const createSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  ...describeSchemas(createComponentSchemas()),
  Refusal: refusalSchema,
  ErrorBody: errorBody,
});

const createComponents = (paths: object) => ({
  securitySchemes,
  parameters: {
    IdempotencyKey: {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      description: 'A UUID for each confirmation by the user, the same for a retry after a lost answer.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  headers: {
    CacheControl: { description: 'An answer is never stored.', schema: { const: 'no-store' } },
    Date: { description: "The time of the answer by the provider's clock.", schema: { type: 'string' } },
    ContractVersion: {
      description: 'Proposed, optional: the version of this contract that the provider implements.',
      required: false,
      schema: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$', examples: [CONTRACT_VERSION] },
    },
  },
  responses: Object.fromEntries(
    Object.entries(errorResponses).map(([name, [, description]]) => [name, createErrorResponse(description)]),
  ),
  examples: usedExamples(paths),
  schemas: createSchemas(),
});

/** Returns the contract as an OpenAPI document. */
export function createDocument() {
  const paths = createPaths();
  return {
    openapi: '3.1.1',
    info: {
      title: 'Folioflow provider contract',
      version: CONTRACT_VERSION,
      description: overview,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE, description: 'The provider that serves this document' }],
    tags: Object.entries(areaTexts).map(([name, description]) => ({ name, description })),
    paths,
    components: createComponents(paths),
  };
}
