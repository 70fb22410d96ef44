import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../contract/wire.ts';
import { IntegrationError } from './integration-error.ts';

/**
 * Finds the reason for a call without an answer. A browser hides it, so the address is requested twice: as the client
 * does, and without reading the answer, which no origin is refused. Returns null if the provider answers now, or the
 * device is offline.
 */
export async function probeAddress(baseUrl: string): Promise<IntegrationError | null> {
  if (isOffline(navigator)) return null;
  if (await isAnswered(baseUrl, { headers: { [TOKEN_HEADER]: '' }, redirect: 'manual' })) return null;
  if (await isAnswered(baseUrl, { mode: 'no-cors' }))
    return new IntegrationError(
      'cors-refused',
      `The browser refused the answers of ${baseUrl} to this page: the provider must allow the origin ${location.origin}, and the headers content-type, ${TOKEN_HEADER} and ${IDEMPOTENCY_HEADER.toLowerCase()}.`,
    );
  return new IntegrationError(
    'provider-unreachable',
    `No server answers at ${baseUrl}: the address or the port is wrong, the server is not running, or a policy of this page blocks it.`,
  );
}

/** The navigator of Node has no such field. */
const isOffline = ({ onLine }: Partial<Pick<Navigator, 'onLine'>>): boolean => onLine === false;

async function isAnswered(url: string, options: RequestInit): Promise<boolean> {
  try {
    await fetch(url, { credentials: 'omit', ...options });
    return true;
  } catch {
    return false;
  }
}
