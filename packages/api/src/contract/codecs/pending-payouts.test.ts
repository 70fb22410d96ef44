import * as v from 'valibot';
import { expect, test } from 'vitest';
import { folioHolding } from '../fixtures/holdings.ts';
import { order } from '../fixtures/orders.ts';
import { folioHoldingSchema } from '../shapes/holding.ts';
import { orderSchema } from '../shapes/order.ts';
import { statedPayoutsOf } from './pending-payouts.ts';

const wire = { payout_amount: '1980.50', payout_date: '26/11/2026', payout_reference: 'PO1' };
const payout = { paise: 198_050, payBy: '2026-11-26', reference: 'PO1' };

test('the pending payouts of an order and of a holding have paise, the last day and a reference', () => {
  const two = [wire, { payout_amount: 20 }];
  const expected = [payout, { paise: 2000, payBy: null, reference: '' }];
  expect(statedPayoutsOf(v.parse(orderSchema, { ...order, pending_payouts: two }))).toEqual(expected);
  expect(statedPayoutsOf(v.parse(folioHoldingSchema, { ...folioHolding, pending_payouts: two }))).toEqual(expected);
});

test.each([undefined, null, []])('a holding with %j has none', (pending_payouts) => {
  expect(statedPayoutsOf(v.parse(folioHoldingSchema, { ...folioHolding, pending_payouts }))).toEqual([]);
});

test('a payout without its amount makes the answer malformed', () => {
  expect(v.is(orderSchema, { ...order, pending_payouts: [{ payout_date: '26/11/2026' }] })).toBe(false);
});
