import type { StorageRule } from '../../kit/storage-rule.ts';
import type { ClientCodeCreationView } from './client-code-creation.types.ts';

/** Stores the client whose documents were opened last: only the id (OM-247, AD-083). */
export const customerIdStorage: StorageRule<ClientCodeCreationView> = {
  store: 'session',
  key: 'client_documents_customer_id',
  select: (view) => ('customerId' in view ? view.customerId : undefined),
};

export interface CustomerIdSources {
  /** The segment of the address, decoded; undefined without a segment. */
  readonly route: string | undefined;
  /** The navigation state of the router. */
  readonly navigation: unknown;
  /** `client_documents_customer_id` of the session storage. */
  readonly stored: string | null;
}

const customerIdInState = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('customer_id' in state)) return null;
  return typeof state.customer_id === 'string' && state.customer_id !== '' ? state.customer_id : null;
};

/** The client of a page: from its address, otherwise the navigation state, otherwise the stored id (flows.md, 5.2). */
export function customerIdOf({ route, navigation, stored }: CustomerIdSources): string | null {
  if (route !== undefined && route !== '') return route;
  return customerIdInState(navigation) ?? (stored === '' ? null : stored);
}
