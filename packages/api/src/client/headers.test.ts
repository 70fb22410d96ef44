import { describe, expect, test } from 'vitest';
import { type OperationName } from '../contract/index.ts';
import { callNamed, operationNames } from './testing/every-call.ts';
import { dropped, json, providerServer } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

const refusal = json({ code: '099', messageText: 'injected' });
const uploading: readonly OperationName[] = [
  'verifyIdProof',
  'verifyPersonal',
  'uploadCheque',
  'saveBankAccount',
  'uploadNominee',
  'uploadMandate',
];
const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c11';

describe('what every request carries', () => {
  test('the versioned base, the token, and JSON unless it uploads [ON-429 ON-459 DO-392 DO-393 OM-284]', async () => {
    const server = await providerServer(refusal);
    const { provider } = sessionAt(server.baseUrl, 'A');
    for (const name of operationNames) await callNamed(provider, name);
    expect(server.seen).toHaveLength(operationNames.length);
    expect(server.seen.filter(({ path }) => !/^\/api\/v1\/[^/]/.test(path))).toEqual([]);
    expect(new Set(server.seen.map(({ headers }) => headers['bb-access-token']))).toEqual(new Set(['A']));
    const types = server.seen.map(({ headers }) => headers['content-type']?.split(';')[0]);
    expect(types).toEqual(
      operationNames.map((name) => (uploading.includes(name) ? 'multipart/form-data' : 'application/json')),
    );
  });

  test.each([undefined, null, ''])('the header is empty when %j is stored', async (token) => {
    const server = await providerServer(refusal);
    const { provider } = sessionAt(server.baseUrl, '', { tokenOf: () => token });
    await callNamed(provider, 'listOrders');
    expect(server.seen[0]?.headers['bb-access-token']).toBe('');
  });

  test('one slash, however the base is spelled', async () => {
    const server = await providerServer(refusal);
    const { provider } = sessionAt(`${server.baseUrl}//`);
    await callNamed(provider, 'listOrders');
    expect(server.seen[0]?.path).toBe('/api/v1/order/list');
  });

  test('the key of a submission travels only with operations that take one', async () => {
    const server = await providerServer(refusal);
    const { provider } = sessionAt(server.baseUrl, 'A');
    for (const name of operationNames) await callNamed(provider, name, { submission });
    await callNamed(provider, 'createSingleOrder');
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

  test('a stage verified by signature carries the key, another stage does not', async () => {
    const server = await providerServer(refusal);
    const { provider } = sessionAt(server.baseUrl, 'A');
    await provider.verifyStage({ verify_stage: 'esignkyc', esign_response: { txn_id: 'ESN1' } }, { submission });
    await provider.verifyStage({ verify_stage: 'aadhaar' }, { submission });
    expect(server.seen.map(({ method, headers }) => [method, headers['idempotency-key']])).toEqual([
      ['POST', submission],
      ['PUT', undefined],
    ]);
  });

  test('how far the clock of the provider is ahead is read off the date of an answer, where it tells one', async () => {
    const heard: number[] = [];
    const dates = [new Date(1_795_000_060_000).toUTCString(), 'yesterday', undefined];
    const server = await providerServer((response, ...call) => {
      const date = dates.shift();
      response.sendDate = false;
      if (date !== undefined) response.setHeader('Date', date);
      refusal(response, ...call);
    });
    const { provider } = sessionAt(server.baseUrl, 'A', { onClock: (ahead) => heard.push(ahead) });
    for (let call = 0; call < 3; call += 1) await callNamed(provider, 'listOrders');
    expect(heard).toEqual([60_000]);
  });

  test('an accepted answer carries the clock of the provider, where its date tells one', async () => {
    const dates = [new Date(1_795_000_060_000).toUTCString(), 'yesterday'];
    const server = await providerServer((response, ...call) => {
      response.setHeader('Date', dates.shift() ?? '');
      json({ code: '000', messageText: '', result: [], status_filter_list: [] })(response, ...call);
    });
    const { provider } = sessionAt(server.baseUrl, 'A');
    expect(await provider.listOrders({ order_type: 'single' })).toMatchObject({ answeredAt: 1_795_000_060_000 });
    expect(await provider.listOrders({ order_type: 'single' })).not.toHaveProperty('answeredAt');
  });

  test('a redirection is not followed, so that no other origin sees the token', async () => {
    const elsewhere = await providerServer(refusal);
    const server = await providerServer((response) => {
      response.writeHead(307, { Location: `${elsewhere.origin}/steal` }).end();
    });
    const { provider } = sessionAt(server.baseUrl, 'A');
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({ kind: 'malformed' });
    expect(elsewhere.seen).toEqual([]);
  });

  test('nothing is sent a second time by itself', async () => {
    const server = await providerServer(dropped);
    const { provider } = sessionAt(server.baseUrl, 'A');
    await expect(callNamed(provider, 'createSingleOrder', { submission })).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(server.seen).toHaveLength(1);
  });
});
