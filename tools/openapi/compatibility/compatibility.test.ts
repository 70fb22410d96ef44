import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTRACT_VERSION } from '../../../packages/api/src/contract/wire.ts';
import { inRoot } from '../../root.ts';
import { createDocument } from '../document.ts';
import { type JsonSchema } from '../json-schema.ts';
import { compareDocuments, type ContractDocument } from './compare-documents.ts';
import { createReleasedFile, readReleasedDocument } from './released.ts';
import { isAtLeast, requiredVersion } from './versions.ts';

const document = JSON.parse(JSON.stringify(createDocument())) as ContractDocument;
type Operation = NonNullable<ContractDocument['paths'][string][string]>;

/** Returns the document with another component schema. */
function withSchema(name: string, change: (schema: JsonSchema) => JsonSchema): ContractDocument {
  const schemas = { ...document.components.schemas };
  schemas[name] = change(schemas[name] ?? {});
  return { ...document, components: { schemas } };
}

/** Returns the document with another operation at a path; without it if `change` returns none. */
function withOperation(path: string, change: (operation: Operation) => Operation | undefined): ContractDocument {
  const methods = Object.entries(document.paths[path] ?? {}).flatMap(([method, operation]) => {
    const changed = change(operation);
    return changed === undefined ? [] : [[method, changed] as const];
  });
  return { ...document, paths: { ...document.paths, [path]: Object.fromEntries(methods) } };
}

const withKey =
  (key: string, isRequired: boolean) =>
  ({ properties, required = [], ...schema }: JsonSchema): JsonSchema => ({
    ...schema,
    properties: { ...properties, [key]: { type: 'string' } },
    required: isRequired ? [...required, key] : required,
  });

const withoutKey =
  (key: string) =>
  ({ properties = {}, required = [], ...schema }: JsonSchema): JsonSchema => ({
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => name !== key)),
    required: required.filter((name) => name !== key),
  });

const withProperty =
  (key: string, property: JsonSchema) =>
  (schema: JsonSchema): JsonSchema => ({ ...schema, properties: { ...schema.properties, [key]: property } });

const withoutRequired =
  (key: string) =>
  (schema: JsonSchema): JsonSchema => ({ ...schema, required: (schema.required ?? []).filter((name) => name !== key) });

const breakingChanges: Readonly<Record<string, ContractDocument>> = {
  'a removed operation': withOperation('/user/logout', () => undefined),
  'another name of an operation': withOperation('/user/logout', (operation) => ({
    ...operation,
    operationId: 'leave',
  })),
  'a token that was not required': withOperation('/user/login', (operation) => ({
    ...operation,
    security: [{ investorToken: [] }],
  })),
  'a removed idempotency key': withOperation('/order/create', ({ parameters: _removed, ...operation }) => operation),
  'a removed content type': withOperation('/validation/nominee/upload', (operation) => ({
    ...operation,
    requestBody: { content: {} },
  })),
  'a newly required key of a request': withSchema('SendTwoFactorOtpRequest', withKey('reason', true)),
  'a newly required key of one form of a request': withSchema('LoginRequest', ({ oneOf = [], ...schema }) => ({
    ...schema,
    oneOf: oneOf.map((form, place) => (place === 0 ? withKey('reason', true)(form) : form)),
  })),
  'a removed form of a request': withSchema('LoginRequest', ({ oneOf = [], ...schema }) => ({
    ...schema,
    oneOf: oneOf.slice(1),
  })),
  'a removed value of a request': withSchema(
    'ListOrdersRequest',
    withProperty('order_type', { type: 'string', enum: ['single'] }),
  ),
  'a shorter text of a request': withSchema(
    'ListNomineesRequest',
    withProperty('scheme_name', { type: 'string', maxLength: 10 }),
  ),
  'a removed optional key of an answer': withSchema('Order', withoutKey('mf_order_number')),
  'a removed required key of an answer': withSchema('Order', withoutKey('order_id')),
  'a key of an answer that may be absent': withSchema('Scheme', withoutRequired('scheme_code')),
  'a newly required key of an answer': withSchema('ReturnsBlock', withKey('currency', true)),
  'another type of an answer': withSchema('ReturnsBlock', withProperty('total_returns_amount', { type: 'boolean' })),
  'a further type of an answer': withSchema(
    'Scheme',
    withProperty('scheme_code', { type: ['string', 'number', 'null'] }),
  ),
};

