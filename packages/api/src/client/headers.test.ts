import { afterEach, describe, expect, test, vi } from 'vitest';
import { type OperationName } from '../contract/index.ts';
import { operationNames } from '../contract/fixtures/requests.ts';
import { callHeaders } from './call-headers.ts';
import { setCallLanguage } from './call-language.ts';
import { callSample } from './testing/call-sample.ts';
import { droppedResponder, jsonResponder, startProviderServer } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

const refusal = jsonResponder({ code: '099', messageText: 'injected' });
const uploading: readonly OperationName[] = [
  'verifyIdProof',
  'verifyPersonal',
  'uploadCheque',
  'saveBankAccount',
  'uploadNominee',
  'uploadMandate',
];
const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c11';

afterEach(() => {
  vi.unstubAllGlobals();
  delete callHeaders['Accept-Language'];
});

describe('every request', () => {
  test('accepts the language that is set, in every client, and before that the languages of the platform', async () => {
    const server = await startProviderServer(refusal);
    const { provider } = createTestSession(server.baseUrl, 'A');
    await callSample(provider, 'listOrders');
    setCallLanguage('hi-IN');
    await callSample(provider, 'listOrders');
    await callSample(createTestSession(server.baseUrl, 'B').provider, 'createSingleOrder');
    expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['*', 'hi-IN', 'hi-IN']);
  });

  test('has the versioned base, the token, and a JSON body unless it uploads [ON-429 ON-459 DO-392 DO-393 OM-284]', async () => {
    const server = await startProviderServer(refusal);
    const { provider } = createTestSession(server.baseUrl, 'A');
    for (const name of operationNames) await callSample(provider, name);
    expect(server.seen).toHaveLength(operationNames.length);
    expect(server.seen.filter(({ path }) => !/^\/api\/v1\/[^/]/.test(path))).toEqual([]);
    expect(new Set(server.seen.map(({ headers }) => headers['bb-access-token']))).toEqual(new Set(['A']));
    const types = server.seen.map(({ headers }) => headers['content-type']?.split(';')[0]);
    expect(types).toEqual(
      operationNames.map((name) => (uploading.includes(name) ? 'multipart/form-data' : 'application/json')),
    );
  });

  test.each([undefined, null, ''])('has an empty token header if %j is stored', async (token) => {
    const server = await startProviderServer(refusal);
    const { provider } = createTestSession(server.baseUrl, '', { getToken: () => token });
    await callSample(provider, 'listOrders');
    expect(server.seen[0]?.headers['bb-access-token']).toBe('');
  });

  test('has one slash between base and path, with or without a slash at the end of the base', async () => {
    const server = await startProviderServer(refusal);
    const { provider } = createTestSession(`${server.baseUrl}//`);
    await callSample(provider, 'listOrders');
    expect(server.seen[0]?.path).toBe('/api/v1/order/list');
  });

  test('has no cookie, and no header beyond those for which the contract asks a provider', async () => {
    const server = await startProviderServer(refusal);
    const requests: Request[] = [];
    const send = fetch;
    vi.stubGlobal('fetch', (address: Request, init: RequestInit) => {
      const request = new Request(address, init);
      requests.push(request);
      return send(request);
    });
    const { provider } = createTestSession(server.baseUrl, 'A');
    await callSample(provider, 'createSingleOrder', { submission });
    await callSample(provider, 'uploadNominee');
    expect(requests.map(({ headers }) => [...headers.keys()])).toEqual([
      ['accept', 'bb-access-token', 'content-type', 'idempotency-key'],
      ['accept', 'bb-access-token', 'content-type'],
    ]);
    expect(requests.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
  });

  test('sends the key of a submission only for idempotent operations', async () => {
    const server = await startProviderServer(refusal);
    const { provider } = createTestSession(server.baseUrl, 'A');
    for (const name of operationNames) await callSample(provider, name, { submission });
    await callSample(provider, 'createSingleOrder');
    const keyed = server.seen.filter(({ headers }) => headers['idempotency-key'] !== undefined);
    expect(keyed.map(({ path }) => path).sort()).toEqual([
      '/api/v1/master/client/create',
      '/api/v1/master/client/upload/photograph',
      '/api/v1/order/additional',
      '/api/v1/order/cancel',
      '/api/v1/order/create',
      '/api/v1/order/modify',
      '/api/v1/order/payment/create',
      '/api/v1/order/payment/initiate',
      '/api/v1/payment/schemeadvise/order',
      '/api/v1/stp/register',
      '/api/v1/swp/cancel',
      '/api/v1/swp/create',
      '/api/v1/validation/bankaccount/add',
      '/api/v1/validation/bankaccount/primary',
      '/api/v1/validation/nachmandate/cancel',
      '/api/v1/xsip/cancel',
      '/api/v1/xsip/create',
      '/api/v1/xsip/mandate/register',
      '/api/v1/xsip/pause',
    ]);
    expect(new Set(keyed.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([submission]));
  });

  test('sends the key for a stage that is verified by signature, not for another stage', async () => {
    const server = await startProviderServer(refusal);
    const { provider } = createTestSession(server.baseUrl, 'A');
    await provider.verifyStage({ verify_stage: 'esignkyc', esign_response: { txn_id: 'ESN1' } }, { submission });
    await provider.verifyStage({ verify_stage: 'aadhaar' }, { submission });
    expect(server.seen.map(({ method, headers }) => [method, headers['idempotency-key']])).toEqual([
      ['POST', submission],
      ['PUT', undefined],
    ]);
  });

  test('reports the lead of the provider clock if the answer has a valid date', async () => {
    const leads: number[] = [];
    const dates = [new Date(1_795_000_060_000).toUTCString(), 'yesterday', undefined];
    const server = await startProviderServer((response, ...call) => {
      const date = dates.shift();
      response.sendDate = false;
      if (date !== undefined) response.setHeader('Date', date);
      refusal(response, ...call);
    });
    const { provider } = createTestSession(server.baseUrl, 'A', { onClock: (ahead) => leads.push(ahead) });
    for (let call = 0; call < 3; call += 1) await callSample(provider, 'listOrders');
    expect(leads).toEqual([60_000]);
  });

  test('returns the time of the provider in an accepted outcome if the answer has a valid date', async () => {
    const dates = [new Date(1_795_000_060_000).toUTCString(), 'yesterday'];
    const server = await startProviderServer((response, ...call) => {
      response.setHeader('Date', dates.shift() ?? '');
      jsonResponder({ code: '000', messageText: '', result: [], status_filter_list: [] })(response, ...call);
    });
    const { provider } = createTestSession(server.baseUrl, 'A');
    expect(await provider.listOrders({ order_type: 'single' })).toMatchObject({ answeredAt: 1_795_000_060_000 });
    expect(await provider.listOrders({ order_type: 'single' })).not.toHaveProperty('answeredAt');
  });

  test('does not follow a redirection, so that no other origin receives the token', async () => {
    const otherOrigin = await startProviderServer(refusal);
    const server = await startProviderServer((response) => {
      response.writeHead(307, { Location: `${otherOrigin.origin}/steal` }).end();
    });
    const { provider } = createTestSession(server.baseUrl, 'A');
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({ kind: 'malformed' });
    expect(otherOrigin.seen).toEqual([]);
  });

  test('is sent once, without an automatic retry', async () => {
    const server = await startProviderServer(droppedResponder);
    const { provider } = createTestSession(server.baseUrl, 'A');
    await expect(callSample(provider, 'createSingleOrder', { submission })).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(server.seen).toHaveLength(1);
  });
});
