import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { INVESTOR_APP, SANDBOX_ORIGIN, benchPerTest, newSubmissionKey } from '../testing/bench.ts';
import { createPaymentRequest, textField } from '../testing/journeys.ts';
import { createPayer, hiddenInputs } from '../testing/payments.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

const { createOrder, initiatePayment, payByUpi, readOrderNow, readPaymentStatus, postToGateway, chooseAtGateway } =
  createPayer(on, () => token);
/** Order of which a client knows only the number. */
const orderFieldsWithNumber = (number: string): Fields => ({
  mf_order_number: number,
  mf_order_registration_no: '',
  order_start_date: '',
});

describe('paying by net banking', () => {
  test('opens the page of the bank with the amount of the order, and returns to the calling app', async () => {
    const order = await createOrder();
    const answer = await initiatePayment(order, '5000', {}, { origin: INVESTOR_APP });
    expect(answer).toMatchObject({
      code: '000',
      actionUrl: `${SANDBOX_ORIGIN}/gateway`,
      is_redirect: true,
      order_number: order['mf_order_number'],
    });
    const page = await postToGateway(hiddenInputs(answer));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${INVESTOR_APP}`);
    expect(await page.text()).toContain('₹5,000');
    const back = await postToGateway({ ...hiddenInputs(answer), outcome: 'Success' });
    expect([back.status, back.headers.get('location')]).toEqual([303, `${INVESTOR_APP}/paymentResponse`]);
  });

  test('can be paid again after Failure', async () => {
    const order = await createOrder();
    await chooseAtGateway(await initiatePayment(order, '5000'), 'Failure');
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain('Payment failed');
    expect(await readOrderNow(order)).toMatchObject({
      mf_order_is_paynow: true,
      is_cancel_allowed: true,
      is_payment_failed: true,
      is_payment_pending: false,
    });
    await chooseAtGateway(await initiatePayment(order, '5000'), 'Success');
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain('Payment successful');
  });

  test('answers its order beside the notice, so that a page knows the result without reading the notice', async () => {
    const order = await createOrder();
    await chooseAtGateway(await initiatePayment(order, '5000'), 'Failure');
    expect((await readPaymentStatus(order))['result']).toEqual(await readOrderNow(order));
  });

  test('changes nothing when the page of the bank is abandoned', async () => {
    const order = await createOrder();
    expect(await chooseAtGateway(await initiatePayment(order, '5000'), 'Abandon')).toBe(
      `${INVESTOR_APP}/paymentResponse`,
    );
    expect(await readOrderNow(order)).toMatchObject({ mf_order_is_paynow: true });
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain('Payment not completed');
  });

  test('accepts a single choice for a payment', async () => {
    const order = await createOrder();
    const answer = await initiatePayment(order, '5000');
    await chooseAtGateway(answer, 'Success');
    await chooseAtGateway(answer, 'Failure');
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain('Payment successful');
  });

  test.each(['Success', 'Pending'])(
    'takes no money after %s for an order that was cancelled meanwhile',
    async (outcome) => {
      const order = await createOrder();
      const answer = await initiatePayment(order, '5000');
      await on.control('/advance', { entity: 'order', id: String(order['mf_order_number']), to: 'cancelled' });
      await chooseAtGateway(answer, outcome);
      await on.control('/clock', { advance_seconds: 5 });
      expect(await readOrderNow(order)).toMatchObject({ is_order_cancelled: true });
      expect(await on.db.selectFrom('payments').select('state').execute()).toEqual([{ state: 'failed' }]);
    },
  );

  test('refuses a bad signature, another amount and every method but POST at the page of the bank', async () => {
    const answer = await initiatePayment(await createOrder(), '5000');
    expect((await postToGateway({ ...hiddenInputs(answer), signature: 'forged' })).status).toBe(400);
    expect((await postToGateway({ ...hiddenInputs(answer), amount: '1' })).status).toBe(400);
    expect((await postToGateway({ ...hiddenInputs(answer), order_number: '10000001' })).status).toBe(400);
    expect((await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/gateway`))).status).toBe(405);
  });
});

describe('paying by UPI', () => {
  test.each([
    ['success@upi', 'Payment successful'],
    ['someone.else@okbank', 'Payment successful'],
    ['pending@upi', 'Payment pending'],
    ['failure@upi', 'Payment failed'],
    ['expired@upi', 'Payment pending'],
  ])('with the id %s answers: %s', async (upiId, heading) => {
    const order = await createOrder();
    expect(await payByUpi(order, '5000', upiId)).toMatchObject({ code: '000', is_redirect: false, actionUrl: '' });
    expect(textField(await readPaymentStatus(order), 'notification_html')).toContain(heading);
  });

  test('has a link and a QR for the amount, and a reference that differs with each attempt', async () => {
    const order = await createOrder();
    const first = await payByUpi(order, '5000', 'failure@upi');
    const reference = textField(first, 'payment_reference');
    expect(reference).toMatch(/^PAY[0-9A-F]{12}$/);
    for (const [name, mode] of [
      ['upi_link', '04'],
      ['upi_qr_text', '01'],
    ] as const) {
      const { protocol, host, searchParams } = new URL(textField(first, name));
      expect([protocol, host]).toEqual(['upi:', 'pay']);
      expect(Object.fromEntries(searchParams)).toMatchObject({ am: '5000.00', cu: 'INR', tr: reference, mode });
    }
    await readPaymentStatus(order);
    const direct = await initiatePayment(order, '5000');
    expect(textField(direct, 'payment_reference')).toMatch(/^PAY[0-9A-F]{12}$/);
    expect(direct).not.toMatchObject({ payment_reference: reference });
    expect(direct).not.toHaveProperty('upi_link');
  });

  test('answers hostile HTML for html@upi', async () => {
    expect(textField(await payByUpi(await createOrder(), '5000', 'html@upi'), 'input_html')).toContain('<script>');
  });

  test.each(['invalid@upi', 'no-at-sign', 'two@at@signs', ''])('refuses the id "%s"', async (upiId) => {
    const order = await createOrder();
    expect((await payByUpi(order, '5000', upiId))['code']).toBe('051');
    expect(await readOrderNow(order)).toMatchObject({ mf_order_is_paynow: true });
  });
});

