import type { Order } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { PayableCheckoutState } from './lumpsum-checkout.state.ts';
import type { LumpsumCheckoutOutput } from './lumpsum-checkout.types.ts';

/** To the screen that pays it: the server's mode first (C-74, X-13). */
export const placed = (order: Order): LumpsumCheckoutOutput => ({
  kind: 'placed',
  exit: {
    to: 'orderEditCheckout',
    state: { selected_order: order, request_mode: order.request_mode ?? 'payment' },
    replace: true,
  },
});

export const paymentExit = ({ selected_order }: PayableCheckoutState): Exit => ({
  to: 'paymentPage',
  state: { selected_order },
});
