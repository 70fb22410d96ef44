import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { bankListsOf } from './bank-lists.ts';
import { isPending } from './mandate-rules.ts';
import { decide, ownMandate } from './mandates.ts';

/**
 * Takes a mandate back before the bank has said yes.
 * @throws Refusal 020 (not pending), 061 (mandate)
 */
export const cancelMandate: Handler<'cancelMandate'> = async (call) => {
  const { id } = investorOf(call.caller);
  const mandate = await ownMandate(call.db, id, call.request.mandate_id);
  if (!isPending(mandate) && mandate.state !== 'rejected') {
    throw new Refusal('preconditionFailed', 'This mandate cannot be cancelled.');
  }
  await decide(call.db, mandate, 'cancelled', call.now);
  return { messageText: 'Your mandate was cancelled.', result: await bankListsOf(call, id) };
};
