import { json, providerServer } from './provider-server.ts';
import { sessionAt } from './session.ts';

export const ok = { code: '000', messageText: 'ok' };
export const receivedAt = 1_795_000_000_000;
export const codes = { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'two-1' };

/** A session whose token is A, and what the provider saw of it. */
export async function meeting(answer: object) {
  const server = await providerServer(json(answer));
  const { provider } = sessionAt(server.baseUrl, 'A');
  return { provider, seen: server.seen };
}

export const jsonCall = (method: string, path: string, body: unknown) => ({
  method,
  path: `/api/v1${path}`,
  type: 'application/json; charset=utf-8',
  body,
});

export const callIn = (seen: Awaited<ReturnType<typeof providerServer>>['seen']) =>
  seen.map(({ method, path, headers, json: body }) => ({ method, path, type: headers['content-type'], body: body() }));
