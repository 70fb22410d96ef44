import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { decisionOf, habitOf, isProcessed } from './mandate-rules.ts';
import { changeMandate, decide, ownMandate, statusOf } from './mandates.ts';
import { nachFormOf } from './nach-form.ts';

/**
 * Asks the bank about a mandate.
 * @throws Refusal 020 (cancelled or decided), 061 (mandate)
 */
export const refreshMandate: Handler<'refreshMandate'> = async (call) => {
  const { id } = investorOf(call.caller);
  const mandate = await ownMandate(call.db, id, call.request.mandate_id);
  if (mandate.state === 'cancelled' || isProcessed(mandate)) {
    throw new Refusal('preconditionFailed', 'The bank has decided about this mandate.');
  }
  if (mandate.state === 'scan_uploaded') {
    const refreshes = mandate.refreshes + 1;
    const { refreshes: wanted } = habitOf(mandate);
    await changeMandate(call.db, mandate, { refreshes });
    if (wanted !== null && refreshes >= wanted) await decide(call.db, mandate, decisionOf(mandate), call.now);
  }
  const now = await ownMandate(call.db, id, mandate.number);
  const isShown = now.rendering !== '';
  return { ...statusOf(now), render_pdf: isShown, pdf_base64: isShown ? await nachFormOf(call.db, now) : '' };
};
