import { calendarDayOf, ORDER_NUMBER_MIN_LENGTH, parseSelectedOrder, type Order } from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { orderStateOf, orderTypeOf, paymentExitOf } from '../../parts/order/order-state.ts';
import { parseAgreedTerms, type AgreedSipTerms } from '../../parts/order/sip-terms/agreed-sip.ts';
import { sipAgreement } from '../../parts/order/sip-terms/sip-agreement.ts';
import type { AgreedSip, SipResponseState } from './sip-response.types.ts';

/** Parses `display_html`, `selected_order` and `agreed_sip` of any navigation state; null without text and order. */
export function sipResponseStateOf(state: unknown): SipResponseState | null {
  const order = parseSelectedOrder(state);
  const navigationHtml: unknown =
    typeof state === 'object' && state !== null && 'display_html' in state && state.display_html;
  const html = typeof navigationHtml === 'string' ? navigationHtml : '';
  return order === null && html === '' ? null : { html, order, agreed: parseAgreedTerms(state) };
}

/**
 * The number for the status request: that of the instalment, or the SIP's own if it is long enough; '' for none
 * (OM-172).
 */
export function statusOrderNumberOf(order: Order | null): string {
  const child = order?.mf_child_order_information?.orderNumber ?? '';
  if (child !== '') return child;
  const own = order?.mf_order_number ?? '';
  return own.length >= ORDER_NUMBER_MIN_LENGTH ? own : '';
}

/** Terms of the registration, completed by the agreed terms. */
function termsOfRegisteredSip(order: Order, { terms }: AgreedSipTerms): AgreedSipTerms['terms'] {
  return {
    ...terms,
    amount: String(order.mf_order_installment_amount ?? terms.amount),
    frequency: order.mf_order_installment_frequency ?? terms.frequency,
    firstDay: calendarDayOf(order.order_start_date) ?? terms.firstDay,
  };
}

export const agreedSipOf = (order: Order, agreed: AgreedSipTerms | null): AgreedSip => ({
  schemeName: order.mf_order_scheme_name,
  registrationNumber: order.mf_order_registration_no,
  amount: order.mf_order_installment_amount ?? '',
  frequency: order.mf_order_installment_frequency ?? '',
  firstDay: calendarDayOf(order.order_start_date) ?? '',
  state: orderStateOf(order),
  agreement: agreed && sipAgreement(termsOfRegisteredSip(order, agreed), agreed.mandate),
  account: order.bank_information ? payingAccountOf(order.bank_information) : (agreed?.account ?? null),
  mandateNumber: agreed?.mandate?.id ?? null,
  payNow: paymentExitOf(order, orderTypeOf(order, 'xsip')),
});
