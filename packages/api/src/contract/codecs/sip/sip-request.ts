import { rupeesOfPaise, wireDateOf } from '../../formats.ts';
import { BUY, FRESH } from '../../labels.ts';
import { twoFactorFieldsOf, type EnteredCodes } from '../entered-codes.ts';
import type { NomineeAndAccountChoice } from '../order-offer.ts';
import type { SipOffer, SipSchedule } from './sip-state.ts';
import type { CreateSipOrderRequest, SipOrderPayload } from '../../wire-types.gen.ts';

/** The payment of the instalments: by a mandate, or each by hand without one (DO-330). */
export type SipPayment = { readonly kind: 'mandate'; readonly mandateNumber: string } | { readonly kind: 'byHand' };

/** A SIP as the investor agreed to it: the instalments, the provider's offer and the choice. */
export interface SipPurchase extends SipSchedule, Omit<SipOffer, 'investor'>, NomineeAndAccountChoice {
  readonly payment: SipPayment;
  /** For information only: the provider decides. */
  readonly isFirstOrderToday: boolean;
}

/** A SIP with every documented entry (DO-365). */
const sipOrderOf = ({
  scheme,
  mfapiCode,
  option,
  account,
  nominee,
  payment,
  ...sip
}: SipPurchase): SipOrderPayload => ({
  selected_order: option,
  mfapi_scheme_code: mfapiCode,
  scheme_code: scheme.code,
  scheme_name: scheme.name,
  buy_sell: BUY,
  buy_sell_type: FRESH,
  sip_installment_amount: rupeesOfPaise(sip.amountInPaise),
  sip_frequency_type: option.sip_frequency,
  sip_no_of_installments: sip.installments,
  sip_start_date: wireDateOf(sip.firstDay),
  mandate_id: payment.kind === 'mandate' ? payment.mandateNumber : '',
  sip_mode: '',
  sip_id: '',
  sip_folio_no: '',
  sip_type: option.sip_type,
  is_first_order_today: sip.isFirstOrderToday,
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

/** Returns the request that places a SIP with its code; it contains its type twice (DO-366). */
export const sipRequestOf = (sip: SipPurchase, codes: EnteredCodes): CreateSipOrderRequest => ({
  order_type: sip.option.sip_type,
  client_info: sipOrderOf(sip),
  two_factor_authentication: twoFactorFieldsOf(codes),
});
