import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { adviceConfirmed } from './expert-advice.scenarios.ts';
import { serialisePaidAdvice } from './expert-advice.rules.ts';
import {
  adviceOrder,
  advicePayment,
  anita,
  checkoutResponse,
  paidAdvice,
  taxWatchlist,
  yearly,
} from './testing/sample-advice.ts';
import { confirmedAnswer, startConfirming, startAdvice } from './testing/start-advice.ts';

describe('a payment', () => {
  test('is confirmed at once with the checkout response and the order, in an announced 1 to 5 seconds [DO-223 DO-403 DO-463]', async () => {
    const { orderAdvice, view } = await startConfirming();
    expect(orderAdvice.calls.at(-1)).toEqual({
      request: {
        selected_watchlist: taxWatchlist,
        request_mode: 'confirm order',
        pricing_plan: yearly,
        scheme_advisor: anita,
        watchlist_name: 'Tax saving',
        payment_order_response: { ...checkoutResponse, order_id: adviceOrder.id },
      },
      submission: 'submission-2',
    });
    expect(view()).toMatchObject({
      screen: 'confirming',
      amount: 199_900,
      planLabel: yearly.label,
      reference: 'pay_51d7',
      orderReference: 'order_8f2c',
      seconds: { from: 1, to: 5 },
    });
  });

  test('ends with the lists and the message of the provider once confirmed, and its stored text is removed [DO-224 DO-225]', async () => {
    const { storedPayment, orderAdvice, output, view } = await startConfirming();
    await orderAdvice.answer(accepted(confirmedAnswer, 0));
    expect(output()).toEqual({ kind: 'subscribed', ...adviceConfirmed });
    expect([view().screen, storedPayment()]).toEqual(['over', null]);
  });

  test('is confirmed again with the same key and without a second checkout after a lost answer', async () => {
    const { send, openCheckout, orderAdvice, output, view } = await startConfirming();
    await orderAdvice.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', canRetry: true, canLeave: true, isRefused: false });
    send({ type: 'confirmation.retried' });
    send({ type: 'confirmation.retried' });
    const [, first, second, ...more] = orderAdvice.calls;
    expect(second).toEqual(first);
    expect([more, openCheckout.calls.length]).toEqual([[], 1]);
    await orderAdvice.answer(accepted(confirmedAnswer, 0));
    expect(output()).toMatchObject({ kind: 'subscribed' });
  });

  test('is stored from the checkout until the answer of the provider, even when the user leaves', async () => {
    const run = await startConfirming();
    expect(run.storedPayment()).toBe(serialisePaidAdvice(paidAdvice));
    await run.orderAdvice.fail({ kind: 'http', errors: ['Service unavailable'] });
    expect(run.storedPayment()).toBe(serialisePaidAdvice(paidAdvice));
    run.send({ type: 'advice.left' });
    expect(run.storedPayment()).toBeUndefined();
    expect(run.output()).toEqual({ kind: 'left' });
  });

  test('is restored from the storage: nothing is sent automatically, and no plan is offered', async () => {
    const { send, openCheckout, orderAdvice, output, view } = startAdvice({
      storedText: serialisePaidAdvice(paidAdvice),
    });
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', reference: 'pay_51d7', amount: 199_900, notice: null });
    expect([orderAdvice.calls, openCheckout.calls]).toEqual([[], []]);
    send({ type: 'confirmation.retried' });
    expect(orderAdvice.calls).toMatchObject([
      { request: { request_mode: 'confirm order', payment_order_response: advicePayment } },
    ]);
    await orderAdvice.answer(accepted(confirmedAnswer, 0));
    expect(output()).toMatchObject({ kind: 'subscribed' });
  });

  test('replaces the order when another tab has made it, and nothing is bought again', async () => {
    const { choose, findPaidAdvice, storedPayment, openCheckout, orderAdvice, output, send, view } = startAdvice();
    choose();
    send({ type: 'plan.confirmed' });
    expect(view()).toMatchObject({ screen: 'choosingPlan', isBusy: true, canConfirm: false });
    await findPaidAdvice.answer(accepted(serialisePaidAdvice(paidAdvice), 0));
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', reference: 'pay_51d7', notice: null });
    expect([orderAdvice.calls, openCheckout.calls]).toEqual([[], []]);
    expect(storedPayment()).toBe(serialisePaidAdvice(paidAdvice));
    send({ type: 'confirmation.retried' });
    await orderAdvice.answer(accepted(confirmedAnswer, 0));
    expect([output(), storedPayment()]).toMatchObject([{ kind: 'subscribed' }, null]);
  });

  test('is not risked twice when the storage cannot be read: the failure is shown, and the plan remains', async () => {
    const { choose, findPaidAdvice, orderAdvice, send, view } = startAdvice();
    choose();
    send({ type: 'plan.confirmed' });
    await findPaidAdvice.fail(new Error('No store.'));
    expect(view()).toMatchObject({
      screen: 'choosingPlan',
      planId: 'P2',
      canConfirm: true,
      notice: { text: 'No store.' },
    });
    expect(orderAdvice.calls).toEqual([]);
  });

  test.each([null, '', 'payment', '[]', '{"payment":{}}', serialisePaidAdvice({ ...paidAdvice, amount: NaN })])(
    'is not parsed from %j',
    (storedText) => {
      expect(startAdvice({ storedText }).view().screen).toBe('choosingAdvisor');
    },
  );

  test('can be retried after a refusal, and its stored text is removed when the user leaves', async () => {
    const { send, storedPayment, notices, orderAdvice, view } = await startConfirming();
    await orderAdvice.answer(refused('This payment could not be confirmed.', '072'));
    expect(notices).toMatchObject([{ kind: 'alert', text: 'This payment could not be confirmed.' }]);
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', isRefused: true, canRetry: true });
    expect(storedPayment()).toBe(serialisePaidAdvice(paidAdvice));
    send({ type: 'confirmation.retried' });
    expect(orderAdvice.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-3',
    ]);
    await orderAdvice.answer(refused('This payment could not be confirmed.', '072'));
    send({ type: 'advice.left' });
    expect(storedPayment()).toBeNull();
  });
});
