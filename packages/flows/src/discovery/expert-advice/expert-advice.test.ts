import type { OrderAdviceAnswer } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted, emptyAnswer, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { adviceConfirmed, expertAdviceJourneys, expertAdviceWorld } from './expert-advice.scenarios.ts';
import { keptOf } from './expert-advice.rules.ts';
import { expertAdvice, expertAdviceKeeps, type ExpertAdviceInput } from './index.ts';
import {
  adviceOrder,
  advicePayment,
  anita,
  checkoutResponse,
  monthly,
  paidAdvice,
  suresh,
  taxWatchlist,
  yearly,
} from './sample-advice.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(expertAdviceJourneys, expertAdviceWorld)) test(title, run);
});

const created: OrderAdviceAnswer = {
  code: '000',
  messageText: '',
  result: { razorpay_orderinfo: adviceOrder, scheme_watch_list: undefined, watch_list: undefined },
};
const confirmed: OrderAdviceAnswer = {
  code: '000',
  messageText: adviceConfirmed.message,
  result: {
    razorpay_orderinfo: undefined,
    scheme_watch_list: [...adviceConfirmed.lists.scheme_watch_list],
    watch_list: [...adviceConfirmed.lists.watch_list],
  },
};
const keeps = expertAdviceKeeps(taxWatchlist.id);

function opened(change: Partial<ExpertAdviceInput> = {}) {
  const run = startedOf(expertAdvice, {
    newSubmission: countingSubmissions(),
    watchlist: taxWatchlist,
    advisors: [anita, suresh],
    plans: [monthly, yearly],
    kept: null,
    ...change,
  });
  const { orderAdvice, openCheckout } = run.ports;
  return {
    ...run,
    orderAdvice,
    openCheckout,
    output: () => run.actor.getSnapshot().output,
    kept: () => keeps.select(run.view()),
    choose: (plan = yearly.id) => {
      run.actor.send({ type: 'advisor.chosen', id: anita._id });
      run.actor.send({ type: 'advisor.confirmed' });
      run.actor.send({ type: 'plan.chosen', id: plan });
    },
  };
}
async function paying() {
  const run = opened();
  run.choose();
  run.actor.send({ type: 'plan.confirmed' });
  await run.orderAdvice.answer(accepted(created));
  return run;
}
async function confirming() {
  const run = await paying();
  await run.openCheckout.answer(accepted({ kind: 'paid', response: checkoutResponse }));
  return run;
}

describe('an advisor and a plan', () => {
  test('are chosen one after the other, and nothing is asked of the provider before both are [DO-214 DO-215 DO-218 DO-219]', () => {
    const { actor, orderAdvice, view } = opened();
    expect(view()).toEqual({
      screen: 'choosingAdvisor',
      watchlistName: 'Tax saving',
      advisors: [
        { id: 'A1', label: anita.description },
        { id: 'A2', label: suresh.description },
      ],
      advisorId: null,
      canConfirm: false,
    });
    actor.send({ type: 'advisor.confirmed' });
    expect(view().screen).toBe('choosingAdvisor');
    actor.send({ type: 'advisor.chosen', id: 'A2' });
    expect(view()).toMatchObject({ advisorId: 'A2', canConfirm: true });
    actor.send({ type: 'advisor.confirmed' });
    expect(view()).toMatchObject({
      screen: 'choosingPlan',
      plans: [
        { id: 'P1', label: monthly.label },
        { id: 'P2', label: yearly.label },
      ],
      planId: null,
      canConfirm: false,
    });
    actor.send({ type: 'plan.confirmed' });
    expect([view().screen, orderAdvice.calls]).toEqual(['choosingPlan', []]);
  });

  test('are there again after Cancel of the plan, and Cancel of the advisor ends it without a call [DO-216 DO-220]', () => {
    const { actor, choose, orderAdvice, output, view } = opened();
    choose();
    actor.send({ type: 'plan.cancelled' });
    expect(view()).toMatchObject({ screen: 'choosingAdvisor', advisorId: 'A1' });
    actor.send({ type: 'advice.left' });
    expect(view()).toEqual({ screen: 'over', outcome: { kind: 'left' }, kept: undefined });
    expect([output(), orderAdvice.calls]).toEqual([{ kind: 'left' }, []]);
  });
});

