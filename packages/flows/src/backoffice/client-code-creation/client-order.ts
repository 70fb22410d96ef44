import type { StorageRule } from '../../kit/storage-rule.ts';
import { isCustomerId } from './client-code-creation.rules.ts';

/** Stores the ids of the clients in the order of the list from which a client was opened: only the ids. */
export const clientOrderStorage: StorageRule<readonly string[]> = {
  store: 'session',
  key: 'client_list_order',
  select: (order) => order.join(' '),
};

/** The clients before and after a client in the list that led to it. */
export interface ClientNeighbours {
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Returns the neighbours of a client by the stored order; null if no stored list contains the client. */
export function findClientNeighbours(stored: string | null, customerId: string | null): ClientNeighbours | null {
  const order = (stored ?? '').split(' ').filter(isCustomerId);
  const index = customerId === null ? -1 : order.indexOf(customerId);
  if (index === -1) return null;
  return {
    place: index + 1,
    count: order.length,
    previous: order[index - 1] ?? null,
    next: order[index + 1] ?? null,
  };
}
