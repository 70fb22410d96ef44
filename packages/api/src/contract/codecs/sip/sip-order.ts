import { rupeesOfPaise, wireDateOf } from '../../formats.ts';
import { BUY, FRESH } from '../../labels.ts';
import type { NomineeAndAccountChoice } from '../order-offer.ts';
import type { SipOffer, SipSchedule } from './sip-state.ts';
import type { SipOrderPayload } from '../../wire-types.gen.ts';

/** The payment of the instalments: by a mandate, or each by hand without one (DO-330). */
export type SipPayment = { readonly kind: 'mandate'; readonly mandateNumber: string } | { readonly kind: 'byHand' };

export interface SipPurchaseChoice extends NomineeAndAccountChoice {
  readonly payment: SipPayment;
  /** For information only: the provider decides. */
  readonly isFirstOrderToday: boolean;
}

/** A SIP with every documented entry (DO-365). */
export const sipOrderOf = (
  { amountInPaise, installments, firstDay }: SipSchedule,
  { scheme, option }: Omit<SipOffer, 'investor'>,
  { account, nominee, payment, isFirstOrderToday }: SipPurchaseChoice,
): SipOrderPayload => ({
  selected_order: option,
  mfapi_scheme_code: scheme.code,
  scheme_code: scheme.code,
  scheme_name: scheme.name,
  buy_sell: BUY,
  buy_sell_type: FRESH,
  sip_installment_amount: rupeesOfPaise(amountInPaise),
  sip_frequency_type: option.sip_frequency,
  sip_no_of_installments: installments,
  sip_start_date: wireDateOf(firstDay),
  mandate_id: payment.kind === 'mandate' ? payment.mandateNumber : '',
  sip_mode: '',
  sip_id: '',
  sip_folio_no: '',
  sip_type: option.sip_type,
  is_first_order_today: isFirstOrderToday,
  transaction_mode: option.transaction_mode,
  minimum_installment_amount: option.minimum_installment_amount,
  maximum_installment_amount: option.maximum_installment_amount,
  bank_account_information: account,
  is_pause_allowed: option.is_pause_allowed,
  pause_minimum_installments: option.pause_minimum_installments,
  pause_maximum_installments: option.pause_maximum_installments,
  nominee_option: nominee.option,
  nominee_id: nominee.nomineeId,
});
