import type { Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { allottedOrder } from '../testing/sample-orders.ts';
import {
  investMoreExitOf,
  orderStateOf,
  orderStatusRequest,
  orderTypeOf,
  paymentExitOf,
  planListOf,
  redeemExitOf,
  startStpExitOf,
} from './order-state.ts';

/** An order without any flag. */
const order: Order = {
  ...allottedOrder,
  mf_order_is_allotted: false,
  is_stp_allowed: false,
  mf_order_is_redeem: false,
  mf_order_is_invest_more: false,
};

describe('the state of an order', () => {
  const flags = {
    is_order_cancelled: true,
    is_order_rejected: true,
    mf_order_is_allotted: true,
    is_payment_failed: true,
    is_payment_pending: true,
    mf_order_is_paynow: true,
  };
  test.each([
    [{}, 'cancelled'],
    [{ is_order_cancelled: false }, 'rejected'],
    [{ is_order_cancelled: false, is_order_rejected: false }, 'allotted'],
    [{ is_order_cancelled: false, is_order_rejected: false, mf_order_is_allotted: false }, 'paymentFailed'],
  ])('is the first of its flags, an end before a payment: without %j it is %s', (change, state) => {
    expect(orderStateOf({ ...order, ...flags, ...change })).toBe(state);
  });

  test('waits for the investor while the order can be paid, else for the bank', () => {
    expect(orderStateOf({ ...order, is_payment_pending: true, mf_order_is_paynow: true })).toBe('paymentPending');
    expect(orderStateOf({ ...order, is_payment_pending: true })).toBe('paymentConfirming');
  });

  test('is in progress without a flag', () => {
    expect(orderStateOf(order)).toBe('inProgress');
    expect(orderStateOf({ ...order, mf_order_is_paynow: true })).toBe('inProgress');
  });
});

test.each([
  ['xsip', 'single', 'xsip'],
  ['XSIP', 'single', 'xsip'],
  ['Sip', 'xsip', 'sip'],
  ['stp', 'xsip', 'stp'],
  ['', 'xsip', 'xsip'],
  ['nfo', 'stp', 'stp'],
] as const)('an order of type %j in the list %s is of type %s', (type, list, expected) => {
  expect(orderTypeOf({ ...order, mf_order_type: type }, list)).toBe(expected);
});

test.each([
  ['stp', 'stpList'],
  ['STP', 'stpList'],
  ['xsip', 'sipList'],
  ['sip', 'sipList'],
  ['single', 'sipList'],
  ['', 'sipList'],
] as const)('an order of type %j on the screen of plans returns to %s', (mf_order_type, list) => {
  expect(planListOf({ ...order, mf_order_type })).toBe(list);
});

describe('the pages of an order', () => {
  test.each([
    ['paynow', 'mf_order_is_paynow', paymentExitOf],
    ['redeem', 'mf_order_is_redeem', redeemExitOf],
    ['investmore', 'mf_order_is_invest_more', investMoreExitOf],
  ] as const)('for %s are offered by the flag %s, by the type of the order', (mode, flag, exitOf) => {
    expect(exitOf(order, 'single')).toBeNull();
    const able = { ...order, [flag]: true };
    const state = { request_mode: mode, selected_order: able };
    expect(exitOf(able, 'single')).toEqual({ to: 'orderEditCheckout', state });
    for (const type of ['sip', 'xsip', 'stp'] as const)
      expect(exitOf(able, type)).toEqual({ to: 'sipEditCheckout', state });
  });

  test('for a transfer are offered by their flag', () => {
    expect(startStpExitOf(order)).toBeNull();
    const able = { ...order, is_stp_allowed: true };
    expect(startStpExitOf(able)).toEqual({
      to: 'stpSchemeList',
      state: { request_mode: 'START STP', selected_order: able },
    });
  });
});

describe('the status request', () => {
  test('names the order, and asks for the mandate of a SIP with one alone', () => {
    const requestOf = (mf_order_type: string) => orderStatusRequest({ ...order, mf_order_type }, 'single');
    expect(requestOf('single')).toEqual({
      request_mode: 'order_payment_status',
      order_type: 'single',
      order_number: '10000001',
      order_id: 'order-1',
      selected_order: order,
      check_mandate_status: false,
    });
    expect(['xsip', 'sip', 'stp'].map((type) => requestOf(type).check_mandate_status)).toEqual([true, false, false]);
  });
});
