import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { redeem } from './redeem.flow.ts';
import { isAmountRedeemable } from './redeem.rules.ts';
import { passRecentOrder } from '../../parts/order/recent-order/testing/pass-recent-order.ts';
import { orderUnderRedemption, loadedOrder, redeemableOrder } from './redeem.scenarios.ts';

const okEnvelope = { code: '000', messageText: '' };

function startRedeem(order = redeemableOrder) {
  const { ports, ...run } = startFlow(redeem, { order, newSubmission: createSubmissionKeyCounter() });
  const { remote } = run;
  const { sendRedeemOtp, redeemOrder, getOrderStatus } = ports;
  const codes = remote.child('secondFactor');
  return {
    ...run,
    sendRedeemOtp,
    redeemOrder,
    getOrderStatus,
    type: (amount: string) => remote.send({ type: 'draft.changed', amount }),
    whole: () => remote.send({ type: 'whole.toggled' }),
    submit: () => {
      remote.send({ type: 'redemption.submitted' });
      passRecentOrder(run);
    },
    confirm: (mobile = '123456', email = '654321') => codes.send({ type: 'codes.submitted', mobile, email }),
    undo: () => codes.send({ type: 'codes.abandoned' }),
    check: () => codes.send({ type: 'codes.abandoned', toCheck: true }),
    send: (ticket = 'ticket-1') => sendRedeemOtp.answer(accepted({ ...okEnvelope, twofactor_id: ticket }, 1_000)),
  };
}

async function startCodeConfirmation(order = redeemableOrder) {
  const run = startRedeem(order);
  run.type('2000');
  run.submit();
  await run.send();
  return run;
}

