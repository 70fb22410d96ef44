import { jsonResponder, startProviderServer } from './provider-server.ts';
import { createTestSession } from './test-session.ts';

export const ok = { code: '000', messageText: 'ok' };
export const receivedAt = 1_795_000_000_000;
export const codes = { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'two-1' };

/** Starts a server that answers every call with `answer`, and a client with the token A; `seen` lists the requests. */
export async function startAnsweringProvider(answer: object) {
  const server = await startProviderServer(jsonResponder(answer));
  const { provider } = createTestSession(server.baseUrl, 'A');
  return { provider, seen: server.seen };
}

export const expectedJsonCall = (method: string, path: string, body: unknown) => ({
  method,
  path: `/api/v1${path}`,
  type: 'application/json; charset=utf-8',
  body,
});

export const receivedCalls = (seen: Awaited<ReturnType<typeof startProviderServer>>['seen']) =>
  seen.map(({ method, path, headers, json: body }) => ({ method, path, type: headers['content-type'], body: body() }));
