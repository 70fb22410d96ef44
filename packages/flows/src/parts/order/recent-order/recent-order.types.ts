import type { ListedOrderType } from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { InvestorRoute } from '../../../kit/routes.ts';

/** The kinds of orders that can be repeated by mistake; an additional order is a lumpsum order. */
export type RepeatableKind = 'lumpsum' | 'sip' | 'stp' | 'swp' | 'redemption' | 'mandate';

/** The part of a submitted order that identifies a repetition. */
export interface RepeatableOrder {
  readonly kind: RepeatableKind;
  /** The list that contains the order; null for a mandate. */
  readonly listType: ListedOrderType | null;
  /** The scheme; for a transfer source and target, for a SWP or redemption its order, for a mandate its account. */
  readonly subjectKey: string;
  /** Paise; for a plan, of each instalment. */
  readonly amount: number;
}

export interface RecentOrderInput {
  readonly order: RepeatableOrder;
  /** The submission that is retried after a lost answer: the order that it placed is not another order (INV-04). */
  readonly lostSubmission: string | undefined;
  /** Milliseconds since the epoch: the user confirmed the repetition of orders up to this time. 0 before. */
  readonly confirmedUntil: number;
}

/** The identical recent order; milliseconds since the epoch. */
export interface RecentOrder {
  readonly placedAt: number;
}

/** An order of the provider's list. */
export interface PlacedOrder {
  readonly subjectKey: string;
  /** Paise; null if the provider returns none. */
  readonly amount: number | null;
  /** ISO 8601 with offset; without it the order is never recent. */
  readonly createdDate: string;
  /** Undefined if the provider returns no keys. */
  readonly submission: string | undefined;
  /** Cancelled, rejected or failed: placing it again is not a repetition. */
  readonly isOver: boolean;
}

export interface RecentOrderContext extends RecentOrderInput {
  readonly recent: RecentOrder | null;
  readonly outcome: RecentOrderOutput;
}

export type RecentOrderEvent = { type: 'repeat.confirmed' } | { type: 'repeat.left' };

export type RecentOrderOutput =
  /** `passed`: there is no recent order, the comparison of an order failed, or the user confirmed the repetition. */
  | { readonly kind: 'passed'; readonly confirmedUntil: number }
  /** The comparison of a mandate failed. */
  | { readonly kind: 'unchecked'; readonly notice: Notice }
  | { readonly kind: 'left' };
export type RecentOrderChart = ChartTypes<RecentOrderContext, RecentOrderEvent, RecentOrderInput, RecentOrderOutput>;

export type RecentOrderView =
  /** The comparison is in progress. */
  | { readonly screen: 'checking' }
  | {
      readonly screen: 'asking';
      readonly kind: RepeatableKind;
      /** Milliseconds since the epoch, by the provider's clock. */
      readonly placedAt: number;
      /** The list that shows the recent order; null if the dialog is open over that list. */
      readonly list: InvestorRoute | null;
    }
  | { readonly screen: 'closed' };

/** The part of a parent's context that the user's answers set. */
export interface RepeatConfirmation {
  readonly confirmedUntil: number;
}