const additiveChanges: Readonly<Record<string, ContractDocument>> = {
  'a new operation': { ...document, paths: { ...document.paths, '/user/new': document.paths['/user/logout'] ?? {} } },
  'a new optional key of a request': withSchema('SendTwoFactorOtpRequest', withKey('reason', false)),
  'a key of a request that may be absent': withSchema('ListNomineesRequest', withoutRequired('scheme_name')),
  'a further value of a request': withSchema(
    'ListOrdersRequest',
    withProperty('order_type', { type: 'string', enum: ['single', 'xsip', 'stp', 'swp'] }),
  ),
  'a new optional key of an answer': withSchema('ReturnsBlock', withKey('currency', false)),
  'a new code': withOperation('/order/portfolio', (operation) => ({
    ...operation,
    'x-codes': { ...operation['x-codes'], '061': 'The portfolio is unknown.' },
  })),
  'a removed code': withOperation('/order/portfolio', (operation) => ({ ...operation, 'x-codes': {} })),
  'a further token': withOperation('/order/portfolio', (operation) => ({
    ...operation,
    security: [...operation.security, { staffToken: [] }],
  })),
};

const isBreakingChange = (changed: ContractDocument) =>
  [...compareDocuments(document, changed)].map(({ isBreaking }) => isBreaking);

describe('the comparison of two versions', () => {
  test.each(Object.entries(breakingChanges))('reports %s as breaking', (_, changed) => {
    expect(isBreakingChange(changed)).toContain(true);
  });

  test.each(Object.entries(additiveChanges))('reports %s as additive', (_, changed) => {
    const changes = isBreakingChange(changed);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes).not.toContain(true);
  });

  test('names the place of a difference', () => {
    const changed = withSchema('SendTwoFactorOtpRequest', withKey('reason', true));
    expect([...compareDocuments(document, changed)]).toEqual([
      { isBreaking: true, at: 'SendTwoFactorOtpRequest.reason', text: 'the key is required' },
    ]);
  });

  test('reports no difference of descriptions and examples', () => {
    const described = withSchema('Order', (schema) => ({ ...schema, description: 'Another text.', examples: [{}] }));
    expect([...compareDocuments(document, described)]).toEqual([]);
  });

  test('reports no difference between a document and its released form, which has no texts', () => {
    const { text } = createReleasedFile(document);
    expect([...compareDocuments(JSON.parse(text) as ContractDocument, document)]).toEqual([]);
    expect(text).not.toMatch(/"(?:summary|examples|description)": (?:"|\[)/);
    expect(text).toContain('"description": {');
  });

  test('requires a major version for a breaking change, a minor version for any other', () => {
    const change = { isBreaking: false, at: 'Order.x', text: 'the key is new' };
    expect(requiredVersion('1.4.2', [])).toBe('1.4.2');
    expect(requiredVersion('1.4.2', [change])).toBe('1.5.0');
    expect(requiredVersion('1.4.2', [change, { ...change, isBreaking: true }])).toBe('2.0.0');
    expect(isAtLeast('1.10.0', '1.9.9')).toBe(true);
    expect(isAtLeast('1.4.2', '1.5.0')).toBe(false);
    expect(isAtLeast('2.0.0', '2.0.0')).toBe(true);
  });
});

describe('the contract', () => {
  const released = readReleasedDocument();
  const changes = [...compareDocuments(released, document)];

  test('has a version that its changes since the last release require (`CONTRACT_VERSION`)', () => {
    const lowest = requiredVersion(released.info.version, changes);
    expect(isAtLeast(CONTRACT_VERSION, lowest), `${lowest} is required:\n${JSON.stringify(changes, null, 1)}`).toBe(
      true,
    );
  });

  test('has an entry in its changelog', () => {
    const changelog = readFileSync(inRoot('docs/api/changelog.md'), 'utf8');
    expect(changelog).toContain(`\n## ${CONTRACT_VERSION}\n`);
  });
});
