import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { readOwnOrderById, readOwnOrderByNumber } from '../../orders/view/orders.ts';
import { readSipNotice } from '../../orders/sip/sip-notice.ts';

/**
 * Notice about a SIP, found by its number or by the number of an instalment.
 * @throws Refusal 061 when it is unknown or not the caller's
 */
export const getSipResponse: Handler<'getSipResponse'> = async ({ db, caller, request }) => {
  const { id } = requireInvestor(caller);
  const named = await readOwnOrderByNumber(db, id, request.order_number);
  const registration = named.parent_id === '' ? named : await readOwnOrderById(db, id, named.parent_id);
  return { result: { notification_html: await readSipNotice(db, registration) } };
};