describe('a payment is refused', () => {
  test.each(['4999', '5000.01', 'many', ''])('for the amount "%s" of an order of 5000', async (amount) => {
    expect((await initiatePayment(await createOrder(), amount))['code']).toBe('051');
  });

  test('for the order of another investor, with the same text as for an unknown order', async () => {
    const foreign = await initiatePayment(orderFieldsWithNumber('10000002'), '2000');
    expect(foreign['code']).toBe('061');
    expect(await initiatePayment(orderFieldsWithNumber('99999999'), '2000')).toEqual(foreign);
    expect(await readPaymentStatus({ mf_order_number: '10000002' })).toEqual(foreign);
  });

  test('for an order that is paid, in process or cancelled', async () => {
    const order = await createOrder();
    await payByUpi(order, '5000', 'pending@upi');
    expect((await initiatePayment(order, '5000'))['code']).toBe('071');
    await on.control('/advance', { entity: 'order', id: String(order['mf_order_number']), to: 'paid' });
    expect((await initiatePayment(order, '5000'))['code']).toBe('071');
    const other = await createOrder();
    await on.control('/advance', { entity: 'order', id: String(other['mf_order_number']), to: 'cancelled' });
    expect((await initiatePayment(other, '5000'))['code']).toBe('071');
  });

  test('is opened once for one submission', async () => {
    const order = await createOrder();
    const key = newSubmissionKey();
    const ask = () => on.ask('/order/payment/initiate', createPaymentRequest(order, '5000'), { token, key });
    expect(await ask()).toEqual(await ask());
    expect(await on.db.selectFrom('payments').select('id').execute()).toHaveLength(1);
  });
});

describe('a special amount', () => {
  test.each([
    ['2222', { code: '071', messageText: 'Payment could not be initiated' }],
    ['2223', { code: '071', messageText: 'ERR' }],
  ])('%s cannot be initiated', async (amount, answer) => {
    expect(await initiatePayment(await createOrder(amount), amount)).toEqual(answer);
  });

  test('2224 answers HTTP 500', async () => {
    const order = await createOrder('2224');
    const response = await on.response('/order/payment/initiate', createPaymentRequest(order, '2224'), { token });
    expect(response.status).toBe(500);
  });

  test('2225 returns a foreign address and 2226 returns no address', async () => {
    expect(await initiatePayment(await createOrder('2225'), '2225')).toMatchObject({
      is_redirect: true,
      actionUrl: 'https://evil.example/pay',
    });
    expect(await initiatePayment(await createOrder('2226'), '2226')).toMatchObject({ code: '000', is_redirect: false });
  });

  test('3333 is pending and paid five seconds later, 3334 is declined, 3335 is not found', async () => {
    const slow = await createOrder('3333');
    await chooseAtGateway(await initiatePayment(slow, '3333'), 'Success');
    expect(textField(await readPaymentStatus(slow), 'notification_html')).toContain('Payment pending');
    await on.control('/clock', { advance_seconds: 5 });
    expect(textField(await readPaymentStatus(slow), 'notification_html')).toContain('Payment successful');
    const declined = await createOrder('3334');
    await chooseAtGateway(await initiatePayment(declined, '3334'), 'Success');
    expect(textField(await readPaymentStatus(declined), 'notification_html')).toContain('Payment failed');
    expect((await readPaymentStatus(await createOrder('3335')))['code']).toBe('061');
  });

  test('4444 is rejected by the registrar, 5555 is allotted by hand only', async () => {
    const rejected = await createOrder('4444');
    await payByUpi(rejected, '4444', 'success@upi');
    const waiting = await createOrder('5555');
    await payByUpi(waiting, '5555', 'success@upi');
    await on.control('/clock', { advance_working_days: 10 });
    expect(await readOrderNow(rejected)).toMatchObject({ is_order_rejected: true, mf_order_is_paynow: false });
    expect(await readOrderNow(waiting)).toMatchObject({
      mf_order_message: 'Payment received',
      mf_order_is_allotted: false,
    });
    await on.control('/advance', { entity: 'order', id: String(waiting['mf_order_number']), to: 'allotted' });
    expect(await readOrderNow(waiting)).toMatchObject({ mf_order_is_allotted: true });
  });
});
