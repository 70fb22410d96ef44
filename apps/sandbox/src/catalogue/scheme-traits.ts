import { type YN } from '@folioflow/api/contract';

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY';

/** How a scheme takes a single amount; rupees, a maximum of 0 is none. */
export interface LumpsumTraits {
  readonly minimum: number;
  readonly maximum: number;
}

/** How a scheme takes installments. */
export interface SipTraits extends LumpsumTraits {
  readonly frequencies: readonly Frequency[];
  /** days of the month, comma-separated */
  readonly dates: string;
  readonly fewest: number;
  readonly most: number;
  /** through the mandate (xsip); plain sip otherwise */
  readonly isMandate: boolean;
  readonly isPausable: boolean;
  /** bare days of the month on which nothing is debited */
  readonly excluded: readonly string[];
}

/** How a scheme takes transfers from another one. */
export interface StpTraits extends LumpsumTraits {
  readonly frequency: Frequency;
  readonly dates: string;
  readonly fewest: number;
  readonly most: number;
}

export interface TermTraits {
  readonly lumpsum: LumpsumTraits | null;
  readonly sip: SipTraits | null;
  readonly stpTarget: readonly StpTraits[];
  readonly redemption: YN;
  readonly stp: YN;
  readonly swp: YN;
  /** percent; 0 for none */
  readonly exitLoad: number;
  /** for example `3 years`; '' for none */
  readonly lockIn: string;
  readonly cutoff: string;
  readonly settlement: string;
}

/** What a made-up fund holds: how many sectors are told, of what kind. */
export interface PortfolioTraits {
  readonly kind: 'equity' | 'debt' | 'hybrid';
  readonly sectors: number;
}

/** Everything about a scheme that is neither in its list entry nor in its NAVs. */
export interface SchemeTraits {
  readonly terms: TermTraits;
  /** what a made-up fund holds, the fund of `fund_portfolios` for a real one; null when nothing is published */
  readonly portfolio: PortfolioTraits | { readonly kind: 'disclosed'; readonly fund: string } | null;
  /** `missing`: there are NAVs but no returns; `hidden`: every show flag is false */
  readonly returns?: 'missing' | 'hidden';
  readonly announcedSipDay?: 29 | 31;
  /** known to the list only: the chart and orders answer 061 */
  readonly isUnknownToChart?: true;
}
