import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import {
  pinConfirmation,
  type PinConfirmationFlow,
} from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import { sipPause, sipPauseFlow, type SipPauseFlow } from '../sip-pause/sip-pause.flow.ts';
import {
  swpRegistration,
  swpRegistrationFlow,
  type SwpRegistrationFlow,
} from '../swp-registration/swp-registration.flow.ts';
import { createCancellationPort } from './cancellation-port.ts';
import type { CancellationAnswer, CancelledOrder } from './order-cancellation.rules.ts';
import { orderListMachine } from './order-list.machine.ts';
import type {
  OrderListPorts,
  OrderListView,
  OrderListEmitted,
  OrderListEvent,
  OrderListInput,
} from './order-list.types.ts';
import { orderListView } from './order-list.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';

export type * from './order-list.types.ts';
export type * from './order-row.types.ts';
export { filterOrders } from './filter-orders.ts';
export { cachedOrderRow } from './order-row.ts';

export type OrderListFlow = EmbeddableFlow<{
  input: OrderListInput;
  event: OrderListEvent;
  emitted: OrderListEmitted;
  view: OrderListView;
  children: { pinConfirmation: PinConfirmationFlow; sipPause: SipPauseFlow; swpRegistration: SwpRegistrationFlow };
}>;

const children = {
  pinConfirmation: pinConfirmation<CancelledOrder, CancellationAnswer>(),
  sipPause: sipPauseFlow,
  swpRegistration: swpRegistrationFlow,
};

export const orderListFlow: OrderListFlow = flow({ machine: orderListMachine, children, view: orderListView });

/**
 * The order lists (/orderList, /sipList, /stpList): one list, its filter, the details of one order at a time, and the
 * actions on an order (OM-029 to OM-095).
 */
export const orderList = (ports: OrderListPorts): RunnableFlow<OrderListFlow> => ({
  ...orderListFlow,
  machine: runnable(orderListMachine, {
    listOrders: ports.listOrders,
    getOrderStatus: ports.getOrderStatus,
    pinConfirmation: runnable(pinConfirmationMachine<CancelledOrder, CancellationAnswer>(), {
      confirm: createCancellationPort(ports),
    }),
    sipPause: sipPause(ports).machine,
    swpRegistration: swpRegistration(ports).machine,
  }),
});
