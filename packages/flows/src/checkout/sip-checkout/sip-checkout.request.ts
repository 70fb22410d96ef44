import { BUY, FRESH, wireDateOf, type CreateSipOrderRequest, type SipOrderPayload } from '@folioflow/api/contract';
import { requiredValue } from '../../kit/required-value.ts';
import { orderCodeFields } from '../../parts/order/order-confirmation/index.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { ConfirmRequest } from '../../parts/identity/second-factor/index.ts';
import type { SipSubject } from './sip-checkout.types.ts';

/** The SIP with every documented entry (DO-365): the primary account, and the chosen mandate or none. */
export const sipOrderOf = ({
  requestedSip,
  offer: { option, scheme },
  lists,
  choice,
}: SipSubject): SipOrderPayload => ({
  selected_order: option,
  mfapi_scheme_code: requestedSip.scheme.code,
  scheme_code: scheme.code,
  scheme_name: scheme.name,
  buy_sell: BUY,
  buy_sell_type: FRESH,
  sip_installment_amount: requestedSip.amount,
  sip_frequency_type: option.sip_frequency,
  sip_no_of_installments: requestedSip.installments,
  sip_start_date: wireDateOf(requestedSip.firstDay),
  mandate_id: choice.payment.kind === 'mandate' ? choice.payment.mandateNumber : '',
  sip_mode: '',
  sip_id: '',
  sip_folio_no: '',
  sip_type: option.sip_type,
  is_first_order_today: lists.is_first_order_today,
  transaction_mode: option.transaction_mode,
  minimum_installment_amount: option.minimum_installment_amount,
  maximum_installment_amount: option.maximum_installment_amount,
  bank_account_information: requiredValue(findPrimaryAccount(lists.customer_bank_list), 'primaryAccount'),
  is_pause_allowed: option.is_pause_allowed,
  pause_minimum_installments: option.pause_minimum_installments,
  pause_maximum_installments: option.pause_maximum_installments,
  nominee_option: choice.nominee.option,
  nominee_id: choice.nominee.nomineeId,
});

/** The request that places the SIP with its code. */
export const sipRequest = (confirmation: ConfirmRequest<SipSubject>): CreateSipOrderRequest => {
  const sip = sipOrderOf(confirmation.subject);
  return { order_type: sip.sip_type, client_info: sip, two_factor_authentication: orderCodeFields(confirmation) };
};
