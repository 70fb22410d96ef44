import type { BankAccount, CalendarDay, ListedOrderType, Order, StatusFilterOption } from '@folioflow/api/contract';
import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { ExitTaken } from '../../kit/routes.ts';
import type { PinConfirmationView } from '../../parts/pin-confirmation/index.ts';
import type { LostOrder } from '../../parts/order-confirmation/index.ts';
import type { LostPause, SipPauseView } from '../sip-pause/sip-pause.types.ts';
import type { SwpDraft, SwpRegistrationView } from '../swp-registration/swp-registration.types.ts';
import type { OrderRowView } from './order-row.types.ts';

export interface OrderListInput {
  readonly orderType: ListedOrderType;
  readonly newSubmission: NewSubmission;
  /** The day in India, as it is when it is asked for. */
  readonly today: () => CalendarDay;
}
export interface OrderListContext extends OrderListInput {
  readonly orders: readonly Order[];
  readonly filterOptions: readonly StatusFilterOption[];
  /** Account the provider sends with the list. */
  readonly bank: BankAccount | undefined;
  readonly chosen: readonly string[];
  /** `_id` of the order whose details were asked for last; '' before. */
  readonly openId: string;
  readonly listNotice: Notice | null;
  /** Why the details of the order `openId` could not be fetched. */
  readonly rowNotice: Notice | null;
  /** The order that is being cancelled, or whose SWP is, as it was listed when that was asked for. */
  readonly cancelling: Order | null;
  readonly ends: Ended;
  /** A cancellation whose answer never came: the same one goes on with its key (INV-04). */
  readonly lostCancellation: { readonly id: string; readonly ends: Ended; readonly submission: string } | null;
  /** The SIP that is being paused, as it was listed when that was asked for. */
  readonly pausing: Order | null;
  /** A pause whose answer never came, and of which SIP. */
  readonly lostPause: (LostPause & { readonly id: string }) | null;
  /** The order on which a SWP is being registered, as it was listed when that was asked for. */
  readonly withdrawing: Order | null;
  /** A SWP whose answer never came, and on which order. */
  readonly lostSwp: (LostOrder<SwpDraft> & { readonly id: string }) | null;
  /** What the provider said to the last cancellation or SWP; '' before. */
  readonly done: string;
}
/** What a PIN ends: the order itself, or the SWP that runs on it. */
export type Ended = 'order' | 'swp';
export type OrderListEvent =
  | { type: 'reload.requested' }
  /** What an action on an order answered: a list replaces this one, none empties it (INV-32). */
  | { type: 'orders.replaced'; orders?: readonly Order[] }
  | { type: 'filter.changed'; chosen: readonly string[] }
  /** By the row's `id`: its details are fetched, every other row closes. */
  | { type: 'row.opened'; id: string }
  | { type: 'row.closed' }
  /** By the row's `id`, as far as the order may be cancelled (INV-22): its PIN is asked for. */
  | { type: 'cancellation.requested'; id: string }
  /** By the row's `id`, as far as the SIP may be paused (INV-22): how many installments is asked for. */
  | { type: 'pause.requested'; id: string }
  /** By the row's `id`, as far as a SWP may be registered on the order (INV-22): its terms are asked for. */
  | { type: 'swp.requested'; id: string }
  /** By the row's `id`, as far as a SWP runs on the order (INV-22): its PIN is asked for. */
  | { type: 'swpCancellation.requested'; id: string };
export type OrderListEmitted = NoticeRaised | ExitTaken;

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
      /** The list is being fetched again; the old one stays. */
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
      /** The order that is being cancelled, or whose SWP is, and the PIN that it asks for as soon as it can be entered. */
      readonly cancelling: {
        readonly row: OrderRowView;
        readonly ends: Ended;
        readonly pin: PinConfirmationView | undefined;
      } | null;
      /** The dialog in which a SIP is paused. */
      readonly pausing: SipPauseView | null;
      /** The dialog in which a SWP is registered. */
      readonly registeringSwp: SwpRegistrationView | null;
      /** What the provider said to the last cancellation or SWP; '' before. */
      readonly done: string;
    };
