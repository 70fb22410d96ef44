import { backofficeRoutes, routeOf, type BackofficeRoute, type Exit } from '../../kit/routes.ts';

/** What a customer is numbered with: whatever else stands in an address leads nowhere. */
const CUSTOMER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The way back to an address of the app's own table; null for sign-in itself, for the first page, and for any other text. */
export function returnToIn(path: unknown): Exit<BackofficeRoute> | null {
  const to = routeOf(path, backofficeRoutes);
  if (typeof path !== 'string' || to === undefined || to === 'signin' || to === '') return null;
  if (to !== 'clientDocuments') return { to };
  const [, , customerId = ''] = path.split('/');
  return CUSTOMER_ID.test(customerId) ? { to, params: [customerId] } : { to };
}

/** Where the navigation state of sign-in leads back to. */
export function staffSignInStateOf(state: unknown): Exit<BackofficeRoute> | null {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? returnToIn(state.returnTo) : null;
}
