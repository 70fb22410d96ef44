import { backofficeRoutes, routeOf, type BackofficeRoute, type Exit } from '../../kit/routes.ts';

/** What a customer is numbered with: whatever else stands in an address leads nowhere. */
const CUSTOMER_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** What the app itself writes into a query: names and values of plain letters. Any other query is as good as none. */
const QUERY = /^\?[\w-]+=[\w-]+(?:&[\w-]+=[\w-]+)*$/;
const LONGEST_QUERY = 500;

const isQuery = (text: string): boolean => text.length <= LONGEST_QUERY && QUERY.test(text);

/** The way back to an address of the app's own table, with its query; null for sign-in itself, for the first page, and for any other text. */
export function returnToIn(address: unknown): Exit<BackofficeRoute> | null {
  const to = routeOf(address, backofficeRoutes);
  if (typeof address !== 'string' || to === undefined || to === 'signin' || to === '') return null;
  const query = address.replace(/^[^?]*/, '');
  const [, , customerId = ''] = address.slice(0, address.length - query.length).split('/');
  return {
    to,
    ...(to === 'clientDocuments' && CUSTOMER_ID.test(customerId) ? { params: [customerId] } : {}),
    ...(isQuery(query) ? { search: query } : {}),
  };
}

/** Where the navigation state of sign-in leads back to. */
export function staffSignInStateOf(state: unknown): Exit<BackofficeRoute> | null {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? returnToIn(state.returnTo) : null;
}
