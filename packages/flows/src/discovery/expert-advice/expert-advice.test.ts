import { describe, expect, test } from 'vitest';
import { accepted, emptyAnswerRefusal, refused } from '../../kit/port.ts';
import { adviceOrder, anita, monthly, suresh, taxWatchlist, yearly } from './testing/sample-advice.ts';
import { createdAnswer, startAdvice, startPaying } from './testing/start-advice.ts';

describe('an advisor and a plan', () => {
  test('are chosen in sequence, without a call to the provider [DO-214 DO-215 DO-218 DO-219]', () => {
    const { send, orderAdvice, view } = startAdvice();
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
    send({ type: 'advisor.confirmed' });
    expect(view().screen).toBe('choosingAdvisor');
    send({ type: 'advisor.chosen', id: 'A2' });
    expect(view()).toMatchObject({ advisorId: 'A2', canConfirm: true });
    send({ type: 'advisor.confirmed' });
    expect(view()).toMatchObject({
      screen: 'choosingPlan',
      plans: [
        { id: 'P1', label: monthly.label },
        { id: 'P2', label: yearly.label },
      ],
      planId: null,
      canConfirm: false,
    });
    send({ type: 'plan.confirmed' });
    expect([view().screen, orderAdvice.calls]).toEqual(['choosingPlan', []]);
  });

  test('remain chosen after Cancel of the plan; Cancel of the advisor ends the flow without a call [DO-216 DO-220]', () => {
    const { send, choose, orderAdvice, output, view } = startAdvice();
    choose();
    send({ type: 'plan.cancelled' });
    expect(view()).toMatchObject({ screen: 'choosingAdvisor', advisorId: 'A1' });
    send({ type: 'advice.left' });
    expect(view()).toEqual({ screen: 'over', outcome: { kind: 'left' }, storedPayment: undefined });
    expect([output(), orderAdvice.calls]).toEqual([{ kind: 'left' }, []]);
  });
});

describe('the order', () => {
  test('has watchlist, plan and advisor but no amount, and is sent once for two presses [DO-221]', async () => {
    const { choose, findPaidAdvice, order, orderAdvice, view } = startAdvice();
    choose();
    await order();
    expect(findPaidAdvice.calls).toEqual([{ request: { watchlistId: taxWatchlist.id } }]);
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

  test('reuses its key after a lost answer, and another plan gets a new key', async () => {
    const { choose, order, orderAdvice, send, view } = startAdvice();
    choose();
    await order();
    await orderAdvice.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', notice: { kind: 'lostAnswer' } });
    await order();
    await orderAdvice.answer(emptyAnswerRefusal());
    send({ type: 'plan.chosen', id: 'P1' });
    await order();
    expect(orderAdvice.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });

  test('raises an alert when refused, and the choice remains', async () => {
    const { choose, notices, openCheckout, order, orderAdvice, view } = startAdvice();
    choose();
    await order();
    await orderAdvice.answer(refused('This plan is not sold today.'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'This plan is not sold today.' }]);
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', canConfirm: true });
    expect(openCheckout.calls).toEqual([]);
  });

  test('ends the flow when the watchlist already has advice, so that the lists are loaded again', async () => {
    const { choose, notices, openCheckout, order, orderAdvice, output, view } = startAdvice();
    choose();
    await order();
    await orderAdvice.answer(refused('You are subscribed already.', '020'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'You are subscribed already.' }]);
    expect(view()).toEqual({ screen: 'over', outcome: { kind: 'refused' }, storedPayment: undefined });
    expect([output(), openCheckout.calls]).toEqual([{ kind: 'refused' }, []]);
  });

  test.each([
    ['no order', undefined],
    ['no key', { ...adviceOrder, key: '' }],
    ['no amount', { ...adviceOrder, amount: 0 }],
    ['a part of a paisa', { ...adviceOrder, amount: 199.5 }],
  ])('with %s opens no checkout', async (_, razorpay_orderinfo) => {
    const { choose, openCheckout, order, orderAdvice, view } = startAdvice();
    choose();
    await order();
    await orderAdvice.answer(
      accepted({ ...createdAnswer, result: { ...createdAnswer.result, razorpay_orderinfo } }, 0),
    );
    expect(view()).toMatchObject({ screen: 'choosingPlan', notice: { kind: 'lostAnswer' } });
    expect(openCheckout.calls).toEqual([]);
  });
});

describe('the checkout', () => {
  test('opens with the provider’s order [DO-222 DO-359 DO-402]', async () => {
    const { openCheckout, view } = await startPaying();
    expect(openCheckout.calls).toEqual([{ request: adviceOrder }]);
    expect(view()).toEqual({ screen: 'paying' });
  });

  test('leads back to the plan silently when closed, and the next order has a new key', async () => {
    const { notices, openCheckout, order, orderAdvice, view } = await startPaying();
    await openCheckout.answer(accepted({ kind: 'dismissed' }, 0));
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', canConfirm: true, notice: null });
    expect(notices).toEqual([]);
    await order();
    expect(orderAdvice.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-2']);
  });

  test('shows a failure to open beside the plan', async () => {
    const { notices, openCheckout, orderAdvice, view } = await startPaying();
    await openCheckout.answer(refused('The payment window could not be opened.'));
    expect(notices).toMatchObject([{ kind: 'alert', text: 'The payment window could not be opened.' }]);
    expect(view()).toMatchObject({ screen: 'choosingPlan', planId: 'P2', canConfirm: true });
    expect(orderAdvice.calls).toHaveLength(1);
  });
});
