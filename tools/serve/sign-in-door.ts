import { type IncomingMessage, type ServerResponse } from 'node:http';
import { storedSession } from './session.ts';

const ADDRESS = '/__sandbox/sign-in';
const MOST_BYTES = 1_000;

const script = `for (const [key, text] of Object.entries(JSON.parse(document.getElementById('session').textContent)))
  localStorage.setItem(key, text);
location.replace(document.documentElement.dataset.to);
`;

/** A page of the app, never an address of somebody else's. */
const pathIn = (typed: string | null) => (typed !== null && /^\/[a-zA-Z\d]+$/.test(typed) ? typed : '/');

const pageOf = (session: Readonly<Record<string, string>>, to: string) => `<!doctype html>
<html lang="en-IN" data-to="${to}">
<meta charset="utf-8" />
<title>Signing in</title>
<script type="application/json" id="session">${JSON.stringify(session).replaceAll('<', '\\u003c')}</script>
<script src="${ADDRESS}.js"></script>
</html>
`;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) {
    body += String(part);
    if (body.length > MOST_BYTES) throw new Error('The form is too long.');
  }
  return new URLSearchParams(body);
}

async function signIn(sandbox: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await formOf(request);
  const session = await storedSession(sandbox, { mobile: form.get('mobile') ?? '' });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(pageOf(session, pathIn(form.get('to'))));
}

/** Answers what is meant for the door, or says that nothing was. */
export type SignInDoor = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets the page of the sandbox open the app signed in as one of its people. It stands on the app's origin, because only
 * there can the session be kept, and opens for that page alone: the built app knows nothing of it, and an app that is
 * served with another provider has none.
 */
export const signInDoor =
  (sandbox: string): SignInDoor =>
  (request, response) => {
    const [pathname] = (request.url ?? '').split('?');
    if (pathname === `${ADDRESS}.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(script);
    } else if (pathname !== ADDRESS) return false;
    else if (request.method !== 'POST') response.writeHead(405, { allow: 'POST' }).end();
    else if (request.headers.origin !== new URL(sandbox).origin) response.writeHead(403).end();
    else signIn(sandbox, request, response).catch(() => response.writeHead(404).end());
    return true;
  };
