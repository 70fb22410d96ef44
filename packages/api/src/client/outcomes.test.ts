import { describe, expect, test } from 'vitest';
import { CODES, type OperationName } from '../contract/index.ts';
import { order } from '../contract/fixtures/orders.ts';
import { emptyAnswers } from '../contract/fixtures/empty-answers.ts';
import { operationNames } from '../contract/fixtures/requests.ts';
import { callSample } from './testing/call-sample.ts';
import { jsonResponder, startProviderServer, textResponder, type Responder } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

const receivedAt = 1_795_000_000_000;
async function startAnsweredSession(responder: Responder) {
  const server = await startProviderServer(responder);
  return { ...createTestSession(server.baseUrl, 'A'), seen: server.seen };
}
const emptyAnswer = { code: '011', messageText: 'inter error' };
const UNREADABLE = 'The answer of the provider could not be read. Please try again.';

describe('answers', () => {
  test('000 is accepted and every other code is refused, for every operation [DO-421]', async () => {
    let called: OperationName = 'login';
    const { provider } = await startAnsweredSession((response, seen, count) => {
      const isOrder = !/order\/cancel|sip\/(cancel|pause)|swp/.test(seen.path);
      const result = isOrder ? { ...order, order_number: '55501', ...emptyAnswers.listBankAccounts.result } : [];
      const lists = Object.entries(emptyAnswers).find(([name]) => name === called)?.[1] ?? { result };
      jsonResponder({ code: '000', messageText: '', twofactor_id: 'two-1', ...lists })(response, seen, count);
    });
    const accepted = [];
    for (const name of operationNames) {
      called = name;
      accepted.push((await callSample(provider, name)).kind);
    }
    expect(accepted).toEqual(operationNames.map(() => 'accepted'));

    const refusing = Object.values(CODES).filter((code) => !['000', '003', '004'].includes(code));
    const codes = await startAnsweredSession((response, seen, count) => {
      jsonResponder({ code: refusing[count % refusing.length], messageText: 'No.' })(response, seen, count);
    });
    for (const _code of refusing) {
      for (const name of operationNames) {
        expect(await callSample(codes.provider, name)).toMatchObject({ kind: 'refused', text: 'No.' });
      }
    }
  });

  test('a refusal contains its code, its text and every other field', async () => {
    const answer = { code: '020', messageText: 'Finish your KYC', navigateScreen: 'panVerification' };
    const { provider } = await startAnsweredSession(jsonResponder(answer));
    expect(await callSample(provider, 'createSingleOrder')).toEqual({
      kind: 'refused',
      code: '020',
      text: 'Finish your KYC',
      answer,
      receivedAt,
    });
  });

  test('a refusal without text has an empty text', async () => {
    const { provider } = await startAnsweredSession(jsonResponder({ code: '099' }));
    expect(await callSample(provider, 'listOrders')).toMatchObject({ kind: 'refused', code: '099', text: '' });
  });

  test('an empty body is code 011 with inter error [DO-438 OM-341]', async () => {
    const { provider, faults } = await startAnsweredSession(textResponder(''));
    expect(await callSample(provider, 'listOrders')).toEqual({
      kind: 'refused',
      code: '011',
      text: 'inter error',
      answer: emptyAnswer,
      receivedAt,
    });
    expect(faults).toEqual([]);
  });

  test.each(['{}', ' \n', 'null', '{"messageText":"hello"}', '{"code":""}', '{"code":null}', '{"code":{}}'])(
    'the body %j without a code is 011',
    async (body) => {
      const { provider } = await startAnsweredSession(textResponder(body));
      expect(await callSample(provider, 'listOrders')).toMatchObject({
        kind: 'refused',
        code: '011',
        text: 'inter error',
      });
    },
  );

  test.each(['login', 'sendOtp', 'sendTwoFactorOtp'] as const)(
    'an empty body of %s is 011, not the empty success',
    async (name) => {
      const { provider } = await startAnsweredSession(textResponder(''));
      expect(await callSample(provider, name)).toMatchObject({ kind: 'refused', code: '011' });
    },
  );

  test('the number 0 is not success', async () => {
    const { provider } = await startAnsweredSession(textResponder('{"code":0,"messageText":"zero"}'));
    expect(await callSample(provider, 'getPortfolio')).toMatchObject({ kind: 'refused', code: '0' });
  });
});

describe('malformed answers', () => {
  test.each([
    ['HTML', '<!doctype html><title>Gateway</title>'],
    ['cut-off JSON', '{"code":"000","messageText":"ok","result":[{"_id":"1"'],
    ['a list', '[]'],
    ['a text', '"000"'],
    ['a mistyped result', '{"code":"000","messageText":"","result":"many"}'],
    ['a missing result', '{"code":"000","messageText":""}'],
    ['an order without identity', '{"code":"000","messageText":"","result":[{"mf_order_type":"single"}]}'],
  ])('%s is reported as a fault', async (_what, body) => {
    const { provider, faults } = await startAnsweredSession(textResponder(body));
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({
      name: 'ProviderFault',
      kind: 'malformed',
      errors: [UNREADABLE],
    });
    expect(faults).toEqual([['listOrders', {}]]);
  });

  test('the reason names the field and never its value', async () => {
    const { provider } = await startAnsweredSession(
      jsonResponder({ code: '000', messageText: '', result: [{ ...order, order_id: ['secret'] }] }),
    );
    const fault: unknown = await callSample(provider, 'listOrders').catch((error: unknown) => error);
    expect(fault).toMatchObject({ message: 'listOrders: result.0.order_id: expected (string | number)' });
  });

  test('an answer with a larger content length than allowed is not read', async () => {
    const { provider } = await startAnsweredSession((response) => {
      response.writeHead(200, { 'Content-Length': '900000000' }).write('{"code":"000"');
    });
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({ kind: 'malformed', errors: [UNREADABLE] });
  });

  test('the token rules are applied to a malformed answer', async () => {
    const { provider, store } = await startAnsweredSession(
      jsonResponder({ code: '000', messageText: '', erase_token_id: true }),
    );
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({ kind: 'malformed' });
    expect(store.get('token')).toBe(undefined);
  });
});
