import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type Order, type PaymentAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { observeFlow, observeNotices } from '../../kit/flow.ts';
import { deferredPorts } from '../../model-testing/deferred-port.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted, emptyAnswerRefusal, refused } from '../../kit/port.ts';
import { payableOrder, unpaidOrder } from '../../parts/testing/sample-orders.ts';
import { payment } from './payment.flow.ts';
import type { PaymentForm, PaymentNumberWrite, PaymentPorts } from './payment.types.ts';
import { paymentInitiationOf } from './payment.rules.ts';

const redirect: PaymentAnswer = {
  code: '000',
  messageText: 'Payment initiated',
  actionUrl: 'https://gateway.example/pay',
  is_redirect: true,
  input_html: '<input type="hidden" name="signature" value="s">',
  order_number: '90000001',
};

/** The flow with its real order of calls; `log` records every write and form. */
function openPage(order: Order | null = payableOrder) {
  const clock = new SimulatedClock();
  const log: unknown[] = [];
  const notices: NoticeRaised[] = [];
  const { getPaymentStatus: status, initiatePayment: initiate } = deferredPorts<PaymentPorts>();
  const flow = payment({
    initiatePayment: initiate,
    getPaymentStatus: status,
    submitPaymentForm: (form: PaymentForm) => {
      log.push({ form });
      return Promise.resolve(accepted(null, 0));
    },
    storage: ({ paymentOrderNumber }: PaymentNumberWrite) => {
      log.push({ stored: paymentOrderNumber });
      return Promise.resolve(accepted(null, 0));
    },
  });
  const actor = createActor(flow.machine, {
    clock,
    input: { order, allowedOrigins: ['https://gateway.example'], newSubmission: createSubmissionKeyCounter() },
  });
  observeNotices(actor, (notice) => notices.push(notice));
  const view = observeFlow(flow, actor);
  actor.start();
  const wait = async (ms: number) => {
    clock.increment(ms);
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return { actor, initiate, status, log, notices, view, waited: wait };
}
const flushPromises = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

describe('the payment page', () => {
  test('starts in the state `initiated` with one call under one key [OM-154]', () => {
    const { actor, initiate } = openPage();
    expect(actor.getSnapshot().value).toBe('initiated');
    expect(initiate.calls).toEqual([{ request: paymentInitiationOf(payableOrder), submission: 'submission-1' }]);
  });
  test('sends no call without an order', () => {
    const { initiate, log, view } = openPage(null);
    expect(view.get()).toEqual({ screen: 'orderMissing' });
    expect([initiate.calls, log]).toEqual([[], []]);
  });
});

describe('a payment with a gateway', () => {
  test('sends nothing at 1999 ms and the form at 2000 ms [OM-149]', async () => {
    const { initiate, log, waited } = openPage();
    await initiate.answer(accepted(redirect, 0));
    await waited(1999);
    expect(log).toEqual([]);
    await waited(1);
    expect(log).toEqual([
      { stored: '90000001' },
      { form: { actionUrl: 'https://gateway.example/pay', inputHtml: redirect.input_html } },
    ]);
  });
  test('shows its reference after the hand-over', async () => {
    const { actor, initiate, view, waited } = openPage();
    await initiate.answer(accepted(redirect, 0));
    await waited(2000);
    expect(actor.getSnapshot().status).toBe('done');
    expect(view.get()).toEqual({
      screen: 'underway',
      step: 'handedOver',
      isRedirect: true,
      reference: { orderNumber: '90000001', amount: '25000' },
    });
  });
  test.each([
    ['a foreign address', { actionUrl: 'https://evil.example/pay' }],
    ['an address without encryption', { actionUrl: 'http://gateway.example/pay' }],
    ['no order number', { order_number: '' }],
  ])('is not handed over with %s, and its number is removed', async (_, change) => {
    const { initiate, log, view, waited } = openPage();
    await initiate.answer(accepted({ ...redirect, ...change }, 0));
    await waited(2000);
    expect(log).toEqual([{ stored: null }]);
    expect(view.get()).toMatchObject({ screen: 'failed', kind: 'notHandedOver', text: null });
  });
});

describe('a payment without a gateway', () => {
  const upi = { ...payableOrder, selected_pay_bank_mode: 'UPI', upi_id: 'success@upi' };
  test('shows the returned HTML for UPI, sends no form and clears the number [OM-151 OM-152]', async () => {
    const { initiate, log, view, waited } = openPage(upi);
    const answer = { ...redirect, is_redirect: false, actionUrl: '', input_html: '<p>Approve it in your app.</p>' };
    await initiate.answer(accepted(answer, 0));
    await waited(2000);
    expect(log).toEqual([{ stored: null }]);
    expect(view.get()).toEqual({
      screen: 'messageShown',
      html: '<p>Approve it in your app.</p>',
      text: '',
      isUpi: true,
      approval: { checkedUntil: 302_000, isChecking: false, canCheck: true },
      reference: { orderNumber: '90000001', amount: '25000' },
    });
  });
  test('shows the message if there is no HTML', async () => {
    const { initiate, view, waited } = openPage();
    await initiate.answer(accepted({ ...redirect, is_redirect: false, input_html: '' }, 0));
    await waited(2000);
    expect(view.get()).toMatchObject({ screen: 'messageShown', html: '', text: 'Payment initiated', isUpi: false });
  });
});

describe('a UPI request', () => {
  const upi = { ...payableOrder, selected_pay_bank_mode: 'UPI', upi_id: 'asha@okbank' };
  const message = { ...redirect, is_redirect: false, actionUrl: '', input_html: '<p>Approve it.</p>' };
  const statusOutcome = (result?: Order) =>
    accepted({ code: '000', messageText: '', notification_html: '<p>Bank</p>', ...(result && { result }) }, 0);
  const confirming = { ...payableOrder, mf_order_is_paynow: false };
  async function openRequest() {
    const run = openPage(upi);
    await run.initiate.answer(accepted(message, 0));
    await run.waited(2000);
    return run;
  }

  test('is checked every ten seconds by its number, one request at a time, until the bank decides', async () => {
    const { status, view, waited } = await openRequest();
    await waited(9999);
    expect(status.calls).toEqual([]);
    await waited(1);
    await waited(60_000);
    expect(status.calls).toMatchObject([
      { request: { request_from: 'paymentResponse', request_mode: 'order_payment_status', order_number: '90000001' } },
    ]);
    await status.answer(statusOutcome(confirming));
    await waited(10_000);
    await status.answer(statusOutcome({ ...confirming, is_payment_pending: false }));
    expect(status.calls).toHaveLength(2);
    expect(view.get()).toMatchObject({
      screen: 'settled',
      orderNumber: '90000001',
      html: '<p>Bank</p>',
      payment: { state: 'inProgress', amount: '25000', payAgain: null },
    });
    await waited(60_000);
    expect(status.calls).toHaveLength(2);
  });

  test('leads to another payment once the bank has declined it', async () => {
    const { actor, status, view } = await openRequest();
    actor.send({ type: 'check.requested' });
    actor.send({ type: 'check.requested' });
    expect(status.calls).toHaveLength(1);
    await status.answer(statusOutcome(unpaidOrder));
    expect(view.get()).toMatchObject({
      screen: 'settled',
      payment: { state: 'paymentFailed', payAgain: { to: 'orderEditCheckout' } },
    });
  });

  test('is no longer checked after five minutes, except on request', async () => {
    const { actor, notices, status, view, waited } = await openRequest();
    for (let check = 0; check < 29; check += 1) {
      await waited(10_000);
      await status.fail({ kind: 'unreachable', errors: [] });
    }
    // A check in the background opens no alert.
    expect(notices).toEqual([]);
    await waited(10_000);
    const { length } = status.calls;
    expect(view.get()).toMatchObject({ approval: { checkedUntil: null, isChecking: false, canCheck: true } });
    await waited(600_000);
    expect(status.calls).toHaveLength(length);
    actor.send({ type: 'check.requested' });
    expect(status.calls).toHaveLength(length + 1);
    await status.answer(statusOutcome());
    expect(view.get()).toMatchObject({ screen: 'messageShown', approval: { canCheck: true } });
  });

  test('shows the failure of a check on request, and can be checked again', async () => {
    const { actor, notices, status, view } = await openRequest();
    actor.send({ type: 'check.requested' });
    await status.fail({ kind: 'http', status: 500, errors: ['The service is busy.'] });
    expect(notices).toMatchObject([{ kind: 'danger', text: 'The service is busy.' }]);
    actor.send({ type: 'check.requested' });
    await status.answer(refused('The payment is not known yet.', '071'));
    expect(notices).toMatchObject([{ kind: 'danger' }, { kind: 'alert', text: 'The payment is not known yet.' }]);
    expect(view.get()).toMatchObject({ screen: 'messageShown', approval: { canCheck: true } });
  });
});

describe('a payment that is not initiated', () => {
  const textAfterRefusal = async (messageText: string) => {
    const { initiate, view } = openPage();
    await initiate.answer(refused(messageText, '071'));
    await flushPromises();
    const seen = view.get();
    return seen.screen === 'failed' ? seen.text : seen.screen;
  };
  test('shows a server text of at least four characters, otherwise the not-found text', async () => {
    expect(await textAfterRefusal('Payment could not be initiated')).toBe('Payment could not be initiated');
    expect(await textAfterRefusal('ERRR')).toBe('ERRR');
    expect(await textAfterRefusal('ERR')).toBeNull();
    expect(await textAfterRefusal('')).toBeNull();
  });
  test('has code -1 and an empty text after a failed request, and is not shown as refused [OM-327]', async () => {
    const { actor, initiate, log, notices, view } = openPage();
    await initiate.fail({ kind: 'http', status: 500, errors: ['The service is busy.'] });
    await flushPromises();
    expect(actor.getSnapshot().context['failure']).toEqual({ kind: 'unknown', code: '-1', text: '' });
    expect(view.get()).toEqual({
      screen: 'failed',
      kind: 'unknown',
      text: null,
      reference: { orderNumber: '10000002', amount: '25000' },
      payAgain: null,
    });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'danger', text: 'The service is busy.' }]);
    expect(log).toEqual([{ stored: null }]);
  });
});

test('a lost answer is shown as unknown with the not-found text, an empty one with the text of the client', async () => {
  const lost = openPage();
  await lost.initiate.fail({ kind: 'unreachable', errors: [] });
  const empty = openPage();
  await empty.initiate.answer(emptyAnswerRefusal());
  await flushPromises();
  const unknown = { screen: 'failed', kind: 'unknown', payAgain: null };
  expect([lost.view.get(), empty.view.get()]).toMatchObject([
    { ...unknown, text: null },
    { ...unknown, text: 'inter error' },
  ]);
});
