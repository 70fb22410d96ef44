import type { Order } from '@folioflow/api/contract';
import { selectedOrderOf } from '../../orders/order-screen/order-panel.ts';
import { START_STP } from '../../parts/order-state.ts';

/** Reads the navigation state of /stpSchemeList: the order, where it is to be transferred; null for anything else. */
export function transferOrderOf(state: unknown): Order | null {
  const order = selectedOrderOf(state);
  const mode = typeof state === 'object' && state !== null && 'request_mode' in state ? state.request_mode : undefined;
  return mode === START_STP ? order : null;
}
