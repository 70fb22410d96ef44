import { describe, expect, test } from 'vitest';
import { operationNames } from '../contract/fixtures/requests.ts';
import { callSample } from './testing/call-sample.ts';
import { jsonResponder, startProviderServer } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

/** Answers the first call with these fields; returns the stored token and the token of the second request. */
async function tokensAfterAnswer(fields: object) {
  const server = await startProviderServer((response, seen, count) =>
    jsonResponder(count === 1 ? { code: '099', messageText: '', ...fields } : { code: '099', messageText: '' })(
      response,
      seen,
      count,
    ),
  );
  const { provider, store } = createTestSession(server.baseUrl, 'A');
  await callSample(provider, 'listOrders');
  const stored = store.get('token');
  await callSample(provider, 'listOrders');
  return { stored, sent: server.seen[1]?.headers['bb-access-token'] };
}
const erased = { stored: undefined, sent: '' };

describe('token rules over the wire', () => {
  test('a new token_id replaces the stored one and is sent with the next request [ON-430]', async () => {
    expect(await tokensAfterAnswer({ token_id: 'B' })).toEqual({ stored: 'B', sent: 'B' });
  });

  test('erase_token_id removes the token, even with a new token in the same answer [ON-431 OM-340]', async () => {
    expect(await tokensAfterAnswer({ erase_token_id: true })).toEqual(erased);
    expect(await tokensAfterAnswer({ erase_token_id: true, token_id: 'B' })).toEqual(erased);
  });

  test("navigateScreen 'signin' removes the token [ON-432]", async () => {
    expect(await tokensAfterAnswer({ navigateScreen: 'signin' })).toEqual(erased);
  });

  test("navigateScreen './signin' removes the token [ON-433]", async () => {
    expect(await tokensAfterAnswer({ navigateScreen: './signin' })).toEqual(erased);
  });

  test('the fixed logout value removes the token', async () => {
    expect(await tokensAfterAnswer({ token_id: 'logout' })).toEqual(erased);
  });

  test('the store follows four answers: new token, erase_token_id, signin, ./signin', async () => {
    expect((await tokensAfterAnswer({ token_id: 'B' })).stored).toBe('B');
    for (const fields of [{ erase_token_id: 'Y' }, { navigateScreen: 'signin' }, { navigateScreen: './signin' }]) {
      expect((await tokensAfterAnswer(fields)).stored).toBe(undefined);
    }
  });

  test('the rules are applied to an answer without a code', async () => {
    expect(await tokensAfterAnswer({ code: undefined, erase_token_id: true })).toEqual(erased);
  });

  test('onAnswer is called before the caller receives the outcome', async () => {
    const server = await startProviderServer(
      jsonResponder({ code: '000', messageText: '', result: [], token_id: 'B' }),
    );
    const calls: string[] = [];
    const { provider } = createTestSession(server.baseUrl, 'A', {
      onAnswer: (verdict) => calls.push(JSON.stringify(verdict)),
    });
    await callSample(provider, 'listOrders').then(({ kind }) => calls.push(kind));
    expect(calls).toEqual([JSON.stringify({ token: { replacedBy: 'B' }, ended: false, accepted: true }), 'accepted']);
  });

  test('an answer to a call of an abandoned session does not restore its token', async () => {
    const server = await startProviderServer((response, seen, count) => {
      store.delete('token');
      jsonResponder({ code: '099', messageText: '', token_id: 'B' })(response, seen, count);
    });
    const { provider, store, verdicts } = createTestSession(server.baseUrl, 'A');
    await callSample(provider, 'listOrders');
    expect(verdicts).toEqual([['listOrders', { token: 'unchanged', ended: false, accepted: false }]]);
  });

  test.each(['003', '004'])('%s ends every call of a session and reports the verdict', async (code) => {
    const server = await startProviderServer(
      jsonResponder({ code, messageText: 'over', navigateScreen: 'panVerification' }),
    );
    const { provider, verdicts } = createTestSession(server.baseUrl, 'A');
    const names = operationNames.filter((name) => name !== 'logout' && name !== 'activateAccount');
    for (const name of names) expect(await callSample(provider, name)).toEqual({ kind: 'ended' });
    const verdict = { token: 'unchanged', ended: true, endsWith: 'panVerification', text: 'over', accepted: false };
    expect(verdicts).toEqual(names.map((name) => [name, verdict]));
  });

  test.each(['003', '004'])('%s without a session is a refusal with its text', async (code) => {
    const server = await startProviderServer(jsonResponder({ code, messageText: 'over', navigateScreen: 'signin' }));
    const { provider, verdicts } = createTestSession(server.baseUrl);
    for (const name of ['login', 'sendOtp', 'validateOtp', 'resetPassword'] as const)
      expect(await callSample(provider, name)).toMatchObject({ kind: 'refused', code, text: 'over' });
    expect(verdicts.map(([, { ended }]) => ended)).toEqual([false, false, false, false]);
    expect(await callSample(provider, 'verifyEmail')).toEqual({ kind: 'ended' });
  });
});
