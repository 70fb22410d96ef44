import { lumpsumCheckoutStateOf } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { parseLumpsumCheckoutSubject } from './lumpsum-checkout.state.ts';
import { createdOrder, lumpsumOffer, newLumpsum, pendingOrder, requestedLumpsum } from './testing/sample-lumpsums.ts';

const newState = lumpsumCheckoutStateOf(requestedLumpsum.amountInPaise, lumpsumOffer);
const { general_order, selected_order } = newState;

describe('parseLumpsumCheckoutSubject', () => {
  test('returns a new order with the requested lumpsum', () => {
    expect(parseLumpsumCheckoutSubject(structuredClone(newState))).toEqual(newLumpsum);
  });

  test.each([[null], [undefined], ['text'], [{}], [{ selected_order }], [{ general_order }]])(
    'returns null for a state without an order: %j',
    (value) => {
      expect(parseLumpsumCheckoutSubject(value)).toBe(null);
    },
  );

  test('returns a pending order only if the state contains it', () => {
    const selected = structuredClone(createdOrder);
    expect(parseLumpsumCheckoutSubject({ request_mode: 'paynow', selected_order: selected })).toMatchObject({
      kind: pendingOrder.kind,
      order: { order_id: createdOrder.order_id },
    });
    expect(parseLumpsumCheckoutSubject({ request_mode: 'paynow', selected_order })).toBe(null);
  });
});
