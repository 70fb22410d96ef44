import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { RecentOrderFlow } from '../../../parts/order/recent-order/index.ts';
import { recentOrder, recentOrderFlow } from '../../../parts/order/recent-order/recent-order.flow.ts';
import type { SipCheckoutPorts } from '../sip-checkout.types.ts';

/** The comparison with the recent SIPs, before the code step of the SIP checkout. */
export const checkingRecentSip: (ports: SipCheckoutPorts) => RunnableChild<RecentOrderFlow> = embeddableStep(
  ({ listOrders }: SipCheckoutPorts) => ({ ...recentOrderFlow, machine: recentOrder(listOrders) }),
);
