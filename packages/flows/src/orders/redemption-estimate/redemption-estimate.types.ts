import type { CalendarDay } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { HoldingRecordPorts } from '../../holdings/holding-records.ts';
import type { Holding, HoldingTransaction } from '../../holdings/records.ts';
import type { RedemptionEstimate } from '../../holdings/redemption/estimate-redemption.ts';
import type { WaitingSaving } from '../../holdings/redemption/waiting-savings.ts';
import type { CapitalGain } from '../../holdings/tax/compute-gain.ts';

export type RedemptionEstimatePorts = HoldingRecordPorts;

/** Order whose units are sold, as the provider identifies it. */
export interface SoldOrder {
  readonly orderId: string;
  /** '' if unknown. */
  readonly folio: string;
  readonly schemeName: string;
}

/** Holding with everything that an estimate needs. */
export interface EstimableHolding extends Holding {
  readonly nav: number;
  readonly navDay: CalendarDay;
  readonly lots: NonNullable<Holding['lots']>;
}

/** Facts behind the estimate of a sale. */
export interface SaleBasis {
  readonly holding: EstimableHolding;
  readonly holdings: readonly Holding[];
  /** Null if a day is unreadable: then the exemption of the year is not used. */
  readonly transactions: readonly HoldingTransaction[] | null;
}

export type RedemptionEstimateView =
  | { readonly screen: 'loading' }
  /** The provider has no holdings, or not enough facts of this one: nothing is to be shown. */
  | { readonly screen: 'notOffered' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | { readonly screen: 'estimable'; readonly basis: SaleBasis };

/** Purpose of a sale: a redemption, the first transfer of a STP, or the first payout of a SWP. */
export type SaleKind = 'redemption' | 'transfer' | 'payout';

/** Planned sale of units of an order. */
export interface PlannedSale {
  readonly kind: SaleKind;
  /** Amount before the exit load, in paise. */
  readonly paise: number;
  /** Day of the NAV of the sale. */
  readonly navDay: CalendarDay;
  /** Exit load of the order in percent, for a scheme whose slabs are unknown. */
  readonly loadPercent: number;
  /** Slab rate of the investor in percent; null if not entered. */
  readonly slabPercent: number | null;
}

/** Gains of a sale that are taxed alike; paise. */
export interface SaleGains {
  readonly term: CapitalGain['term'];
  /** Null for the slab rate. */
  readonly percent: number | null;
  readonly section: string;
  readonly gainPaise: number;
}

/** Estimate of a sale before its confirmation. Amounts are in paise. */
export interface SaleReview {
  readonly estimate: RedemptionEstimate;
  /** Stamp duty of the units that a transfer buys; 0 for another sale. */
  readonly stampDutyPaise: number;
  /** Amount after exit load, STT and stamp duty: paid out, or invested in the target of a transfer. */
  readonly arrivingPaise: number;
  /** By term and rate; [] if the class of the scheme is unknown. */
  readonly gains: readonly SaleGains[];
  /** Change of the tax of the financial year; null if it depends on an unknown slab rate or class. */
  readonly taxPaise: number | null;
  /** The slab rate changes the tax. */
  readonly hasSlabGain: boolean;
  /** Part of the yearly exemption that other sales leave; null if it is unknown or no gain uses it. */
  readonly exemptionLeftPaise: number | null;
  /** Units of 31 January 2018 whose value of that day is unknown: the gain can be too high. */
  readonly hasUnknownCost: boolean;
  readonly savings: readonly WaitingSaving[];
  /** Day on which the oldest of the used rules was read. */
  readonly rulesCheckedOn: CalendarDay;
  /** The sale is later: the law may have changed. */
  readonly isUnchecked: boolean;
}
