import { rupeesOfPaise, wireDateOf, type CalendarDay } from '../../formats.ts';
import { investorStateOf, type InvestorState } from '../investor-state.ts';
import type { OrderOffer, SchemeIdentity } from '../order-offer.ts';
import type { SipOption, SipOrderForm } from '../../wire-types.gen.ts';

/** The instalments of a SIP as the investor entered them. */
export interface SipSchedule {
  /** Amount of one instalment. */
  readonly amountInPaise: number;
  readonly installments: number;
  readonly firstDay: CalendarDay;
}

/** The SIP of a navigation state: a question to the provider, whose offer is ordered (decision 024). */
export interface RequestedSip extends SipSchedule {
  readonly scheme: SchemeIdentity;
  /** Identifies the option among those of its frequency, by code and display text. */
  readonly option: { readonly code: string; readonly name: string };
  readonly frequency: string;
  /** False if the state has no nominees: the nominee step loads them. */
  readonly hasNominees: boolean;
}

export interface SipOffer extends OrderOffer<SipOption> {
  /** Code of the scheme at mfapi.in; '' if the provider sends none. */
  readonly mfapiCode: string;
}

/** Navigation state of /sipCheckout: the seven entries under their wire names (DO-281). */
export interface SipCheckoutState extends InvestorState {
  /** The chosen option of the scheme. */
  readonly selected_order: SipOption;
  /** The entered SIP: `sip_amount` in rupees, `sip_date_value` the first day (DO-363). */
  readonly sip_order: SipOrderForm;
}

export const sipCheckoutStateOf = (
  { amountInPaise, installments, firstDay }: SipSchedule,
  { scheme, option, investor }: OrderOffer<SipOption>,
): SipCheckoutState => ({
  selected_order: option,
  sip_order: {
    scheme_name: scheme.name,
    scheme_code: scheme.code,
    scheme_isin: scheme.isin,
    display_text: option.display_text,
    sip_frequency: option.sip_frequency,
    sip_amount: rupeesOfPaise(amountInPaise),
    sip_date: Number(firstDay.slice(8)),
    sip_date_value: wireDateOf(firstDay),
    sip_installment_numbers: installments,
    transaction_mode: option.transaction_mode,
    lockin_period_flag: option.lockin_period_flag,
    lockin_period: option.lockin_period,
    purchase_cutoff_time: option.purchase_cutoff_time,
    is_pause_allowed: option.is_pause_allowed,
    pause_text: option.pause_text,
    sip_exclude_date_list: option.sip_exclude_date_list,
    is_nach_mandate: option.is_nach_mandate,
  },
  ...investorStateOf(investor),
});
