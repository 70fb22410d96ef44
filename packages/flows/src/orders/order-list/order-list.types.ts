import type { BankAccount, CalendarDay, ListedOrderType, Order, StatusFilterOption } from '@folioflow/api/contract';
import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { Exit, ExitTaken } from '../../kit/routes.ts';
import type { PinConfirmationView } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { SipPauseDraft, SipPauseView } from '../sip-pause/sip-pause.types.ts';
import type { SwpPlan, SwpRegistrationView } from '../swp-registration/swp-registration.types.ts';
import type { OrderRowView } from './order-row.types.ts';

export interface OrderListInput {
  readonly orderType: ListedOrderType;
  readonly newSubmission: SubmissionKeySource;
  /** Returns the present calendar day in India. */
  readonly today: () => CalendarDay;
}
export interface OrderListContext extends OrderListInput {
  readonly orders: readonly Order[];
  readonly filterOptions: readonly StatusFilterOption[];
  /** The bank account in the answer of the list. */
  readonly bank: BankAccount | undefined;
  readonly chosen: readonly string[];
  /** `_id` of the order whose details were requested last; '' before. */
  readonly openId: string;
  readonly listNotice: Notice | null;
  /** The reason that the details of the order `openId` are not available. */
  readonly rowNotice: Notice | null;
  /** The order that is being cancelled, or loses its SWP, as listed when the cancellation was requested. */
  readonly cancelling: Order | null;
  readonly ends: CancellationTarget;
  readonly cancellationRetry: PendingRetry<CancellationDraft> | null;
  /** The SIP that is being paused, as listed when the pause was requested. */
  readonly pausing: Order | null;
  readonly pauseRetry: PendingRetry<SipPauseDraft> | null;
  /** The order that gets a SWP, as listed when the SWP was requested. */
  readonly withdrawing: Order | null;
  readonly swpRetry: PendingRetry<SwpPlan> | null;
  /** The form of the last closed dialog of a SWP. */
  readonly swpPlan: SwpPlan | null;
  /** The provider's text for the last cancellation or SWP; '' before. */
  readonly done: string;
  /** `_id` of the order whose SWP was registered last; '' before, and after its result was closed. */
  readonly registeredId: string;
}
/** The object that a PIN ends: the order, or its SWP. */
export type CancellationTarget = 'order' | 'swp';
/** The cancellation of an order or of its SWP, by the `_id` of the order. */
export interface CancellationDraft {
  readonly orderId: string | undefined;
  readonly ends: CancellationTarget;
}
export type OrderListEvent =
  | { type: 'reload.requested' }
  /** The list in the answer of an action replaces this list; an answer without a list empties it (INV-32). */
  | { type: 'orders.replaced'; orders?: readonly Order[] }
  | { type: 'filter.changed'; chosen: readonly string[] }
  /** By the row's `id`: fetches its details and closes every other row. */
  | { type: 'row.opened'; id: string }
  | { type: 'row.closed' }
  /** By the row's `id`, if the order can be cancelled (INV-22): opens its PIN confirmation. */
  | { type: 'cancellation.requested'; id: string }
  /** By the row's `id`, if the SIP can be paused (INV-22): opens the choice of instalments. */
  | { type: 'pause.requested'; id: string }
  /** By the row's `id`, if the order allows a SWP (INV-22): opens its terms. */
  | { type: 'swp.requested'; id: string }
  /** By the row's `id`, if the order has a SWP (INV-22): opens its PIN confirmation. */
  | { type: 'swpCancellation.requested'; id: string }
  /** Closes the result of a registered SWP. */
  | { type: 'result.closed' };
export type OrderListEmitted = NoticeRaised | ExitTaken;
/** Reported to a flow that contains the list: emitted events do not reach it. */
export interface OrderListReport {
  readonly type: 'exit.reported';
  readonly exit: Exit;
}

export type OrderListPorts = OperationPorts<
  | 'listOrders'
  | 'getOrderStatus'
  | 'cancelOrder'
  | 'cancelSip'
  | 'pauseSip'
  | 'cancelSwp'
  | 'sendTwoFactorOtp'
  | 'createSwp'
>;

export type OrderListView =
  | { readonly screen: 'loading'; readonly orderType: ListedOrderType }
  | { readonly screen: 'unavailable'; readonly orderType: ListedOrderType; readonly notice: Notice | null }
  | {
      readonly screen: 'loaded';
      readonly orderType: ListedOrderType;
      /** True while the list is reloaded; the previous list stays visible. */
      readonly isBusy: boolean;
      readonly notice: Notice | null;
      /** After the filter. */
      readonly rows: readonly OrderRowView[];
      /** Before the filter. */
      readonly total: number;
      readonly filter: {
        readonly options: readonly { readonly value: string; readonly label: string }[];
        readonly chosen: readonly string[];
      };
      readonly details: {
        readonly id: string;
        readonly state: 'fetching' | 'shown' | 'unavailable';
        readonly notice: Notice | null;
      } | null;
      /** The order that is being cancelled, or loses its SWP, and its PIN. */
      readonly cancelling: {
        readonly row: OrderRowView;
        readonly ends: CancellationTarget;
        readonly pin: PinConfirmationView | undefined;
      } | null;
      /** The dialog in which a SIP is paused. */
      readonly pausing: SipPauseView | null;
      /** The dialog in which a SWP is registered. */
      readonly registeringSwp: SwpRegistrationView | null;
      /** The order whose SWP was registered, as listed now; the text of the provider is `done`. */
      readonly registered: OrderRowView | null;
      /** The provider's text for the last cancellation or SWP; '' before. */
      readonly done: string;
    };
