import { backofficeRoutes, routeOf, type BackofficeRoute, type Exit } from '../../kit/routes.ts';

/** A customer id; any other segment of an address is dropped. */
const CUSTOMER_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** A query as the app itself writes it: plain names and values. Any other query is dropped. */
const QUERY = /^\?[\w-]+=[\w-]+(?:&[\w-]+=[\w-]+)*$/;
const QUERY_MAX_LENGTH = 500;

const isQueryAllowed = (text: string): boolean => text.length <= QUERY_MAX_LENGTH && QUERY.test(text);

/**
 * Parses the address to return to, with its query. Returns null for sign-in, for the first page, and for any text
 * outside the app's route table.
 */
export function parseReturnAddress(address: unknown): Exit<BackofficeRoute> | null {
  const to = routeOf(address, backofficeRoutes);
  if (typeof address !== 'string' || to === undefined || to === 'signin' || to === '') return null;
  const query = address.replace(/^[^?]*/, '');
  const [, , customerId = ''] = address.slice(0, address.length - query.length).split('/');
  return {
    to,
    ...(to === 'clientDocuments' && CUSTOMER_ID.test(customerId) ? { params: [customerId] } : {}),
    ...(isQueryAllowed(query) ? { search: query } : {}),
  };
}

/** Reads the return address from the navigation state of sign-in. */
export function staffSignInStateOf(state: unknown): Exit<BackofficeRoute> | null {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? parseReturnAddress(state.returnTo) : null;
}
