import { describe, expect, test } from 'vitest';
import { CODES, type OperationName } from '../contract/index.ts';
import { order } from '../contract/fixtures/orders.ts';
import { emptyAnswers } from '../contract/fixtures/empty-answers.ts';
import { callNamed, operationNames } from './testing/every-call.ts';
import { json, providerServer, written, type Answering } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

const receivedAt = 1_795_000_000_000;
async function sessionAnswered(answering: Answering) {
  const server = await providerServer(answering);
  return { ...sessionAt(server.baseUrl, 'A'), seen: server.seen };
}
const inter = { code: '011', messageText: 'inter error' };
const UNREADABLE = 'The answer of the provider could not be read. Please try again.';

describe('answers', () => {
  test('000 is accepted and every other code is refused, for every operation [DO-421]', async () => {
    let called: OperationName = 'login';
    const { provider } = await sessionAnswered((response, seen, count) => {
      const isOrder = !/order\/cancel|sip\/(cancel|pause)|swp/.test(seen.path);
      const result = isOrder ? { ...order, order_number: '55501', ...emptyAnswers.listBankAccounts.result } : [];
      const lists = Object.entries(emptyAnswers).find(([name]) => name === called)?.[1] ?? { result };
      json({ code: '000', messageText: '', twofactor_id: 'two-1', ...lists })(response, seen, count);
    });
    const accepted = [];
    for (const name of operationNames) {
      called = name;
      accepted.push((await callNamed(provider, name)).kind);
    }
    expect(accepted).toEqual(operationNames.map(() => 'accepted'));

    const refusing = Object.values(CODES).filter((code) => !['000', '003', '004'].includes(code));
    const codes = await sessionAnswered((response, seen, count) => {
      json({ code: refusing[count % refusing.length], messageText: 'No.' })(response, seen, count);
    });
    for (const _code of refusing) {
      for (const name of operationNames) {
        expect(await callNamed(codes.provider, name)).toMatchObject({ kind: 'refused', text: 'No.' });
      }
    }
  });

  test('a refusal keeps its code, its text and whatever came along', async () => {
    const answer = { code: '020', messageText: 'Finish your KYC', navigateScreen: 'panVerification' };
    const { provider } = await sessionAnswered(json(answer));
    expect(await callNamed(provider, 'createSingleOrder')).toEqual({
      kind: 'refused',
      code: '020',
      text: 'Finish your KYC',
      answer,
      receivedAt,
    });
  });

  test('a refusal without text has an empty text', async () => {
    const { provider } = await sessionAnswered(json({ code: '099' }));
    expect(await callNamed(provider, 'listOrders')).toMatchObject({ kind: 'refused', code: '099', text: '' });
  });

  test('an empty body is code 011 with inter error [DO-438 OM-341]', async () => {
    const { provider, faults } = await sessionAnswered(written(''));
    expect(await callNamed(provider, 'listOrders')).toEqual({
      kind: 'refused',
      code: '011',
      text: 'inter error',
      answer: inter,
      receivedAt,
    });
    expect(faults).toEqual([]);
  });

  test.each(['{}', ' \n', 'null', '{"messageText":"hello"}', '{"code":""}', '{"code":null}', '{"code":{}}'])(
    'the body %j has no code, so it is 011 as well',
    async (body) => {
      const { provider } = await sessionAnswered(written(body));
      expect(await callNamed(provider, 'listOrders')).toMatchObject({
        kind: 'refused',
        code: '011',
        text: 'inter error',
      });
    },
  );

  test.each(['login', 'sendOtp', 'sendTwoFactorOtp'] as const)(
    'an empty body of %s is 011, not the empty success',
    async (name) => {
      const { provider } = await sessionAnswered(written(''));
      expect(await callNamed(provider, name)).toMatchObject({ kind: 'refused', code: '011' });
    },
  );

  test('the number 0 is not success', async () => {
    const { provider } = await sessionAnswered(written('{"code":0,"messageText":"zero"}'));
    expect(await callNamed(provider, 'getPortfolio')).toMatchObject({ kind: 'refused', code: '0' });
  });
});

describe('answers that cannot be read', () => {
  test.each([
    ['HTML', '<!doctype html><title>Gateway</title>'],
    ['cut-off JSON', '{"code":"000","messageText":"ok","result":[{"_id":"1"'],
    ['a list', '[]'],
    ['a text', '"000"'],
    ['a mistyped result', '{"code":"000","messageText":"","result":"many"}'],
    ['a missing result', '{"code":"000","messageText":""}'],
    ['an order without identity', '{"code":"000","messageText":"","result":[{"mf_order_type":"single"}]}'],
  ])('%s is a readable fault, not a crash', async (_what, body) => {
    const { provider, faults } = await sessionAnswered(written(body));
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({
      name: 'ProviderFault',
      kind: 'malformed',
      errors: [UNREADABLE],
    });
    expect(faults).toEqual([['listOrders', {}]]);
  });

  test('the reason names the field and never its value', async () => {
    const { provider } = await sessionAnswered(
      json({ code: '000', messageText: '', result: [{ ...order, order_id: ['secret'] }] }),
    );
    const fault: unknown = await callNamed(provider, 'listOrders').catch((error: unknown) => error);
    expect(fault).toMatchObject({ message: 'listOrders: result.0.order_id: expected (string | number)' });
  });

  test('an answer that announces more than can be read is not read', async () => {
    const { provider } = await sessionAnswered((response) => {
      response.writeHead(200, { 'Content-Length': '900000000' }).write('{"code":"000"');
    });
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({ kind: 'malformed', errors: [UNREADABLE] });
  });

  test('the token rules hold although the rest cannot be read', async () => {
    const { provider, store } = await sessionAnswered(json({ code: '000', messageText: '', erase_token_id: true }));
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({ kind: 'malformed' });
    expect(store.get('token')).toBe(undefined);
  });
});
