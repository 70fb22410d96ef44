import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { readBankLists } from './bank-lists.ts';
import { isMandatePending } from './mandate-rules.ts';
import { storeMandateDecision, readOwnMandate } from './mandates.ts';

/**
 * Cancels a mandate that the bank has not approved yet.
 * @throws Refusal 020 (not pending), 061 (mandate)
 */
export const cancelMandate: Handler<'cancelMandate'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const mandate = await readOwnMandate(call.db, id, call.request.mandate_id);
  if (!isMandatePending(mandate) && mandate.state !== 'rejected') {
    throw new Refusal('preconditionFailed', 'This mandate cannot be cancelled.');
  }
  await storeMandateDecision(call.db, mandate, 'cancelled', call.now);
  return { messageText: 'Your mandate was cancelled.', result: await readBankLists(call, id) };
};
