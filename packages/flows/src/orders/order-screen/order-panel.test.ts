import { parseOrderScreenState, parseSelectedOrder } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { allottedOrder, payableOrder } from '../../parts/testing/sample-orders.ts';
import { orderPanelOf } from './order-panel.ts';

const panelOf = (state: unknown) => orderPanelOf(parseOrderScreenState(state));
const payingPanel = {
  schemeName: 'HDFC Nifty 50 Index Fund - Direct Plan - Growth',
  orderNumber: '10000002',
  amount: '25000',
  account: { bankName: 'HDFC Bank', lastDigits: '5678' },
  terms: {
    amount: '25000',
    worth: '',
    cutOff: '15:00',
    exitLoadPercent: 0,
    exitLoadFacts: [{ key: 'fact.noExitLoad', values: {}, tone: 'gain' }],
  },
  choice: {
    order: payableOrder,
    modes: [
      { value: 'DIRECT', label: 'Net banking' },
      { value: 'UPI', label: 'UPI' },
    ],
    isPaymentAllowed: true,
  },
};

describe('orderPanelOf', () => {
  test.each(['payment', 'paynow'] as const)('returns the panel of the mode %s', (request_mode) => {
    expect(panelOf({ request_mode, selected_order: payableOrder })).toEqual({ panel: request_mode, ...payingPanel });
  });

  test('permits no payment of an order that cannot be paid', () => {
    const selected_order = { ...payableOrder, mf_order_is_paynow: false };
    expect(panelOf({ request_mode: 'paynow', selected_order })).toMatchObject({ choice: { isPaymentAllowed: false } });
  });

  test("returns the provider's text of a completed activity in every mode", () => {
    const selected_order = {
      ...allottedOrder,
      mf_order_is_activity_completed: true,
      mf_order_notification_message: '<p>Your redemption is placed.</p>',
    };
    for (const request_mode of ['redeem', 'paynow', undefined])
      expect(panelOf({ request_mode, selected_order })).toEqual({
        panel: 'completed',
        html: '<p>Your redemption is placed.</p>',
        state: 'allotted',
        schemeName: allottedOrder.mf_order_scheme_name,
        orderNumber: '10000001',
        amount: '',
      });
  });

  test.each([0, '0', '0.00'])('returns no amount of a completed activity if %j remains to be paid', (left) => {
    const selected_order = { ...allottedOrder, mf_order_is_activity_completed: true, mf_order_pay_amount: left };
    expect(panelOf({ selected_order })).toMatchObject({ panel: 'completed', amount: '' });
  });

  test.each(['redeem', 'investmore'] as const)(
    'returns the order for the flow of the mode %s [OM-121]',
    (request_mode) => {
      expect(panelOf({ request_mode, selected_order: allottedOrder })).toEqual({
        panel: request_mode,
        order: allottedOrder,
      });
    },
  );

  test('uses the mode of the order if the state has none', () => {
    expect(panelOf({ selected_order: { ...payableOrder, request_mode: 'payment' } })).toMatchObject({
      panel: 'payment',
    });
  });

  test.each(['sell everything', 'toString', 7, null])('returns orderMissing for the mode %s', (mode) => {
    expect(panelOf({ request_mode: mode, selected_order: payableOrder })).toEqual({ panel: 'orderMissing' });
  });

  test.each([
    undefined,
    null,
    'order',
    [],
    { request_mode: 'paynow' },
    { request_mode: 'paynow', selected_order: null },
    { request_mode: 'paynow', selected_order: { _id: '' } },
    { request_mode: 'paynow', selected_order: { _id: 'order-1', order_id: 7 } },
  ])('returns orderMissing for the state %j', (state) => {
    expect(parseSelectedOrder(state)).toBeNull();
    expect(panelOf(state)).toEqual({ panel: 'orderMissing' });
  });
});
