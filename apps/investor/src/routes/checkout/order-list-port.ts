import type { SipCheckoutPorts } from '@folioflow/flows';
import { createPlacedOrderSettlingPort, type UnansweredSubmissions } from '@folioflow/wiring';

/** Creates the order list of the SIP checkout; it settles the unanswered submissions of placed orders. */
export const createOrderListPort = (unanswered: UnansweredSubmissions, listOrders: SipCheckoutPorts['listOrders']) =>
  createPlacedOrderSettlingPort(unanswered, listOrders);
