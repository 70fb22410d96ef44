import { checkPin } from '../../access/checks/pin.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { readUpdatedOrderList } from '../../orders/changes/standing-order.ts';
import { endSwp, readRunningSwp } from '../../orders/redemption/withdrawals.ts';
import { readSwpOrder } from './create-swp.ts';

/**
 * Ends the SWP of an order: no further payout is made, sold units are still credited.
 * @throws Refusal 020 (none runs), 041, 042, 061
 */
export const cancelSwp: Handler<'cancelSwp'> = async (call) => {
  const row = await readSwpOrder(call);
  const plan = await readRunningSwp(call.db, row);
  if (!plan) throw new Refusal('preconditionFailed', 'This order has no SWP.');
  const word = await checkPin(call, row.client_id, call.request.client_info.pin_verification_value);
  await endSwp(call.db, row, plan, call.now);
  return { messageText: 'Your SWP was cancelled.', ...(await readUpdatedOrderList(call, row, word)) };
};
