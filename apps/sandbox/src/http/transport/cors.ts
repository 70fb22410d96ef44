import { CONTRACT_VERSION_HEADER } from '@folioflow/api/contract';

/**
 * Headers of every answer, errors and faults included: without them an error would look like a lost network. hono/cors
 * is middleware of a Hono app, and the answers of the provider pass none.
 */
export const corsHeaders = (origin: string | null, listed: readonly string[]): Record<string, string> =>
  origin !== null && listed.includes(origin)
    ? {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': `date, ${CONTRACT_VERSION_HEADER}`,
        vary: 'Origin, Accept-Encoding',
      }
    : { vary: 'Origin, Accept-Encoding' };

export const preflightResponse = (cors: Record<string, string>): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'content-type, bb-access-token, idempotency-key',
      'access-control-max-age': '7200',
    },
  });

/** Origin of a request if it is listed, otherwise the first listed origin. */
export const appOriginOf = (origin: string | null, listed: readonly string[]): string =>
  origin !== null && listed.includes(origin) ? origin : (listed[0] ?? '');