describe('the order', () => {
  test('names watchlist, plan and advisor, and no amount; pressed twice it is one [DO-221]', () => {
    const { actor, choose, orderAdvice, view } = opened();
    choose();
    actor.send({ type: 'plan.confirmed' });
    actor.send({ type: 'plan.confirmed' });
    expect(orderAdvice.calls).toEqual([
      {
        request: {
          selected_watchlist: taxWatchlist,
          request_mode: 'create order',
          pricing_plan: yearly,
          scheme_advisor: anita,
          watchlist_name: 'Tax saving',
        },
        submission: 'submission-1',
      },
    ]);
    expect(view()).toMatchObject({ screen: 'choosingPlan', isBusy: true, canConfirm: false, canCancel: false });
  });

  test('whose answer was lost goes on with its key, another plan with another one', async () => {
    const { actor, choose, orderAdvice, view } = opened();
    choose();
    actor.send({ type: 'plan.confirmed' });
    await orderAdvice.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', notice: { kind: 'lostAnswer' } });
    actor.send({ type: 'plan.confirmed' });
    await orderAdvice.answer(emptyAnswer());
    actor.send({ type: 'plan.chosen', id: 'P1' });
    actor.send({ type: 'plan.confirmed' });
    expect(orderAdvice.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });

  test('that is refused is an alert, and the choice stays', async () => {
    const { actor, choose, notices, openCheckout, orderAdvice, view } = opened();
    choose();
    actor.send({ type: 'plan.confirmed' });
    await orderAdvice.answer(refused('You are subscribed already.', '020'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'You are subscribed already.' }]);
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', canConfirm: true });
    expect(openCheckout.calls).toEqual([]);
  });

  test.each([
    ['no order', undefined],
    ['no key', { ...adviceOrder, key: '' }],
    ['no amount', { ...adviceOrder, amount: 0 }],
    ['a part of a paisa', { ...adviceOrder, amount: 199.5 }],
  ])('with %s opens no checkout', async (_, razorpay_orderinfo) => {
    const { actor, choose, openCheckout, orderAdvice, view } = opened();
    choose();
    actor.send({ type: 'plan.confirmed' });
    await orderAdvice.answer(accepted({ ...created, result: { ...created.result, razorpay_orderinfo } }));
    expect(view()).toMatchObject({ screen: 'choosingPlan', notice: { kind: 'lostAnswer' } });
    expect(openCheckout.calls).toEqual([]);
  });
});

describe('the checkout', () => {
  test('opens with the order as the provider made it [DO-222 DO-359 DO-402]', async () => {
    const { openCheckout, view } = await paying();
    expect(openCheckout.calls).toEqual([{ request: adviceOrder }]);
    expect(view()).toEqual({ screen: 'paying' });
  });

  test('that is closed leads back to the plan, silently, and the next one is of a new submission', async () => {
    const { actor, notices, openCheckout, orderAdvice, view } = await paying();
    await openCheckout.answer(accepted({ kind: 'dismissed' }));
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', canConfirm: true, notice: null });
    expect(notices).toEqual([]);
    actor.send({ type: 'plan.confirmed' });
    expect(orderAdvice.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-2']);
  });

  test('that cannot be opened says so at the plan', async () => {
    const { notices, openCheckout, orderAdvice, view } = await paying();
    await openCheckout.answer(refused('The payment window could not be opened.'));
    expect(notices).toMatchObject([{ kind: 'alert', text: 'The payment window could not be opened.' }]);
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', canConfirm: true });
    expect(orderAdvice.calls).toHaveLength(1);
  });
});

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

  test('that is confirmed without lists has them asked for', async () => {
    const { orderAdvice, output } = await confirming();
    const result = { razorpay_orderinfo: undefined, scheme_watch_list: undefined, watch_list: undefined };
    await orderAdvice.answer(accepted({ ...confirmed, result }));
    expect(output()).toMatchObject({ kind: 'subscribed', lists: null });
  });

  test('whose confirmation was lost is handed in again, the same one under the same key, without a second checkout', async () => {
    const { actor, openCheckout, orderAdvice, output, view } = await confirming();
    await orderAdvice.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', canRetry: true, canLeave: true, isRefused: false });
    actor.send({ type: 'confirmation.retried' });
    actor.send({ type: 'confirmation.retried' });
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
    run.actor.send({ type: 'advice.left' });
    expect(run.kept()).toBeUndefined();
    expect(run.output()).toEqual({ kind: 'left' });
  });

  test('that was kept is there when the flow begins again: nothing is sent by itself, and no plan is offered', async () => {
    const { actor, openCheckout, orderAdvice, output, view } = opened({ kept: keptOf(paidAdvice) });
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', reference: 'pay_51d7', amount: 199_900, notice: null });
    expect([orderAdvice.calls, openCheckout.calls]).toEqual([[], []]);
    actor.send({ type: 'confirmation.retried' });
    expect(orderAdvice.calls).toMatchObject([
      { request: { request_mode: 'confirm order', payment_order_response: advicePayment } },
    ]);
    await orderAdvice.answer(accepted(confirmed));
    expect(output()).toMatchObject({ kind: 'subscribed' });
  });

  test.each([null, '', 'payment', '[]', '{"payment":{}}', keptOf({ ...paidAdvice, amount: NaN })])(
    'is not read out of %j',
    (kept) => {
      expect(opened({ kept }).view().screen).toBe('choosingAdvisor');
    },
  );

  test('that the provider refuses may be tried again; closed, it is kept no more', async () => {
    const { actor, kept, notices, orderAdvice, view } = await confirming();
    await orderAdvice.answer(refused('This payment could not be confirmed.', '072'));
    expect(notices).toMatchObject([{ kind: 'alert', text: 'This payment could not be confirmed.' }]);
    expect(view()).toMatchObject({ screen: 'paidUnconfirmed', isRefused: true, canRetry: true });
    expect(kept()).toBe(keptOf(paidAdvice));
    actor.send({ type: 'confirmation.retried' });
    expect(orderAdvice.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-3',
    ]);
    await orderAdvice.answer(refused('This payment could not be confirmed.', '072'));
    actor.send({ type: 'advice.left' });
    expect(kept()).toBeNull();
  });
});
