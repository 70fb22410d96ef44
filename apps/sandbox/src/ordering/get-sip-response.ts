import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { ownOrderById, ownOrderByNumber } from '../orders/orders.ts';
import { sipNotice } from '../orders/sip-notice.ts';

/**
 * Notice about a SIP, found by its number or by the number of an instalment.
 * @throws Refusal 061 when it is unknown or not the caller's
 */
export const getSipResponse: Handler<'getSipResponse'> = async ({ db, caller, request }) => {
  const { id } = investorOf(caller);
  const named = await ownOrderByNumber(db, id, request.order_number);
  const registration = named.parent_id === '' ? named : await ownOrderById(db, id, named.parent_id);
  return { result: { notification_html: await sipNotice(db, registration) } };
};
