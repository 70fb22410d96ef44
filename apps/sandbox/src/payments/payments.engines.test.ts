import { beforeEach, describe, expect, test } from 'vitest';
import { benchPerTest } from '../testing/bench.ts';
import { textField } from '../testing/journeys.ts';
import { createPayer } from '../testing/payments.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});
const { createOrder, initiatePayment, payByUpi, readOrderNow, readPaymentStatus, chooseAtGateway } = createPayer(
  on,
  () => token,
);

describe('paying by net banking', () => {
  test('is paid at the next request after Success, and allotted on the next working day', async () => {
    const order = await createOrder();
    await chooseAtGateway(await initiatePayment(order, '5000'), 'Success');
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain('Payment successful');
    expect(await readOrderNow(order)).toMatchObject({ mf_order_message: 'Payment received', mf_order_folio_no: '' });
    await on.control('/clock', { advance_working_days: 1 });
    expect(await readOrderNow(order)).toMatchObject({
      mf_order_is_allotted: true,
      mf_order_folio_no: '70000000001',
      show_returns: true,
      is_view_statement_allowed: true,
      mf_order_is_invest_more: true,
      mf_order_is_redeem: true,
      is_stp_allowed: true,
      is_swp_allowed: true,
      mf_order_is_paynow: false,
      is_cancel_allowed: false,
    });
  });

  test('is in process after Pending and is paid five seconds later', async () => {
    const order = await createOrder();
    await chooseAtGateway(await initiatePayment(order, '5000'), 'Pending');
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain('Payment pending');
    expect(await readOrderNow(order)).toMatchObject({ mf_order_is_paynow: false, is_payment_pending: true });
    await on.control('/clock', { advance_seconds: 5 });
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain('Payment successful');
  });
});

describe('paying by UPI', () => {
  test('expires after five minutes and can then be paid again', async () => {
    const order = await createOrder();
    await payByUpi(order, '5000', 'expired@upi');
    await on.control('/clock', { advance_seconds: 300 });
    expect(await readOrderNow(order)).toMatchObject({ mf_order_message: 'Payment failed', mf_order_is_paynow: true });
  });
});
