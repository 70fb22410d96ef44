import { describe, expect, test } from 'vitest';
import { order } from '../../fixtures/orders.ts';
import { ORDER_REQUEST_MODES, orderScreenStateOf } from './order-screen-state.ts';
import { parseOrderScreenState, parseSelectedOrder } from './parse-order-screen-state.ts';

describe('the navigation state of the order screen', () => {
  test.each(ORDER_REQUEST_MODES)('returns the mode %s and the order unchanged [OM-121]', (mode) => {
    const sent: unknown = structuredClone(orderScreenStateOf(mode, order));
    expect(parseOrderScreenState(sent)).toEqual({ requestMode: mode, order });
  });

  test('has the mode of the order if it names none', () => {
    const selected_order = { ...order, request_mode: 'redeem' };
    expect(parseOrderScreenState({ selected_order })).toEqual({ requestMode: 'redeem', order: selected_order });
  });

  test.each(['sell everything', 'toString', 7, null])('has no mode %j', (request_mode) => {
    expect(parseOrderScreenState({ request_mode, selected_order: order })).toEqual({ requestMode: null, order });
  });

  test.each([
    undefined,
    null,
    'order',
    [],
    { request_mode: 'paynow' },
    { selected_order: null },
    { selected_order: { ...order, _id: '' } },
    { selected_order: { ...order, order_id: 7 } },
    { selected_order: { ...order, mf_order_number: undefined } },
  ])('contains no order in %j', (state) => {
    expect(parseSelectedOrder(state)).toBeNull();
  });
});
