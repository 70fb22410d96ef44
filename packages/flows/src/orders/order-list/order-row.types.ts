import type { Amount, OrderType } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { OrderState } from '../../parts/order-state.ts';
import type { StatementLink } from '../statement/statement-address.ts';

/** Money as the provider wrote it, '' where it tells none. */
export type ShownAmount = Amount;

export type OrderStep = 'placed' | 'payment' | 'paymentFailed' | 'processing' | 'units' | 'rejected' | 'cancelled';

/** One order as the list shows it; wire names end here. */
export interface OrderRowView {
  readonly id: string;
  readonly type: OrderType;
  readonly schemeName: string;
  /** Calendar day on which it was placed; '' where the provider tells none. */
  readonly placed: string;
  /** The order number, or the registration number where that one is too short (OM-056). */
  readonly number: { readonly kind: 'order' | 'registration'; readonly value: string };
  readonly folio: string | null;
  readonly state: OrderState;
  /** How far a single order is; none of a plan. */
  readonly progress: readonly { readonly step: OrderStep; readonly state: 'done' | 'current' | 'coming' | 'ended' }[];
  /** Server text. */
  readonly message: string | null;
  /** Server HTML. */
  readonly installmentHtml: string | null;
  /** What a SIP or STP order moves, and how often (OM-066); its first day and the next one, '' where none is told. */
  readonly installment: {
    readonly frequency: string;
    readonly amount: ShownAmount;
    readonly startDay: string;
    readonly nextDay: string;
  } | null;
  /** The withdrawal plan that runs on the order (OM-067), and how far it is as far as the provider tells. */
  readonly withdrawal: {
    readonly frequency: string;
    readonly amount: ShownAmount;
    /** Null where the provider tells none. */
    readonly payouts: { readonly made: number; readonly of: number } | null;
    /** Calendar day of the next payout, '' where none is told. */
    readonly nextDay: string;
  } | null;
  readonly invested: ShownAmount;
  /** Null while the provider says that there is nothing to show. */
  readonly returns: {
    readonly currentValue: ShownAmount;
    readonly difference: ShownAmount;
    readonly percent: ShownAmount;
  } | null;
  /** One line for each transaction, in the provider's sequence; `day` is a calendar day, or the date as it came. */
  readonly timeline: readonly { readonly message: string; readonly day: string }[];
  /** Server HTML; null where there is nothing to show yet. */
  readonly historyHtml: string | null;
  /** Why the registrar turned the order down: header as text, body as server HTML. */
  readonly why: { readonly header: string; readonly bodyHtml: string } | null;
  /** Offered by the provider's flag alone (OM-043). */
  readonly canCancel: boolean;
  /** Offered by the provider's flags alone (OM-083). */
  readonly canPause: boolean;
  /** A SWP may be registered, or one runs that may be cancelled (OM-044). */
  readonly canRegisterSwp: boolean;
  readonly canCancelSwp: boolean;
  /** To the order screen in the mode of the action. */
  readonly payNow: Exit | null;
  readonly investMore: Exit | null;
  readonly redeem: Exit | null;
  /** To the page on which transfers out of the order begin (OM-042). */
  readonly startStp: Exit | null;
  readonly statement: StatementLink | null;
}
