import { describe, expect, test } from 'vitest';
import { httpRouteOfRequest } from '../../packages/api/src/contract/operation.ts';
import { requestsOf } from '../../packages/api/src/contract/testing/contract-cases.ts';
import { createDocument } from './document.ts';
import { operations } from './operations.ts';

interface DocumentedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly examples: object }>> };
  readonly responses: Readonly<Record<string, object>>;
  readonly 'x-folioflow-operations': readonly string[];
  readonly 'x-folioflow-status': string | readonly string[];
  readonly 'x-codes': Readonly<Record<string, string>>;
}

const document = createDocument();
const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation: operation as DocumentedOperation,
  })),
);
const find = (id: string) => entries.find(({ operation }) => operation.operationId === id);
const contentOf = (id: string) => Object.keys(find(id)?.operation.requestBody.content ?? {});

describe('the OpenAPI document', () => {
  test('contains every operation of the contract under its name, at the method and path of every request', () => {
    for (const { name, ...operation } of operations) {
      for (const request of requestsOf(name)) {
        const { method, path, multipart } = httpRouteOfRequest({ ...operation, name }, request as object);
        const entry = entries.find((each) => each.path === path && each.method === method);
        expect(entry?.operation['x-folioflow-operations'], name).toContain(name);
        const type = multipart === true ? 'multipart/form-data' : 'application/json';
        expect(Object.keys(entry?.operation.requestBody.content ?? {}), name).toContain(type);
      }
    }
    const documented = new Set(entries.flatMap(({ operation }) => operation['x-folioflow-operations']));
    expect([...documented].toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  });

  test('has an entry of its own for each variant with another method or path', () => {
    const ids = entries.map(({ operation }) => operation.operationId);
    const names: readonly string[] = operations.map(({ name }) => name);
    expect(ids.filter((id) => !names.includes(id)).toSorted()).toEqual([
      'cancelSipXsip',
      'createSipOrderXsip',
      'pauseSipXsip',
      'queryOrderStatus',
      'saveBankAccountAdd',
      'verifyStageEsignkyc',
    ]);
    expect(names.filter((name) => !ids.includes(name)).toSorted()).toEqual([
      'getOrderResponse',
      'getOrderStatus',
      'getPaymentStatus',
      'getSipResponse',
    ]);
  });

  test('names the content types, the token and the key of an operation', () => {
    expect(contentOf('verifyStage')).toEqual(['application/json', 'multipart/form-data']);
    expect(contentOf('verifyStageEsignkyc')).toEqual(['application/json']);
    expect(contentOf('uploadNominee')).toEqual(['multipart/form-data']);
    expect(find('login')?.operation.security).toEqual([]);
    expect(find('createClientCode')?.operation.security).toEqual([{ operatorToken: [] }]);
    const keyed = entries.filter(({ operation }) => operation.parameters !== undefined);
    expect(keyed.map(({ operation }) => operation.operationId)).toContain('verifyStageEsignkyc');
    expect(keyed.map(({ operation }) => operation.operationId)).not.toContain('verifyStage');
    expect(keyed).toHaveLength(24);
  });

  test('shows an example of every request', () => {
    const bodies = entries.flatMap(({ operation }) =>
      Object.values(operation.requestBody.content).map(({ examples }) => ({ id: operation.operationId, examples })),
    );
    expect(bodies.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([]);
  });

  test('lists the codes of an operation in its codes, its response and its examples', () => {
    const { operation } = find('verifyMpin') ?? {};
    const codes = ['003', '004', '005', '031', '032', '033', '051', '099'];
    expect(Object.keys(operation?.['x-codes'] ?? {})).toEqual(codes);
    const response = JSON.stringify(operation?.responses['200']);
    for (const code of codes) expect(response).toMatch(new RegExp(String.raw`\| ${code} \|.*"refusal-${code}"`));
    expect(Object.keys(find('login')?.operation['x-codes'] ?? {})).toEqual(['030', '034', '035', '051', '099']);
  });

  test('marks proposed operations and fields, and describes fields with the comments of the contract', () => {
    const proposed = entries.filter(({ operation }) => operation['x-folioflow-status'] === 'proposed');
    expect(proposed.map(({ operation }) => operation.operationId).toSorted()).toEqual([
      'createPaymentOrder',
      'createSingleOrder',
      'getHoldingsHistory',
      'initiatePayment',
      'listHoldings',
      'listTransactions',
      'makePrimaryBankAccount',
      'queryOrderStatus',
    ]);
    const properties = document.components.schemas['Order']?.properties;
    expect(properties?.['mf_order_status_id']?.description).toBe('2 hides the message.');
    expect(properties?.['submission_key']).toMatchObject({ 'x-folioflow-status': 'proposed' });
    expect(JSON.stringify(properties?.['mf_order_swp_information'])).toContain('The first day of the plan.');
  });
});
