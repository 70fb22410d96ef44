import type { CalendarDay } from '@folioflow/api/contract';
import type { AnnualReturn, HoldingFigures } from '../../holdings/figures.ts';
import type { Holding, HoldingKey } from '../../holdings/records.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';

/** Order of the list: the largest value, gain in percent or annual return first, or by name. */
export const HOLDING_ORDERS = ['value', 'gain', 'return', 'name'] as const;
export type HoldingOrder = (typeof HOLDING_ORDERS)[number];

/** Value of all holdings on a day. */
export interface HoldingsPoint {
  /** Midnight UTC of the calendar day in India, in milliseconds since the epoch. */
  readonly at: number;
  /** Rupees. */
  readonly value: number;
  /** Cost of the units in rupees. */
  readonly invested: number;
}

/** A holding with its figures, which are computed when its records arrive. */
export interface ValuedHolding {
  readonly holding: Holding;
  readonly figures: HoldingFigures;
  /** Null until the transactions are loaded. */
  readonly annualReturn: AnnualReturn | null;
}

export interface HoldingListContext {
  readonly valued: readonly ValuedHolding[];
  /** Annual return of all holdings; null until the transactions are loaded. */
  readonly annualReturn: AnnualReturn | null;
  readonly history: readonly HoldingsPoint[];
  readonly order: HoldingOrder;
  readonly isClosedShown: boolean;
  readonly notice: Notice | null;
  readonly transactionsNotice: Notice | null;
  readonly historyNotice: Notice | null;
}

export type HoldingListEvent =
  /** Loads the holdings again. */
  | { type: 'reload.requested' }
  /** Loads the transactions again after a failure. */
  | { type: 'transactions.requested' }
  /** Loads the value over time: when its drawing is in view, and again after a failure. */
  | { type: 'history.requested' }
  | { type: 'order.chosen'; order: HoldingOrder }
  | { type: 'closed.toggled' };

export type HoldingListChart = ChartTypes<HoldingListContext, HoldingListEvent>;

export type HoldingListPorts = OperationPorts<'listHoldings' | 'listTransactions' | 'getHoldingsHistory'>;

/** A holding of the list. Units are in thousandths, amounts in paise, null is unknown. */
export interface HoldingRow extends HoldingKey, HoldingFigures {
  readonly schemeName: string;
  readonly amc: string;
  readonly category: string;
  readonly subCategory: string;
  readonly units: number;
  /** Rupees. */
  readonly nav: number | null;
  readonly navDay: CalendarDay | null;
  /** The NAV is older than the newest NAV of the list. */
  readonly isNavOld: boolean;
  readonly isClosed: boolean;
  readonly annualReturn: AnnualReturn | null;
}

/** Sum of the open holdings in paise. An amount that is unknown for any of them is null. */
export interface HoldingsSummary {
  readonly count: number;
  readonly valuePaise: number | null;
  readonly investedPaise: number | null;
  readonly gainPaise: number | null;
  readonly gainPercent: number | null;
  /** Change on the newest day with a NAV, of the holdings with a NAV of that day; null if it is unknown. */
  readonly dayChange: {
    readonly day: CalendarDay;
    readonly paise: number;
    readonly percent: number | null;
    /** Number of open holdings that it does not contain, because their NAV is older or unknown. */
    readonly omitted: number;
  } | null;
  /** Of all holdings, closed ones included. */
  readonly annualReturn: AnnualReturn | null;
}

export const ALLOCATION_KINDS = ['category', 'amc', 'risk'] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

/** Part of the value of the open holdings. */
export interface AllocationPart {
  /** Name by the provider; '' if it has none. */
  readonly name: string;
  readonly valuePaise: number;
  /** Percent with a decimal; all parts add up to 100. */
  readonly percent: number;
}

/** State of a part of the page that is loaded by itself. */
export type PartState = 'loading' | 'loaded' | 'unavailable';

export type HoldingListView =
  | { readonly screen: 'loading' }
  /** The provider does not offer holdings: nothing is shown. */
  | { readonly screen: 'notOffered' }
  /** There is no holding, not even a closed one. */
  | { readonly screen: 'empty' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | {
      readonly screen: 'loaded';
      /** Null without an open holding. */
      readonly summary: HoldingsSummary | null;
      readonly rows: readonly HoldingRow[];
      readonly order: HoldingOrder;
      readonly closed: { readonly count: number; readonly isShown: boolean };
      readonly allocation: Readonly<Record<AllocationKind, readonly AllocationPart[]>>;
      readonly transactions: { readonly state: PartState; readonly notice: Notice | null };
      readonly history: {
        /** `waiting` until it is requested; `notOffered` if the provider does not offer it. */
        readonly state: PartState | 'waiting' | 'notOffered';
        readonly points: readonly HoldingsPoint[];
        readonly notice: Notice | null;
      };
    };