describe('the amount of a redemption', () => {
  const isRedeemableAmount = (order: typeof redeemableOrder, amount: string, isWhole = false) =>
    isAmountRedeemable(order, { amount, isWhole });

  test('can be redeemed from the minimum to below the maximum, or up to the value of the order [OM-141]', () => {
    const amounts = ['', 'abc', '99.999', '100', '4999.999', '5000', '6000.001'];
    expect(amounts.map((amount) => isRedeemableAmount(redeemableOrder, amount))).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(['6999', '6999.99', '7000'].map((amount) => isRedeemableAmount(loadedOrder, amount))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each(['4999.999', '1234.567', '1000.004', '1000.000'])(
    'can be submitted with more than two decimals (%s), and the field shows the problem [OM-141]',
    (amount) => {
      const { submit, sendRedeemOtp, type, view } = startRedeem();
      type(amount);
      expect(view()).toMatchObject({ problem: 'tooManyDecimals', canSubmit: true });
      submit();
      expect(view()).toMatchObject({ screen: 'entering', draft: { amount }, problem: 'tooManyDecimals' });
      expect(sendRedeemOtp.calls).toEqual([]);
    },
  );

  test('can be submitted above the redeemable amount and below the maximum, and the field shows the problem [OM-141]', () => {
    const { submit, sendRedeemOtp, type, view } = startRedeem({ ...redeemableOrder, mf_order_redeemable_amount: 4000 });
    type('4999.99');
    expect(view()).toMatchObject({ problem: 'aboveRedeemable', canSubmit: true });
    submit();
    expect(view()).toMatchObject({ screen: 'entering', draft: { amount: '4999.99' }, problem: 'aboveRedeemable' });
    expect(sendRedeemOtp.calls).toEqual([]);
    type('5000');
    expect(view()).toMatchObject({ canSubmit: false });
  });

  test('is the redeemable amount for a full redemption, even at the maximum, and typing ends the full redemption [OM-135]', () => {
    const { type, view, whole } = startRedeem();
    whole();
    expect(view()).toMatchObject({ draft: { amount: '6000', isWhole: true }, problem: null, canSubmit: true });
    type('60');
    expect(view()).toMatchObject({
      draft: { amount: '60', isWhole: false },
      problem: 'belowMinimum',
      canSubmit: false,
    });
    whole();
    whole();
    expect(view()).toMatchObject({ draft: { amount: '', isWhole: false }, problem: null, canSubmit: false });
  });

  test('cannot be redeemed below the minimum, even in full', () => {
    expect(isRedeemableAmount({ ...redeemableOrder, mf_order_redeemable_amount: 80 }, '80', true)).toBe(false);
  });
});

describe('the codes', () => {
  test('are requested with the order and the typed amount, before the exit load [OM-136]', () => {
    const { sendRedeemOtp, submit, type } = startRedeem(loadedOrder);
    type('2000');
    submit();
    submit();
    expect(sendRedeemOtp.calls.map(({ request }) => request)).toEqual([
      {
        client_info: {
          buy_sell: 'R',
          order_id: 'order-1',
          order_number: '10000001',
          order_mode: 'MOD',
          order_amount: '2000',
          request_action: 'redeem order',
          is_otp_email_required: true,
        },
      },
    ]);
  });

  test("confirm together, with the latest id, and the provider's text is shown [OM-138 OM-142]", async () => {
    const { confirm, redeemOrder, view } = await startCodeConfirmation();
    for (const half of [
      ['123456', '65432'],
      ['', '654321'],
    ] as const)
      confirm(...half);
    expect(redeemOrder.calls).toEqual([]);
    confirm();
    confirm();
    expect(redeemOrder.calls).toEqual([
      {
        request: {
          client_info: { buy_sell: 'R', order_id: 'order-1', order_mode: 'MOD', order_amount: '2000' },
          twofactor_token_id: 'ticket-1',
          mobile_otp: '123456',
          email_otp: '654321',
        },
        submission: 'submission-1',
      },
    ]);
    await redeemOrder.answer(
      accepted({ code: '000', messageText: 'Your redemption is placed.', result: orderUnderRedemption }, 0),
    );
    expect(view()).toMatchObject({
      screen: 'completed',
      placed: { html: orderUnderRedemption.mf_order_notification_message, text: 'Your redemption is placed.' },
    });
  });

  test('are abandoned by Undo, which unlocks the amount [OM-139]', async () => {
    const { type, undo, view } = await startCodeConfirmation();
    type('3000');
    expect(view()).toMatchObject({ screen: 'confirming', draft: { amount: '2000' } });
    undo();
    expect(view()).toMatchObject({ screen: 'entering', draft: { amount: '2000' }, canSubmit: true });
  });

  test('can be sent again 120 seconds after they were sent, not before [OM-140]', async () => {
    const { clock, remote, send, sendRedeemOtp, confirm, redeemOrder } = await startCodeConfirmation();
    const resend = () => remote.child('secondFactor').send({ type: 'code.resendRequested' });
    clock.increment(119_999);
    resend();
    expect(sendRedeemOtp.calls).toHaveLength(1);
    clock.increment(1);
    resend();
    expect(sendRedeemOtp.calls).toHaveLength(2);
    await send('ticket-2');
    resend();
    expect(sendRedeemOtp.calls).toHaveLength(2);
    confirm();
    expect(redeemOrder.calls[0]?.request.twofactor_token_id).toBe('ticket-2');
  });
});

describe('a lost answer', () => {
  test('is retried with the same key for the same amount; another amount gets another key', async () => {
    const { confirm, redeemOrder, send, submit, type, undo, view } = await startCodeConfirmation();
    confirm();
    await redeemOrder.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'confirming', canHaveGoneThrough: true });
    undo();
    expect(view()).toMatchObject({ screen: 'entering', notice: { kind: 'lostAnswer' } });
    submit();
    await send();
    confirm();
    await redeemOrder.answer(refused('Wrong code', '031'));
    undo();
    type('2500');
    submit();
    await send();
    confirm();
    expect(redeemOrder.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });

  test('is retried with the same key and the same text for an equal amount in another notation', async () => {
    const { confirm, redeemOrder, send, submit, type, undo } = await startCodeConfirmation();
    confirm();
    await redeemOrder.fail({ kind: 'unreachable', errors: [] });
    undo();
    const sent = redeemOrder.calls[0]?.request.client_info.order_amount ?? '';
    type(`${sent}.00`);
    submit();
    await send();
    confirm();
    expect(redeemOrder.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
    expect(redeemOrder.calls[1]?.request.client_info.order_amount).toBe(sent);
  });

  test('is looked up in the order itself: a redemption is in progress, or there is none', async () => {
    const found = await startCodeConfirmation();
    found.confirm();
    await found.redeemOrder.fail({ kind: 'unreachable', errors: [] });
    found.check();
    expect(found.getOrderStatus.calls).toMatchObject([{ request: { order_id: 'order-1' } }]);
    await found.getOrderStatus.answer(accepted({ ...okEnvelope, result: orderUnderRedemption }, 0));
    expect(found.view()).toMatchObject({
      screen: 'completed',
      placed: { html: orderUnderRedemption.mf_order_notification_message },
    });

    const absent = await startCodeConfirmation();
    absent.confirm();
    await absent.redeemOrder.fail({ kind: 'unreachable', errors: [] });
    absent.check();
    await absent.getOrderStatus.answer(accepted({ ...okEnvelope, result: redeemableOrder }, 0));
    expect(absent.view()).toMatchObject({ screen: 'entering', notice: { kind: 'notListed' }, canSubmit: true });
  });
});

test("a 020 ends the flow with the provider's text, and requests no code again", async () => {
  const { submit, sendRedeemOtp, type, view } = startRedeem();
  type('2000');
  submit();
  await sendRedeemOtp.answer(refused('Nothing of this order can be redeemed now.', '020'));
  submit();
  expect([view(), sendRedeemOtp.calls.length]).toEqual([
    { screen: 'blocked', message: 'Nothing of this order can be redeemed now.' },
    1,
  ]);
});
