import type { BankAccount, ListedOrderType, Order, StatusFilterOption } from '@folioflow/api/contract';
import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { OrderRowView } from './order-row.types.ts';

export interface OrderListInput {
  readonly orderType: ListedOrderType;
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
}
export type OrderListEvent =
  | { type: 'reload.requested' }
  /** What an action on an order answered: a list replaces this one, none empties it (INV-32). */
  | { type: 'orders.replaced'; orders?: readonly Order[] }
  | { type: 'filter.changed'; chosen: readonly string[] }
  /** By the row's `id`: its details are fetched, every other row closes. */
  | { type: 'row.opened'; id: string }
  | { type: 'row.closed' };
export type OrderListEmitted = NoticeRaised;

export type OrderListPorts = OperationPorts<'listOrders' | 'getOrderStatus'>;

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
    };
