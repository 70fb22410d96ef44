import { type SchemePlan, type YN } from '@folioflow/api/contract';

export type PlanFrequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY';

/** Lumpsum terms of a scheme in rupees; a maximum of 0 means none. */
export interface LumpsumTraits {
  readonly minimum: number;
  readonly maximum: number;
}

/** SIP terms of a scheme. */
export interface SipTraits extends LumpsumTraits {
  readonly frequencies: readonly PlanFrequency[];
  /** days of the month, comma-separated */
  readonly dates: string;
  readonly fewest: number;
  readonly most: number;
  /** true for a SIP by mandate (xsip), false for a SIP that is paid by hand */
  readonly isMandate: boolean;
  readonly isPausable: boolean;
  /** days of the month without debits */
  readonly excluded: readonly string[];
}

/** Terms of transfers into a scheme. */
export interface StpTraits extends LumpsumTraits {
  readonly frequency: PlanFrequency;
  readonly dates: string;
  readonly fewest: number;
  readonly most: number;
}

export interface OrderTermTraits {
  readonly lumpsum: LumpsumTraits | null;
  readonly sip: SipTraits | null;
  readonly stpTarget: readonly StpTraits[];
  readonly redemption: YN;
  readonly stp: YN;
  readonly swp: YN;
  /** percent in the first year; 0 for none */
  readonly exitLoad: number;
  /** percent in the second year; none if absent */
  readonly laterExitLoad?: number;
  /** for example `3 years`; '' for none */
  readonly lockIn: string;
  readonly cutoff: string;
  readonly settlement: string;
}

/** Kind and number of sectors of a fictional portfolio. */
export interface PortfolioTraits {
  readonly kind: 'equity' | 'debt' | 'hybrid';
  readonly sectors: number;
}

/** Published facts of a plan of a fund. */
export interface FundFactTraits {
  /** without plan and option */
  readonly fundName: string;
  readonly plan: SchemePlan;
  /** assets of all plans, in crore rupees */
  readonly fundSizeCrore: number;
  /** percent of the assets in a year */
  readonly expenseRatioPercent: number;
  readonly benchmark: string;
}

/** Properties of a scheme outside of its list entry and its NAVs. */
export interface SchemeTraits {
  readonly terms: OrderTermTraits;
  /** fictional portfolio, or the fund in `fund_portfolios`; null if nothing is published */
  readonly portfolio: PortfolioTraits | { readonly kind: 'disclosed'; readonly fund: string } | null;
  /** `missing`: NAVs without returns; `hidden`: all show flags are false */
  readonly returns?: 'missing' | 'hidden';
  /** none if absent */
  readonly facts?: FundFactTraits;
  readonly announcedSipDay?: 29 | 31;
  /** true if only the list knows it: the chart and orders answer 061 */
  readonly isUnknownToChart?: true;
}
