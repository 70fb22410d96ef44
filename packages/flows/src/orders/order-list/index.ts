import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/index.ts';
import type { SipPauseFlow } from '../sip-pause/index.ts';
import type { SwpRegistrationFlow } from '../swp-registration/index.ts';
import type {
  OrderListEmitted,
  OrderListEvent,
  OrderListInput,
  OrderListPorts,
  OrderListView,
} from './order-list.types.ts';
import * as unit from './order-list.flow.ts';

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

export const orderListFlow: OrderListFlow = embeddable(unit.orderListFlow);

/**
 * The order lists (/orderList, /sipList, /stpList): one list, its filter, the details of one order at a time, and the
 * actions on an order (OM-029 to OM-095).
 */
export const orderList: (ports: OrderListPorts) => RunnableFlow<OrderListFlow> = embeddableFactory(unit.orderList);
