import { type CancelOrderRequest, type CancelSipRequest } from '@folioflow/api/contract';
import { checkPin } from '../../access/checks/pin.ts';
import { type Call } from '../../ground/call.ts';
import { type Handler } from '../../ground/operations.ts';
import { cancelOrderAndPlan, readUpdatedOrderList, readOwnStandingOrder } from './standing-order.ts';

const cancelOrderWithPin = async (call: Call<CancelOrderRequest | CancelSipRequest>, messageText: string) => {
  const { row } = await readOwnStandingOrder(call, 'is_cancel_allowed');
  const pinResult = await checkPin(call, row.client_id, call.request.client_info.pin_verification_value);
  await cancelOrderAndPlan(call.db, row, call.now);
  return { messageText, ...(await readUpdatedOrderList(call, row, pinResult)) };
};

/**
 * Cancels an unpaid order, or ends a STP.
 * @throws Refusal 041, 042, 061 (order), 071 (its flag)
 */
export const cancelOrder: Handler<'cancelOrder'> = (call) => cancelOrderWithPin(call, 'Your order was cancelled.');

/**
 * Ends a SIP: no further instalment is due; the units remain.
 * @throws Refusal 041, 042, 061 (order), 071 (its flag)
 */
export const cancelSip: Handler<'cancelSip'> = (call) => cancelOrderWithPin(call, 'Your SIP was cancelled.');
