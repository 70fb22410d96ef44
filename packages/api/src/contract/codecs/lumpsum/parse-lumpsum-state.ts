import { parseEnteredPaise } from '../../formats.ts';
import { lumpsumOptionSchema } from '../../shapes/terms.ts';
import { parseSelectedOrder } from '../order-screen/parse-order-screen-state.ts';
import { asRecord, parseWithSchema, textOrEmpty } from '../parse-with-schema.ts';
import type { LumpsumCheckoutSubject, RequestedLumpsum } from './lumpsum-state.ts';
import type { LumpsumOption } from '../../wire-types.gen.ts';

/** Parses the navigation state of /orderCheckout; null without an order (DO-267). */
export function parseLumpsumCheckoutSubject(state: unknown): LumpsumCheckoutSubject | null {
  const entries = asRecord(state);
  if (entries['request_mode'] === 'paynow') {
    const order = parseSelectedOrder(state);
    return order && { kind: 'pendingOrder', order };
  }
  const requested = parseRequestedLumpsum(entries);
  return requested && { kind: 'newOrder', requested };
}

function parseRequestedLumpsum(entries: Readonly<Record<string, unknown>>): RequestedLumpsum | null {
  const option = parseWithSchema<LumpsumOption>(lumpsumOptionSchema, entries['general_order']);
  const scheme = asRecord(entries['selected_order']);
  const code = textOrEmpty(scheme['scheme_code']);
  const amountInPaise = parseEnteredPaise(option?.order_amount ?? '');
  if (option === null || code === '' || amountInPaise === null) return null;
  const { param_unique_no: uniqueNo, param_scheme_code } = option.information;
  return {
    scheme: { isin: textOrEmpty(scheme['scheme_isin']), code, name: textOrEmpty(scheme['scheme_name']) },
    option: { uniqueNo, code: param_scheme_code },
    amountInPaise,
    hasNominees: Array.isArray(entries['nominee_list']),
  };
}
