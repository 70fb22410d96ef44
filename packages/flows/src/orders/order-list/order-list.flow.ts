import { flow, type Flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { orderListMachine } from './order-list.machine.ts';
import { onDemandChildren } from './order-list.setup.ts';
import type { OrderListPorts, OrderListSteps, OrderListView } from './order-list.types.ts';
import { orderListView } from './order-list.view.ts';

const children = {
  pinConfirmation: onDemandChildren.pinConfirmation.flow,
  sipPause: onDemandChildren.sipPause.flow,
  swpRegistration: onDemandChildren.swpRegistration.flow,
};

/** Named, because the declaration of each flow that contains it would repeat it. */
export interface OrderListFlow extends Flow<typeof orderListMachine, OrderListView, typeof children> {
  readonly machine: typeof orderListMachine;
}

export const orderListFlow: OrderListFlow = flow({ machine: orderListMachine, children, view: orderListView });

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
