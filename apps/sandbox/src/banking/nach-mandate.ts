import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { formsOf } from './bank-lists.ts';
import { mandatesOf, ownMandate } from './mandates.ts';
import { nachFormOf } from './nach-form.ts';

/**
 * The form of one mandate, or of the newest one that still wants a signature.
 * @throws Refusal 061 when a mandate is named that is not the caller's
 */
export const getNachMandate: Handler<'getNachMandate'> = async (call) => {
  const { id } = investorOf(call.caller);
  const { mandate_id = '' } = call.request;
  const forms = await formsOf(call.db, await mandatesOf(call.db, id));
  const form =
    mandate_id === ''
      ? (forms.at(-1)?.nach_form ?? '')
      : await nachFormOf(call.db, await ownMandate(call.db, id, mandate_id));
  return {
    src_nach_form: mandate_id === '' ? '' : `${mandate_id}.pdf`,
    pdf_base64: form,
    render_pdf: form !== '',
    mandate_nach_list: forms,
  };
};
