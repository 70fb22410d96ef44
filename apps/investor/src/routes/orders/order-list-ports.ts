import type { AnswerOf } from '@folioflow/api/contract';
import type { OrderListPorts } from '@folioflow/flows';
import { createSubmissionStoringPort, type UnansweredSubmissions } from '@folioflow/wiring/headless';
import type { App } from '../../wiring/create-app.ts';

/** Returns whether the orders show the effect of an action on the order with this id; it also has one if it is gone. */
export function isActionDone(orders: AnswerOf<'listOrders'>['result'], action: string, orderId: string): boolean {
  const order = orders.find(({ order_id }) => order_id === orderId);
  if (order === undefined) return true;
  switch (action) {
    case 'pauseSip':
      return !order.mf_order_is_pause_allowed;
    case 'createSwp':
      return order.mf_order_swp_enabled;
    case 'cancelSwp':
      return !order.mf_order_swp_enabled;
    default:
      return !order.is_cancel_allowed;
  }
}

const orderSubject = {
  subjectOf: ({ client_info }: { readonly client_info: { readonly order_id: string } }) => client_info.order_id,
};

/** Returns the ports of the actions on an order, each with a key that outlives the page. */
export const createOrderActionPorts = (
  { getOrderStatus, sendTwoFactorOtp, ...provider }: App['provider'],
  unanswered: UnansweredSubmissions,
): Omit<OrderListPorts, 'listOrders'> => ({
  getOrderStatus,
  sendTwoFactorOtp,
  cancelOrder: createSubmissionStoringPort(unanswered, 'cancelOrder', provider.cancelOrder, orderSubject),
  cancelSip: createSubmissionStoringPort(unanswered, 'cancelSip', provider.cancelSip, orderSubject),
  cancelSwp: createSubmissionStoringPort(unanswered, 'cancelSwp', provider.cancelSwp, orderSubject),
  pauseSip: createSubmissionStoringPort(unanswered, 'pauseSip', provider.pauseSip, orderSubject),
  createSwp: createSubmissionStoringPort(unanswered, 'createSwp', provider.createSwp, orderSubject),
});
