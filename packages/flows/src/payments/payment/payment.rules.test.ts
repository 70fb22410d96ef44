import { describe, expect, test } from 'vitest';
import { PAYMENT_MODES, PAYMENT_NOTE_SECONDS, PAYMENT_PAUSE_MS, type Order } from '@folioflow/api/contract';
import { payableOrder } from '../../parts/testing/sample-orders.ts';
import { parseAllowedActionUrl, paymentInitiationOf } from './payment.rules.ts';

describe('paymentInitiationOf', () => {
  test('returns order, registration, type, start date, amount, mode and UPI id, and DIRECT without a choice [OM-145]', () => {
    expect(paymentInitiationOf(payableOrder)).toEqual({
      order_no: '10000002',
      order_registration_no: '70000002',
      order_type: 'single',
      order_start_date: '16/11/2026',
      order_amount: '25000',
      payment_mode: 'DIRECT',
      upi_id: '',
    });
    expect(
      paymentInitiationOf({ ...payableOrder, selected_pay_bank_mode: 'UPI', upi_id: 'asha@okbank' }),
    ).toMatchObject({
      payment_mode: 'UPI',
      upi_id: 'asha@okbank',
    });
  });
  test('has the modes DIRECT and UPI, a pause of two seconds, and an announced duration of 1 to 5 seconds [OM-346]', () => {
    expect([PAYMENT_MODES, PAYMENT_PAUSE_MS, PAYMENT_NOTE_SECONDS]).toEqual([
      ['DIRECT', 'UPI'],
      2000,
      { from: 1, to: 5 },
    ]);
  });
  test('omits a UPI id of an earlier choice', () => {
    expect(
      paymentInitiationOf({ ...payableOrder, selected_pay_bank_mode: 'DIRECT', upi_id: 'asha@okbank' }).upi_id,
    ).toBe('');
  });
  test('returns the number of the child if the order has no number', () => {
    const child = { mf_order_number: '', mf_child_order_information: { orderNumber: '55500001' } };
    expect(paymentInitiationOf({ ...payableOrder, ...child }).order_no).toBe('55500001');
    expect(paymentInitiationOf({ ...payableOrder, mf_order_number: '123' }).order_no).toBe('');
  });
  test('returns the ordered amount if there is no amount to pay', () => {
    const order = { ...payableOrder, mf_order_pay_amount: '', order_information: { request: { OrderVal: '5000' } } };
    expect(paymentInitiationOf(order as Order).order_amount).toBe('5000');
  });
  test('returns 0 if the amount to pay is 0', () => {
    const order = { ...payableOrder, mf_order_pay_amount: 0, order_information: { request: { OrderVal: '5000' } } };
    expect(paymentInitiationOf(order as Order).order_amount).toBe('0');
  });
});

describe('the address of a gateway', () => {
  const allowed = ['https://gateway.example', 'http://127.0.0.1:4602', 'http://plain.example'];
  test.each([
    ['https://gateway.example/pay', 'https://gateway.example/pay'],
    ['https://GATEWAY.example:443/pay?x=1', 'https://gateway.example/pay?x=1'],
    ['http://127.0.0.1:4602/gateway', 'http://127.0.0.1:4602/gateway'],
  ])('is accepted: %s', (actionUrl, href) => {
    expect(parseAllowedActionUrl(actionUrl, allowed)).toBe(href);
  });
  test.each([
    '',
    '/pay',
    '//gateway.example/pay',
    'http://gateway.example/pay',
    'http://plain.example/pay',
    'https://gateway.example.evil.example/pay',
    'https://gateway.example@evil.example/pay',
    'https://user:word@gateway.example/pay',
    'https://gateway.example:8443/pay',
    'http://127.0.0.1:4603/gateway',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('is rejected: "%s"', (actionUrl) => {
    expect(parseAllowedActionUrl(actionUrl, allowed)).toBeNull();
  });
});
