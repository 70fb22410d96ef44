import { type IncomingMessage, type ServerResponse } from 'node:http';
import { createStoredSession } from '../../packages/wiring/src/testing/stored-session.ts';

const ADDRESS = '/__sandbox/sign-in';
const MAX_FORM_BYTES = 1_000;

const script = `for (const [key, text] of Object.entries(JSON.parse(document.getElementById('session').textContent)))
  localStorage.setItem(key, text);
location.replace(document.documentElement.dataset.to);
`;

/** A page of the app, never an address of somebody else's. */
const parsePath = (typed: string | null) => (typed !== null && /^\/[a-zA-Z\d]+$/.test(typed) ? typed : '/');

const createSignInPage = (session: Readonly<Record<string, string>>, to: string) => `<!doctype html>
<html lang="en-IN" data-to="${to}">
<meta charset="utf-8" />
<title>Signing in</title>
<script type="application/json" id="session">${JSON.stringify(session).replaceAll('<', '\\u003c')}</script>
<script src="${ADDRESS}.js"></script>
</html>
`;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) {
    body += String(part);
    if (body.length > MAX_FORM_BYTES) throw new Error('The form is too long.');
  }
  return new URLSearchParams(body);
}

async function sendSignInPage(sandbox: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await readForm(request);
  const persona = { mobile: form.get('mobile') ?? '' };
  const session = await createStoredSession(sandbox, persona, form.get('control_token') ?? '');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(createSignInPage(session, parsePath(form.get('to'))));
}

/** Answers a request for the sign-in endpoint; returns false for every other request. */
export type SignInEndpoint = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets the page of the sandbox open the app signed in as one of its people. It is on the app's origin, because only
 * there can the session be stored, and accepts that page alone: the built app knows nothing of it, and an app that is
 * served with another provider has none. A control token comes with the form; this server has none of its own.
 * @param sandbox address of the sandbox in a browser
 * @param reachedAt address of the sandbox for this server, the same by default
 */
export const createSignInEndpoint =
  (sandbox: string, reachedAt = sandbox): SignInEndpoint =>
  (request, response) => {
    const [pathname] = (request.url ?? '').split('?');
    if (pathname === `${ADDRESS}.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(script);
    } else if (pathname !== ADDRESS) return false;
    else if (request.method !== 'POST') response.writeHead(405, { allow: 'POST' }).end();
    else if (request.headers.origin !== new URL(sandbox).origin) response.writeHead(403).end();
    else sendSignInPage(reachedAt, request, response).catch(() => response.writeHead(404).end());
    return true;
  };
