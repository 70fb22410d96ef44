import type { Order } from '../../wire-types.gen.ts';
import { asRecord, textOrEmpty } from '../parse-with-schema.ts';
import { ORDER_REQUEST_MODES, type OrderRequestMode } from './order-screen-state.ts';

/** The order and the mode of a navigation state: a question to the provider, whose order is shown (decision 024). */
export interface RequestedOrderScreen {
  readonly requestMode: OrderRequestMode | null;
  readonly order: Order | null;
}

/** Only an app screen writes the order, and it writes all of it; so only the identity is checked. */
const isOrder = (value: unknown): value is Order => {
  const { _id, order_id, mf_order_number } = asRecord(value);
  return textOrEmpty(_id) !== '' && textOrEmpty(order_id) !== '' && typeof mf_order_number === 'string';
};

/** Parses `selected_order` of any navigation state; null if it is not an order. */
export function parseSelectedOrder(state: unknown): Order | null {
  const { selected_order } = asRecord(state);
  return isOrder(selected_order) ? selected_order : null;
}

/** Parses `request_mode` and `selected_order`; without a mode in the state, the mode of the order counts. */
export function parseOrderScreenState(state: unknown): RequestedOrderScreen {
  const order = parseSelectedOrder(state);
  const { request_mode: mode = order?.request_mode } = asRecord(state);
  return { requestMode: ORDER_REQUEST_MODES.find((known) => known === mode) ?? null, order };
}
