import { parseLumpsumCheckoutState, type Order, type RequestedLumpsum } from '@folioflow/api/contract';
import { selectedOrderOf } from '../../orders/order-screen/order-panel.ts';

/** The subject of /orderCheckout: a new order, or an order that exists with a pending payment (A40, X-12). */
export type LumpsumCheckoutSubject =
  | { readonly kind: 'newOrder'; readonly requested: RequestedLumpsum }
  | { readonly kind: 'pendingOrder'; readonly order: Order };

/** Parses the navigation state of /orderCheckout; null without an order (DO-267). */
export function parseLumpsumCheckoutSubject(state: unknown): LumpsumCheckoutSubject | null {
  const isPending = typeof state === 'object' && state !== null && 'request_mode' in state;
  if (isPending && state.request_mode === 'paynow') {
    const order = selectedOrderOf(state);
    return order && { kind: 'pendingOrder', order };
  }
  const requested = parseLumpsumCheckoutState(state);
  return requested && { kind: 'newOrder', requested };
}
