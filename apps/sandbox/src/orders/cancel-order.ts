import { type CancelOrderRequest, type CancelSipRequest } from '@folioflow/api/contract';
import { checkPin } from '../access/pin.ts';
import { type Call } from '../ground/call.ts';
import { type Handler } from '../ground/operations.ts';
import { endOrder, listAfter, ownStandingOrder } from './standing-order.ts';

const cancel = async (call: Call<CancelOrderRequest | CancelSipRequest>, messageText: string) => {
  const { row } = await ownStandingOrder(call, 'is_cancel_allowed');
  const word = await checkPin(call, row.client_id, call.request.client_info.pin_verification_value);
  await endOrder(call.db, row, call.now);
  return { messageText, ...(await listAfter(call, row, word)) };
};

/**
 * Cancels an unpaid order, or ends a STP.
 * @throws Refusal 041, 042, 061 (order), 071 (its flag)
 */
export const cancelOrder: Handler<'cancelOrder'> = (call) => cancel(call, 'Your order was cancelled.');

/**
 * Ends a SIP: no further instalment is due; the units remain.
 * @throws Refusal 041, 042, 061 (order), 071 (its flag)
 */
export const cancelSip: Handler<'cancelSip'> = (call) => cancel(call, 'Your SIP was cancelled.');
