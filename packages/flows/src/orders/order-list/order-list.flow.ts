import { flow, type Flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { pinConfirmation } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import { sipPause, sipPauseFlow } from '../sip-pause/sip-pause.flow.ts';
import { swpRegistration, swpRegistrationFlow } from '../swp-registration/swp-registration.flow.ts';
import { createCancellationPort } from './cancellation-port.ts';
import type { CancellationAnswer, CancelledOrder } from './order-cancellation.rules.ts';
import { orderListMachine } from './order-list.machine.ts';
import type { OrderListPorts, OrderListView } from './order-list.types.ts';
import { orderListView } from './order-list.view.ts';

const children = {
  pinConfirmation: pinConfirmation<CancelledOrder, CancellationAnswer>(),
  sipPause: sipPauseFlow,
  swpRegistration: swpRegistrationFlow,
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
export const orderList = (ports: OrderListPorts) => ({
  ...orderListFlow,
  machine: runnable(orderListMachine, {
    listOrders: ports.listOrders,
    getOrderStatus: ports.getOrderStatus,
    pinConfirmation: runnable(children.pinConfirmation.machine, { confirm: createCancellationPort(ports) }),
    sipPause: sipPause(ports).machine,
    swpRegistration: swpRegistration(ports).machine,
  }),
});
