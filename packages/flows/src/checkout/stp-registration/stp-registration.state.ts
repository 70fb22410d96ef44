import { parseSelectedOrder, type Order } from '@folioflow/api/contract';
import { START_STP } from '../../parts/order/order-state.ts';

/** Parses the navigation state of /stpSchemeList: the order to transfer from; null for any other state. */
export function transferOrderOf(state: unknown): Order | null {
  const order = parseSelectedOrder(state);
  const mode = typeof state === 'object' && state !== null && 'request_mode' in state ? state.request_mode : undefined;
  return mode === START_STP ? order : null;
}
