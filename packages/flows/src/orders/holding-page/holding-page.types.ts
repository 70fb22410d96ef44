import type { CalendarDay, ListedOrderType, Order, OrderType, SchemeIdentity } from '@folioflow/api/contract';
import type { HoldingKey, HoldingTransaction } from '../../holdings/records.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { HoldingRow, PartState, ValuedHolding } from '../holding-list/holding-list.types.ts';

export interface HoldingPageInput {
  /** The holding of the address (`parseHoldingAddress`); null if it names none. */
  readonly key: HoldingKey | null;
  /** Returns the present calendar day in India; called after the answer, which names the provider's time. */
  readonly today: () => CalendarDay;
}

export interface HoldingPageContext extends HoldingPageInput {
  readonly valued: ValuedHolding | null;
  /** Day on which the lots are as old as shown; null until the holding is loaded. */
  readonly loadedOn: CalendarDay | null;
  /** Oldest first; null until they are loaded, and if they are unreadable. */
  readonly transactions: readonly HoldingTransaction[] | null;
  /** Lists of orders that are not requested yet. */
  readonly pendingLists: readonly ListedOrderType[];
  /** Orders of the lots, with the list that contains them. */
  readonly orders: readonly { readonly order: Order; readonly listType: ListedOrderType }[];
  readonly notice: Notice | null;
  readonly transactionsNotice: Notice | null;
  readonly ordersNotice: Notice | null;
}

export type HoldingPageEvent =
  | { type: 'reload.requested' }
  /** Loads the transactions again after a failure. */
  | { type: 'transactions.requested' }
  /** Loads the orders again after a failure. */
  | { type: 'orders.requested' };

export type HoldingPageChart = ChartTypes<HoldingPageContext, HoldingPageEvent, HoldingPageInput>;

export type HoldingPagePorts = OperationPorts<'listHoldings' | 'listTransactions' | 'listOrders'>;

/** The first day of a benefit: in the past (or today), later, never, or unknown. */
export type LotDay =
  | { readonly kind: 'past' | 'never' | 'unknown' }
  | { readonly kind: 'from'; readonly day: CalendarDay };

/** Days on which the costs of a lot change. */
export interface LotDates {
  /** First day without an exit load. */
  readonly loadFree: LotDay;
  /** First day on which a gain is long-term under the rules of today; never for a specified fund. */
  readonly longTerm: LotDay;
  /** First day after the lock-in; null without one. */
  readonly unlocked: LotDay | null;
}

/** Units of a purchase that are left. Units are in thousandths, amounts in paise. */
export interface LotRow extends LotDates {
  readonly boughtOn: CalendarDay;
  readonly ageInDays: number;
  readonly units: number;
  readonly costPaise: number;
  readonly valuePaise: number | null;
  readonly gainPaise: number | null;
  readonly gainPercent: number | null;
}

/** An order to act on. */
export interface OrderChoice {
  readonly id: string;
  readonly type: OrderType;
  /** Order or registration number. */
  readonly number: string;
  readonly exit: Exit;
}

/** Orders of the holding that allow an action, by the provider's flags alone. */
export interface HoldingActions {
  readonly investMore: readonly OrderChoice[];
  readonly redeem: readonly OrderChoice[];
  readonly startStp: readonly OrderChoice[];
  /** The first order of each list whose orders allow a withdrawal plan: it is registered in the list. */
  readonly startSwp: readonly OrderChoice[];
}

export type HoldingPageView =
  | { readonly screen: 'loading' }
  /** The address names no holding of the investor. */
  | { readonly screen: 'unknown' }
  /** The provider does not offer holdings. */
  | { readonly screen: 'notOffered' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | {
      readonly screen: 'loaded';
      readonly row: HoldingRow;
      /** Leads to the page of the scheme, where a SIP starts. */
      readonly scheme: SchemeIdentity;
      /** Null if the lots are unknown. */
      readonly lots: readonly LotRow[] | null;
      readonly lockInMonths: number;
      readonly transactions: {
        readonly state: PartState;
        /** Newest first; null until they are loaded, and if they are unreadable. */
        readonly list: readonly HoldingTransaction[] | null;
        readonly notice: Notice | null;
      };
      readonly actions: { readonly state: PartState; readonly notice: Notice | null } & HoldingActions;
    };
