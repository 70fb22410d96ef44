import type { OrderListProps } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { routeTable } from '../../route-table.ts';

const built = (name: 'orderList' | 'sipList' | 'stpList') =>
  routeTable[name].screen === null ? null : routeTable[name].path;

/** The lists that have a page. */
export const orderLists: NonNullable<OrderListProps['lists']> = {
  single: built('orderList'),
  xsip: built('sipList'),
  stp: built('stpList'),
};
