import type { Amount, OrderType } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { OrderState } from '../../parts/order/order-state.ts';
import type { StatementLink } from '../statement/statement-address.ts';

/** Amount as the provider returned it; '' if there is none. */
export type DisplayedAmount = Amount;

export type OrderProgressStep =
  | 'placed'
  | 'payment'
  | 'paymentFailed'
  | 'processing'
  | 'units'
  | 'rejected'
  | 'cancelled';

/** One order as the list shows it, without wire names. */
export interface OrderRowView {
  readonly id: string;
  readonly type: OrderType;
  readonly schemeName: string;
  /** Calendar day of the order; '' if the provider returns none. */
  readonly placed: string;
  /** The order number, or the registration number if the order number is too short (OM-056). */
  readonly number: { readonly kind: 'order' | 'registration'; readonly value: string };
  readonly folio: string | null;
  readonly state: OrderState;
  /** Progress of a single order; empty for a plan. */
  readonly progress: readonly {
    readonly step: OrderProgressStep;
    readonly state: 'done' | 'current' | 'coming' | 'ended';
  }[];
  /** Server text. */
  readonly message: string | null;
  /** Server HTML. */
  readonly installmentHtml: string | null;
  /** Amount and frequency of a SIP or STP (OM-066), its first and next day; '' if the provider returns none. */
  readonly installment: {
    readonly frequency: string;
    readonly amount: DisplayedAmount;
    readonly startDay: string;
    readonly nextDay: string;
  } | null;
  /** The SWP of the order (OM-067) and its progress, if the provider returns it. */
  readonly withdrawal: {
    readonly frequency: string;
    readonly amount: DisplayedAmount;
    /** Null if the provider returns none. */
    readonly payouts: { readonly made: number; readonly of: number } | null;
    /** Calendar day of the next payout; '' if the provider returns none. */
    readonly nextDay: string;
  } | null;
  /** The redemption that is not paid out yet; `requestedDay` is a calendar day, '' if the provider returns none. */
  readonly redemption: { readonly amount: DisplayedAmount; readonly requestedDay: string } | null;
  readonly invested: DisplayedAmount;
  /** Null if the provider's flag hides the returns. */
  readonly returns: {
    readonly currentValue: DisplayedAmount;
    readonly difference: DisplayedAmount;
    readonly percent: DisplayedAmount;
  } | null;
  /**
   * One line for each transaction, in the provider's sequence; `day` is a calendar day, or the wire text if it is not a
   * date.
   */
  readonly timeline: readonly { readonly message: string; readonly day: string }[];
  /** Server HTML; null if there is no history. */
  readonly historyHtml: string | null;
  /** The registrar's reason for the rejection: header as text, body as server HTML. */
  readonly rejectionReason: { readonly header: string; readonly bodyHtml: string } | null;
  /** Offered by the provider's flag alone (OM-043). */
  readonly canCancel: boolean;
  /** Offered by the provider's flags alone (OM-083). */
  readonly canPause: boolean;
  /** Offered by the provider's flags alone (OM-044). */
  readonly canRegisterSwp: boolean;
  readonly canCancelSwp: boolean;
  /** Leads to the order screen in the mode of the action. */
  readonly payNow: Exit | null;
  readonly investMore: Exit | null;
  readonly redeem: Exit | null;
  /** Leads to the page that starts a STP out of the order (OM-042). */
  readonly startStp: Exit | null;
  readonly statement: StatementLink | null;
}
