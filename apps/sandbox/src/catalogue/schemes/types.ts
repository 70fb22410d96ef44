import { type LumpsumOption, type SipOption, type StpSpecification } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';

/** Terms of a scheme for placing orders; amounts are rupees, a maximum below 1 means 99999999. */
export interface SchemeTerms {
  readonly scheme_code: string;
  readonly scheme_name: string;
  readonly scheme_isin: string;
  readonly scheme_amc: string;
  readonly mfapi_scheme_code: string;
  readonly scheme_minimum_investment_amount: number;
  readonly general_order_terms: readonly LumpsumOption[];
  readonly sip_order_terms: readonly SipOption[];
  /** Specifications as the target of a STP; empty if it is no target. */
  readonly stp_scheme_specifications: readonly StpSpecification[];
  readonly isRedemptionAllowed: boolean;
  readonly isStpAllowed: boolean;
  readonly isSwpAllowed: boolean;
  readonly exitload: { readonly is_allowed: boolean; readonly value: string; readonly percent: number };
  /** `HH:MM:SS`; an order after this time starts on the next working day. */
  readonly purchaseCutoffTime: string;
  /** for example `Liquid Fund`; '' for none */
  readonly subCategory: string;
  /** Announced first SIP day of SC18 and SC19; other schemes have none. */
  readonly announcedSipDay?: 29 | 31;
}

/** First and last possible start day of a SIP. */
export interface SipWindow {
  /** Value of `sip_minimum_date`. */
  readonly announcedMinimum: Day;
  /** Enforced minimum: moved from the 29th, 30th and 31st (DO-159 to DO-161). */
  readonly minimum: Day;
  readonly maximum: Day;
}
