import { investorOf } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { decisionOf, bankBehaviourOf, isProcessed } from './mandate-rules.ts';
import { updateMandate, decideMandate, readOwnMandate, statusFieldsOf } from './mandates.ts';
import { createNachForm } from './nach-form.ts';

/**
 * Refreshes the bank's decision about a mandate.
 * @throws Refusal 020 (cancelled or decided), 061 (mandate)
 */
export const refreshMandate: Handler<'refreshMandate'> = async (call) => {
  const { id } = investorOf(call.caller);
  const mandate = await readOwnMandate(call.db, id, call.request.mandate_id);
  if (mandate.state === 'cancelled' || isProcessed(mandate)) {
    throw new Refusal('preconditionFailed', 'The bank has decided about this mandate.');
  }
  if (mandate.state === 'scan_uploaded') {
    const refreshes = mandate.refreshes + 1;
    const { refreshes: wanted } = bankBehaviourOf(mandate);
    await updateMandate(call.db, mandate, { refreshes });
    if (wanted !== null && refreshes >= wanted) await decideMandate(call.db, mandate, decisionOf(mandate), call.now);
  }
  const now = await readOwnMandate(call.db, id, mandate.number);
  const isShown = now.rendering !== '';
  return { ...statusFieldsOf(now), render_pdf: isShown, pdf_base64: isShown ? await createNachForm(call.db, now) : '' };
};
