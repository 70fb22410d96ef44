import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { createUnsignedForms } from './bank-lists.ts';
import { readMandates, readOwnMandate } from './mandates.ts';
import { createNachForm } from './nach-form.ts';

/**
 * Form of the given mandate, or of the newest one that awaits a signature.
 * @throws Refusal 061 when a mandate is named that is not the caller's
 */
export const getNachMandate: Handler<'getNachMandate'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const { mandate_id = '' } = call.request;
  const forms = await createUnsignedForms(call, await readMandates(call.db, id));
  const form =
    mandate_id === ''
      ? (forms.at(-1)?.nach_form ?? '')
      : await createNachForm(call, await readOwnMandate(call.db, id, mandate_id));
  return {
    src_nach_form: mandate_id === '' ? '' : `${mandate_id}.pdf`,
    pdf_base64: form,
    render_pdf: form !== '',
    mandate_nach_list: forms,
  };
};
