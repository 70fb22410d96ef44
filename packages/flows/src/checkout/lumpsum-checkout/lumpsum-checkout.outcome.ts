import { orderScreenStateOf, type Order } from '@folioflow/api/contract';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import type { LumpsumCheckoutOutput, PlacedLumpsum } from './lumpsum-checkout.types.ts';

/** Leads to the screen that the server names, else to the screen that pays the order in the server's mode (C-08, C-74). */
export const placedOutput = ({ order, navigateScreen }: PlacedLumpsum): LumpsumCheckoutOutput => ({
  kind: 'placed',
  exit: {
    to: routeOf(navigateScreen, investorRoutes) ?? 'orderEditCheckout',
    state: orderScreenStateOf(order.request_mode ?? 'payment', order),
    replace: true,
  },
});

export const paymentOutput = (order: Order): LumpsumCheckoutOutput => ({
  kind: 'left',
  exit: { to: 'paymentPage', state: { selected_order: order } },
});
