import type { CalendarDay } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { HoldingRecordPorts } from '../../holdings/holding-records.ts';
import type { Holding, HoldingTransaction } from '../../holdings/records.ts';
import type { GainsTax, TaxedGains } from '../../holdings/tax/gain-tax.ts';
import type { RealisedGain } from '../../holdings/tax/year-gains.ts';

export type CapitalGainsPorts = HoldingRecordPorts;

export interface GainRecords {
  readonly holdings: readonly Holding[];
  readonly transactions: readonly HoldingTransaction[];
}

export type CapitalGainsView =
  | { readonly screen: 'loading' }
  /** The provider has no holdings. */
  | { readonly screen: 'notOffered' }
  /** `notice` is null if a day of the transactions is unreadable: sums would be incomplete. */
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | { readonly screen: 'loaded'; readonly records: GainRecords };

/** Gains that are taxed alike, with the sums of their sales; paise. */
export interface YearGroup extends TaxedGains {
  readonly proceedsPaise: number;
  /** Cost that is deducted: of older units it can be the indexed or the grandfathered one. */
  readonly costPaise: number;
}

/** Gains and tax of a financial year, from the sales in this account. */
export interface YearReview extends Pick<GainsTax, 'taxPaise' | 'lossesLeft'> {
  /** Calendar year in which the financial year begins. */
  readonly year: number;
  readonly groups: readonly YearGroup[];
  /** All sales of the year, by day. */
  readonly realised: readonly RealisedGain[];
  /** Sales without a gain, because the class of the scheme or a rule is unknown. */
  readonly unknownCount: number;
  /** Thousandths of units that were sold without a known purchase. */
  readonly missingUnits: number;
  /** A gain is taxed at the slab rate. */
  readonly hasSlabGain: boolean;
  /** Exemption of the year, in paise. */
  readonly exemptionPaise: number;
  /** The year is not over. */
  readonly isRunning: boolean;
  /** Day on which the oldest of the used rules was read. */
  readonly rulesCheckedOn: CalendarDay;
  readonly isUnchecked: boolean;
}
