import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header that proves that a request comes from the report page of this server. */
export const TOKEN_HEADER = 'x-review-token';

export interface Refusal {
  readonly status: number;
  readonly message: string;
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Another site may link to the page, but may neither frame it nor show its pictures. */
const isEmbedding = ({ headers }: IncomingMessage) => {
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
};

/**
 * Refuses requests that another host name or another site sends. A name of an attacker that resolves to this machine
 * has another `Host`; a form or script of another site has another `Origin` and no token.
 */
export function refuseRequest(
  request: IncomingMessage,
  { port, token }: { readonly port: number; readonly token: string },
): Refusal | null {
  const { host = '', origin } = request.headers;
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    return { status: 421, message: 'This server answers to 127.0.0.1 and localhost only.' };
  if (isEmbedding(request) || (origin !== undefined && origin !== `http://${host}`))
    return { status: 403, message: 'Requests of other sites are refused.' };
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const sent = request.headers[TOKEN_HEADER];
  if (origin === undefined || typeof sent !== 'string' || !isEqual(sent, token))
    return { status: 403, message: 'This page belongs to an earlier server. Reload the page.' };
  return null;
}
