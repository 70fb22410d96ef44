import { type LumpsumOption, type SipOption, type StpSpecification } from '@folioflow/api/contract';
import { type Day } from '../kit/days.ts';

/** Everything the order engine has to know about a scheme; amounts are rupees, maxima below 1 mean 99999999. */
export interface SchemeTerms {
  readonly scheme_code: string;
  readonly scheme_name: string;
  readonly scheme_isin: string;
  readonly scheme_amc: string;
  readonly mfapi_scheme_code: string;
  readonly scheme_minimum_investment_amount: number;
  readonly general_order_terms: readonly LumpsumOption[];
  readonly sip_order_terms: readonly SipOption[];
  /** This scheme as the target of an STP; empty when it is none. */
  readonly stp_scheme_specifications: readonly StpSpecification[];
  readonly isRedemptionAllowed: boolean;
  readonly isStpAllowed: boolean;
  readonly isSwpAllowed: boolean;
  readonly exitload: { readonly is_allowed: boolean; readonly value: string; readonly percent: number };
  /** `HH:MM:SS`; an order after it starts on the next working day. */
  readonly purchaseCutoffTime: string;
  /** SC18 and SC19 announce a first SIP day on the 29th or 31st; everything else has none. */
  readonly announcedSipDay?: 29 | 31;
}

/** First and last day a SIP may start on. */
export interface SipWindow {
  /** What `sip_minimum_date` says. */
  readonly announcedMinimum: Day;
  /** What is enforced: moved off the 29th, 30th and 31st (W17). */
  readonly minimum: Day;
  readonly maximum: Day;
}
