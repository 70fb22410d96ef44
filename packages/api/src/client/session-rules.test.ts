import { describe, expect, test } from 'vitest';
import { callNamed, operationNames } from './testing/every-call.ts';
import { json, providerServer } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

/** The first call is answered with these fields; answers the token of the second request and what is stored then. */
async function tokenAfter(fields: object) {
  const server = await providerServer((response, seen, count) =>
    json(count === 1 ? { code: '099', messageText: '', ...fields } : { code: '099', messageText: '' })(
      response,
      seen,
      count,
    ),
  );
  const { provider, store } = sessionAt(server.baseUrl, 'A');
  await callNamed(provider, 'listOrders');
  const stored = store.get('token');
  await callNamed(provider, 'listOrders');
  return { stored, sent: server.seen[1]?.headers['bb-access-token'] };
}
const erased = { stored: undefined, sent: '' };

describe('token rules over the wire', () => {
  test('a new token_id replaces the stored one and is sent with the next request [ON-430]', async () => {
    expect(await tokenAfter({ token_id: 'B' })).toEqual({ stored: 'B', sent: 'B' });
  });

  test('erase_token_id removes the token, a new one beside it notwithstanding [ON-431 OM-340]', async () => {
    expect(await tokenAfter({ erase_token_id: true })).toEqual(erased);
    expect(await tokenAfter({ erase_token_id: true, token_id: 'B' })).toEqual(erased);
  });

  test("navigateScreen 'signin' removes the token [ON-432]", async () => {
    expect(await tokenAfter({ navigateScreen: 'signin' })).toEqual(erased);
  });

  test("navigateScreen './signin' removes the token [ON-433]", async () => {
    expect(await tokenAfter({ navigateScreen: './signin' })).toEqual(erased);
  });

  test('the fixed logout value removes the token', async () => {
    expect(await tokenAfter({ token_id: 'logout' })).toEqual(erased);
  });

  test('the store follows four answers: new token, erase_token_id, signin, ./signin', async () => {
    expect((await tokenAfter({ token_id: 'B' })).stored).toBe('B');
    for (const fields of [{ erase_token_id: 'Y' }, { navigateScreen: 'signin' }, { navigateScreen: './signin' }]) {
      expect((await tokenAfter(fields)).stored).toBe(undefined);
    }
  });

  test('the rules hold for an answer without code, too', async () => {
    expect(await tokenAfter({ code: undefined, erase_token_id: true })).toEqual(erased);
  });

  test('the verdict is told before the caller has the outcome', async () => {
    const server = await providerServer(json({ code: '000', messageText: '', result: [], token_id: 'B' }));
    const told: string[] = [];
    const { provider } = sessionAt(server.baseUrl, 'A', { onAnswer: (verdict) => told.push(JSON.stringify(verdict)) });
    await callNamed(provider, 'listOrders').then(({ kind }) => told.push(kind));
    expect(told).toEqual([JSON.stringify({ token: { replacedBy: 'B' }, ended: false, accepted: true }), 'accepted']);
  });

  test('a call of a session that was left meanwhile does not bring its token back', async () => {
    const server = await providerServer((response, seen, count) => {
      store.delete('token');
      json({ code: '099', messageText: '', token_id: 'B' })(response, seen, count);
    });
    const { provider, store, verdicts } = sessionAt(server.baseUrl, 'A');
    await callNamed(provider, 'listOrders');
    expect(verdicts).toEqual([['listOrders', { token: 'kept', ended: false, accepted: false }]]);
  });

  test.each(['003', '004'])('%s ends every call of a session, with the verdict for the session', async (code) => {
    const server = await providerServer(json({ code, messageText: 'over', navigateScreen: 'panVerification' }));
    const { provider, verdicts } = sessionAt(server.baseUrl, 'A');
    const names = operationNames.filter((name) => name !== 'logout' && name !== 'activateAccount');
    for (const name of names) expect(await callNamed(provider, name)).toEqual({ kind: 'ended' });
    const verdict = { token: 'kept', ended: true, endsWith: 'panVerification', accepted: false };
    expect(verdicts).toEqual(names.map((name) => [name, verdict]));
  });

  test.each(['003', '004'])('%s where no session was is a refusal with its text', async (code) => {
    const server = await providerServer(json({ code, messageText: 'over', navigateScreen: 'signin' }));
    const { provider, verdicts } = sessionAt(server.baseUrl);
    for (const name of ['login', 'sendOtp', 'validateOtp', 'resetPassword'] as const)
      expect(await callNamed(provider, name)).toMatchObject({ kind: 'refused', code, text: 'over' });
    expect(verdicts.map(([, { ended }]) => ended)).toEqual([false, false, false, false]);
    expect(await callNamed(provider, 'verifyEmail')).toEqual({ kind: 'ended' });
  });
});
