import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { orderListMachine } from './order-list.machine.ts';
import type { OrderListPorts } from './order-list.types.ts';
import { orderListView } from './order-list.view.ts';

export type * from './order-list.types.ts';
export type * from './order-row.types.ts';
export { filterOrders } from './filter-orders.ts';
export { orderRowOf } from './order-row.ts';

export const orderListFlow = flow({ machine: orderListMachine, view: orderListView });

/** /orderList, /sipList, /stpList: one list, its filter, and the details of one order at a time (OM-029 to OM-071). */
export const orderList = (ports: OrderListPorts) => ({ ...orderListFlow, machine: runnable(orderListMachine, ports) });
