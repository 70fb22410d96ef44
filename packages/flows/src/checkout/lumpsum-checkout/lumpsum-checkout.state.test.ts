import { lumpsumCheckoutStateOf } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { parseCheckoutState } from './lumpsum-checkout.state.ts';
import { createdOrder, lumpsumOffer, newLumpsum, pendingOrder, requestedLumpsum } from './testing/sample-lumpsums.ts';

const newState = lumpsumCheckoutStateOf(requestedLumpsum.amountInPaise, lumpsumOffer);
const { general_order, selected_order } = newState;

describe('parseCheckoutState', () => {
  test('returns a new order with the requested lumpsum', () => {
    expect(parseCheckoutState(structuredClone(newState))).toEqual(newLumpsum);
  });

  test.each([[null], [undefined], ['text'], [{}], [{ selected_order }], [{ general_order }]])(
    'returns null for a state without an order: %j',
    (value) => {
      expect(parseCheckoutState(value)).toBe(null);
    },
  );

  test('returns a pending order only if the state contains it', () => {
    const selected = structuredClone(createdOrder);
    expect(parseCheckoutState({ request_mode: 'paynow', selected_order: selected })).toMatchObject({
      kind: pendingOrder.kind,
      order: { order_id: createdOrder.order_id },
    });
    expect(parseCheckoutState({ request_mode: 'paynow', selected_order })).toBe(null);
  });
});
