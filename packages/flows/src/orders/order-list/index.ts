import { flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { orderListMachine } from './order-list.machine.ts';
import { onDemandChildren } from './order-list.setup.ts';
import type { OrderListPorts } from './order-list.types.ts';
import { orderListView } from './order-list.view.ts';
import type { cancellingOrder } from './steps/cancelling-order.ts';
import type { pausingSip } from './steps/pausing-sip.ts';
import type { registeringSwp } from './steps/registering-swp.ts';

export type * from './order-list.types.ts';
export type * from './order-row.types.ts';
export { filterOrders } from './filter-orders.ts';
export { cachedOrderRow } from './order-row.ts';

export const orderListFlow = flow({
  machine: orderListMachine,
  children: {
    pinConfirmation: onDemandChildren.pinConfirmation.flow,
    sipPause: onDemandChildren.sipPause.flow,
    swpRegistration: onDemandChildren.swpRegistration.flow,
  },
  view: orderListView,
});

/**
 * Loaders of the steps, for example
 * `cancelling: async () => (await import('@folioflow/flows/order-list/cancelling-order')).cancellingOrder`.
 */
export interface OrderListSteps {
  readonly cancelling: () => Promise<typeof cancellingOrder>;
  readonly pausing: () => Promise<typeof pausingSip>;
  readonly registeringSwp: () => Promise<typeof registeringSwp>;
}

/**
 * The order lists (/orderList, /sipList, /stpList): one list, its filter, the details of one order at a time, and the
 * actions on an order (OM-029 to OM-095).
 */
export const orderList = (ports: OrderListPorts, steps: OrderListSteps) =>
  runnableFlow(
    orderListFlow,
    {
      pinConfirmation: async () => (await steps.cancelling())(ports),
      sipPause: async () => (await steps.pausing())(ports),
      swpRegistration: async () => (await steps.registeringSwp())(ports),
    },
    { listOrders: ports.listOrders, getOrderStatus: ports.getOrderStatus },
  );
