import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { createDocument } from './document.ts';

const config = await createConfig({ extends: ['recommended'] });

/** Returns the problems of a document by the recommended rules of Redocly, all of which apply. */
const lint = async (document: object) =>
  (await lintFromString({ source: JSON.stringify(document), config })).map(({ ruleId, message, location }) => ({
    ruleId,
    message,
    at: location[0]?.pointer,
  }));

const document = createDocument();

/** Returns the document with two operations only, one of them changed. */
function createSmallDocument(change: object) {
  const { '/user/logout': logout, '/user/login': login } = document.paths;
  const paths = { '/user/login': login, '/user/logout': { post: { ...logout?.['post'], ...change } } };
  const names = ['LoginRequest', 'AuthResponse', 'EmptyRequest', 'Envelope', 'Refusal', 'ErrorBody'];
  const schemas = Object.fromEntries(names.map((name) => [name, document.components.schemas[name]]));
  return { ...document, paths, components: { ...document.components, schemas } };
}

const wrongBody = {
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/LoginRequest' },
      examples: { wrong: { value: { login_request_from: 'letter' } } },
    },
  },
};

describe('the OpenAPI document', () => {
  test('has no problem by the recommended rules', async () => {
    expect(await lint(document)).toEqual([]);
  });

  test.each([
    ['operation-summary', { summary: undefined }],
    ['operation-operationId-unique', { operationId: 'login' }],
    ['security-defined', { security: [{ cookie: [] }] }],
    ['no-unresolved-refs', { parameters: [{ $ref: '#/components/parameters/None' }] }],
    ['struct', { responses: 'none' }],
    ['no-invalid-media-type-examples', { requestBody: wrongBody }],
  ])('is checked by the rule %s', async (rule, change) => {
    const problems = await lint(createSmallDocument(change));
    expect(problems.map(({ ruleId }) => ruleId)).toContain(rule);
  });
});
