import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { decisionOfPresentScan, bankBehaviourOf, isMandateProcessed } from './mandate-rules.ts';
import { updateMandate, storeMandateDecision, readOwnMandate, mandateStatusFieldsOf } from './mandates.ts';
import { createNachForm } from './nach-form.ts';

/**
 * Refreshes the bank's decision about a mandate.
 * @throws Refusal 020 (cancelled or decided), 061 (mandate)
 */
export const refreshMandate: Handler<'refreshMandate'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const mandate = await readOwnMandate(call.db, id, call.request.mandate_id);
  if (mandate.state === 'cancelled' || isMandateProcessed(mandate)) {
    throw new Refusal('preconditionFailed', 'The bank has already decided on this mandate.');
  }
  if (mandate.state === 'scan_uploaded') {
    const refreshes = mandate.refreshes + 1;
    const { refreshes: wanted } = bankBehaviourOf(mandate);
    await updateMandate(call.db, mandate, { refreshes });
    if (wanted !== null && refreshes >= wanted)
      await storeMandateDecision(call.db, mandate, decisionOfPresentScan(mandate), call.now);
  }
  const now = await readOwnMandate(call.db, id, mandate.number);
  const isShown = now.rendering !== '';
  return {
    ...mandateStatusFieldsOf(now),
    render_pdf: isShown,
    pdf_base64: isShown ? await createNachForm(call, now) : '',
  };
};
