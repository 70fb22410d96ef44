import { calendarDayOf, parseEnteredPaise } from '../../formats.ts';
import { sipOrderFormSchema } from '../../shapes/sip-order-form.ts';
import { sipOptionSchema } from '../../shapes/terms.ts';
import { asRecord, parseWithSchema } from '../parse-with-schema.ts';
import type { RequestedSip } from './sip-state.ts';
import type { SipOption, SipOrderForm } from '../../wire-types.gen.ts';

/** Parses the navigation state of /sipCheckout; null without a SIP that can be requested (DO-283). */
export function parseSipCheckoutState(state: unknown): RequestedSip | null {
  const entries = asRecord(state);
  const option = parseWithSchema<SipOption>(sipOptionSchema, entries['selected_order']);
  const form = parseWithSchema<SipOrderForm>(sipOrderFormSchema, entries['sip_order']);
  if (option === null || form === null) return null;
  const [firstDay, amountInPaise] = [calendarDayOf(form.sip_date_value), parseEnteredPaise(form.sip_amount)];
  if (firstDay === null || amountInPaise === null) return null;
  return {
    scheme: { isin: form.scheme_isin, code: form.scheme_code, name: form.scheme_name },
    option: { code: option.scheme_code, name: option.display_text },
    frequency: form.sip_frequency,
    amountInPaise,
    installments: form.sip_installment_numbers,
    firstDay,
    hasNominees: Array.isArray(entries['nominee_list']),
  };
}
