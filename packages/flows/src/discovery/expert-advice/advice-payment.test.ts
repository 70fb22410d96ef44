import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { adviceConfirmed } from './expert-advice.scenarios.ts';
import { keptOf } from './expert-advice.rules.ts';
import {
  adviceOrder,
  advicePayment,
  anita,
  checkoutResponse,
  paidAdvice,
  taxWatchlist,
  yearly,
} from './sample-advice.ts';
import { confirmed, confirming, opened } from './testing/started-advice.ts';

describe('a payment', () => {
  test('is confirmed at once with what the checkout said and the order, in 1 to 5 seconds as it is said [DO-223 DO-403 DO-463]', async () => {
    const { orderAdvice, view } = await confirming();
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

  test('that is confirmed ends with the lists and the words of the provider, and is kept no more [DO-224 DO-225]', async () => {
    const { kept, orderAdvice, output, view } = await confirming();
    await orderAdvice.answer(accepted(confirmed));
    expect(output()).toEqual({ kind: 'subscribed', ...adviceConfirmed });
    expect([view().screen, kept()]).toEqual(['over', null]);
  });

  test('whose confirmation was lost is handed in again, the same one under the same key, without a second checkout', async () => {
    const { send, openCheckout, orderAdvice, output, view } = await confirming();
    await orderAdvice.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', canRetry: true, canLeave: true, isRefused: false });
    send({ type: 'confirmation.retried' });
    send({ type: 'confirmation.retried' });
    const [, first, second, ...more] = orderAdvice.calls;
    expect(second).toEqual(first);
    expect([more, openCheckout.calls.length]).toEqual([[], 1]);
    await orderAdvice.answer(accepted(confirmed));
    expect(output()).toMatchObject({ kind: 'subscribed' });
  });

  test('is kept from the moment the money is out until the provider has spoken, whoever leaves', async () => {
    const run = await confirming();
    expect(run.kept()).toBe(keptOf(paidAdvice));
    await run.orderAdvice.fail({ kind: 'http', errors: ['Service unavailable'] });
    expect(run.kept()).toBe(keptOf(paidAdvice));
    run.send({ type: 'advice.left' });
    expect(run.kept()).toBeUndefined();
    expect(run.output()).toEqual({ kind: 'left' });
  });

  test('that was kept is there when the flow begins again: nothing is sent by itself, and no plan is offered', async () => {
    const { send, openCheckout, orderAdvice, output, view } = opened({ kept: keptOf(paidAdvice) });
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', reference: 'pay_51d7', amount: 199_900, notice: null });
    expect([orderAdvice.calls, openCheckout.calls]).toEqual([[], []]);
    send({ type: 'confirmation.retried' });
    expect(orderAdvice.calls).toMatchObject([
      { request: { request_mode: 'confirm order', payment_order_response: advicePayment } },
    ]);
    await orderAdvice.answer(accepted(confirmed));
    expect(output()).toMatchObject({ kind: 'subscribed' });
  });

  test('that another tab has kept meanwhile is shown in the place of an order, and nothing is bought again', async () => {
    const { choose, findPaidAdvice, kept, openCheckout, orderAdvice, output, send, view } = opened();
    choose();
    send({ type: 'plan.confirmed' });
    expect(view()).toMatchObject({ screen: 'choosingPlan', isBusy: true, canConfirm: false });
    await findPaidAdvice.answer(accepted(keptOf(paidAdvice)));
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', reference: 'pay_51d7', notice: null });
    expect([orderAdvice.calls, openCheckout.calls]).toEqual([[], []]);
    expect(kept()).toBe(keptOf(paidAdvice));
    send({ type: 'confirmation.retried' });
    await orderAdvice.answer(accepted(confirmed));
    expect([output(), kept()]).toMatchObject([{ kind: 'subscribed' }, null]);
  });

  test('that cannot be looked for is not risked twice: it is said, and the plan stays', async () => {
    const { choose, findPaidAdvice, orderAdvice, send, view } = opened();
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

  test.each([null, '', 'payment', '[]', '{"payment":{}}', keptOf({ ...paidAdvice, amount: NaN })])(
    'is not read out of %j',
    (kept) => {
      expect(opened({ kept }).view().screen).toBe('choosingAdvisor');
    },
  );

  test('that the provider refuses may be tried again; closed, it is kept no more', async () => {
    const { send, kept, notices, orderAdvice, view } = await confirming();
    await orderAdvice.answer(refused('This payment could not be confirmed.', '072'));
    expect(notices).toMatchObject([{ kind: 'alert', text: 'This payment could not be confirmed.' }]);
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', isRefused: true, canRetry: true });
    expect(kept()).toBe(keptOf(paidAdvice));
    send({ type: 'confirmation.retried' });
    expect(orderAdvice.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-3',
    ]);
    await orderAdvice.answer(refused('This payment could not be confirmed.', '072'));
    send({ type: 'advice.left' });
    expect(kept()).toBeNull();
  });
});
