import { recentOrder, recentOrderFlow } from '../../../parts/order/recent-order/index.ts';
import type { SipCheckoutPorts } from '../sip-checkout.types.ts';

/** The comparison with the recent SIPs, before the code step of the SIP checkout. */
export const checkingRecentSip = ({ listOrders }: SipCheckoutPorts) => ({
  ...recentOrderFlow,
  machine: recentOrder(listOrders),
});
