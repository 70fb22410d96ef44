import type { AnswerOf, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { withdrawableOrder, orderWithSwp } from '../swp-registration/swp-registration.scenarios.ts';
import { passRecentOrder } from '../../parts/order/recent-order/testing/pass-recent-order.ts';
import { listOrdersOutcome, startOrderList } from './order-list.started.ts';

describe('a SWP', () => {
  async function startSwp(order: Order = withdrawableOrder) {
    const run = startOrderList();
    await run.list.answer(listOrdersOutcome(order));
    run.actor.send({ type: 'swp.requested', id: order._id });
    const swp = run.remote.child('swpRegistration');
    const confirm = async () => {
      swp.send({ type: 'draft.changed', installments: '12', frequency: 'MONTHLY', amount: '2000' });
      swp.send({ type: 'swp.submitted' });
      passRecentOrder(run);
      await run.ports.sendTwoFactorOtp.answer(accepted({ code: '000', messageText: '', twofactor_id: 'tf_1' }, 0));
      swp.child('secondFactor').send({ type: 'codes.submitted', mobile: '123456' });
    };
    return { ...run, swp, confirm, create: run.ports.createSwp };
  }
  const createSwpOutcome = (result?: Order[]) =>
    accepted<AnswerOf<'createSwp'>>(
      { code: '000', messageText: 'Your SWP is registered.', ...(result && { result }) },
      0,
    );

  test('is registered in its dialog, which closes, and the list of the answer is shown [DO-338 OM-093]', async () => {
    const { actor, confirm, create, list, loaded } = await startSwp();
    expect(loaded().registeringSwp).toMatchObject({ screen: 'entering', draft: { day: '2026-11-28' } });
    await confirm();
    const registered = { ...orderWithSwp, _id: withdrawableOrder._id };
    await create.answer(createSwpOutcome([registered]));
    expect(loaded()).toMatchObject({
      registeringSwp: null,
      done: 'Your SWP is registered.',
      registered: { id: withdrawableOrder._id, withdrawal: { amount: 1000, nextDay: '2026-12-04' } },
      rows: [{ canRegisterSwp: false, canCancelSwp: true, withdrawal: { payouts: { made: 2, of: 12 } } }],
    });
    expect(list.calls).toHaveLength(2);
    actor.send({ type: 'result.closed' });
    expect(loaded()).toMatchObject({ registered: null, done: '', total: 1 });
  });

  test('reloads the list if the answer has none, and does not empty it', async () => {
    const { confirm, create, list, loaded } = await startSwp();
    await confirm();
    await create.answer(createSwpOutcome());
    expect(loaded()).toMatchObject({ registeringSwp: null, isBusy: true, total: 1 });
    expect(list.calls).toHaveLength(3);
  });

  test('reloads the list on leaving after a lost answer, and is retried with its key', async () => {
    const { actor, confirm, create, list, swp } = await startSwp();
    await confirm();
    await create.fail({ kind: 'unreachable', errors: [] });
    swp.child('secondFactor').send({ type: 'codes.abandoned' });
    expect(list.calls).toHaveLength(3);
    await list.answer(listOrdersOutcome(withdrawableOrder));
    actor.send({ type: 'swp.requested', id: withdrawableOrder._id });
    await confirm();
    expect(create.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('keeps its plan in a closed dialog for the next one of the same order', async () => {
    const other: Order = { ...withdrawableOrder, _id: 'another-order' };
    const { actor, list, loaded, ports, remote } = startOrderList();
    await list.answer(listOrdersOutcome(withdrawableOrder, other));
    const openDialog = (id: string) => {
      actor.send({ type: 'swp.requested', id });
      return remote.child('swpRegistration');
    };
    const dialog = openDialog(withdrawableOrder._id);
    dialog.send({ type: 'draft.changed', installments: '12', frequency: 'MONTHLY', amount: '2000' });
    dialog.send({ type: 'swp.closed' });
    const plan = { installments: '12', frequency: 'MONTHLY', amount: '2000', day: '2026-11-28' };
    openDialog(withdrawableOrder._id);
    expect(loaded().registeringSwp).toMatchObject({ draft: plan });
    remote.child('swpRegistration').send({ type: 'swp.closed' });
    openDialog(other._id);
    expect(loaded().registeringSwp).toMatchObject({ draft: { installments: '', frequency: '', amount: '' } });
    expect(ports.sendTwoFactorOtp.calls).toHaveLength(0);
  });

  test.each([{ is_swp_allowed: false }, { mf_order_swp_enabled: true }])(
    'is not offered with the flags %j [OM-044 OM-051 OM-278]',
    async (flags) => {
      const { loaded } = await startSwp({ ...withdrawableOrder, ...flags });
      expect(loaded()).toMatchObject({ registeringSwp: null, rows: [{ canRegisterSwp: false }] });
    },
  );
});

describe('the cancellation of a SWP', () => {
  async function startSwpCancellation(order: Order = orderWithSwp) {
    const run = startOrderList();
    await run.list.answer(listOrdersOutcome(order));
    run.actor.send({ type: 'swpCancellation.requested', id: order._id });
    const child = run.remote.child('pinConfirmation');
    const pin = () => child.send({ type: 'pin.submitted', pin: '1234' });
    return { ...run, pin, leave: () => child.send({ type: 'pin.abandoned' }), cancel: run.ports.cancelSwp };
  }
  const cancelSwpOutcome = (result?: Order[]) =>
    accepted<AnswerOf<'cancelSwp'>>(
      { code: '000', messageText: 'Your SWP was cancelled.', ...(result && { result }) },
      0,
    );

  test('needs only the PIN, is sent once, and contains the SWP with empty codes [OM-094 OM-279]', async () => {
    const { cancel, loaded, notices, pin, ports } = await startSwpCancellation();
    expect(loaded().cancelling).toMatchObject({ ends: 'swp', pin: { screen: 'pin' } });
    expect(cancel.calls).toEqual([]);
    pin();
    pin();
    const swp_order = {
      swp_no_of_installments: 12,
      swp_frequency: 'MONTHLY',
      swp_amount: '1000',
      swp_date: '04/10/2026',
      mobile_otp: '',
      email_otp: '',
      twofactor_token_id: '',
    };
    const client_info = { order_id: orderWithSwp.order_id, swp_order, pin_verification_value: '1234' };
    expect(cancel.calls).toEqual([{ request: { order_type: 'single', client_info }, submission: 'submission-1' }]);
    expect(ports.cancelOrder.calls).toEqual([]);
    await cancel.answer(cancelSwpOutcome([withdrawableOrder]));
    expect(loaded()).toMatchObject({
      done: 'Your SWP was cancelled.',
      cancelling: null,
      rows: [{ canRegisterSwp: true, canCancelSwp: false, withdrawal: null }],
    });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'success', text: 'Your SWP was cancelled.' }]);
  });

  test('contains the type of a SIP twice [DO-366]', async () => {
    const { cancel, pin } = await startSwpCancellation({ ...orderWithSwp, mf_order_type: 'xsip' });
    pin();
    expect(cancel.calls).toMatchObject([{ request: { order_type: 'xsip', client_info: { sip_type: 'xsip' } } }]);
  });

  test('reloads the list if the answer has none', async () => {
    const { cancel, list, loaded, pin } = await startSwpCancellation();
    pin();
    await cancel.answer(cancelSwpOutcome());
    expect(loaded()).toMatchObject({ isBusy: true, total: 1 });
    expect(list.calls).toHaveLength(2);
  });

  test('is retried with its key after a lost answer; the cancellation of the order itself is not', async () => {
    const order = { ...orderWithSwp, is_cancel_allowed: true };
    const { actor, cancel, leave, list, pin, ports } = await startSwpCancellation(order);
    pin();
    await cancel.fail({ kind: 'unreachable', errors: [] });
    leave();
    await list.answer(listOrdersOutcome(order));
    actor.send({ type: 'cancellation.requested', id: order._id });
    pin();
    leave();
    expect(ports.cancelOrder.calls.map(({ submission }) => submission)).toEqual(['submission-2']);
    await ports.cancelOrder.answer(refused('This is no longer possible for this order.', '071'));
    leave();
    await list.answer(listOrdersOutcome(order));
    actor.send({ type: 'swpCancellation.requested', id: order._id });
    pin();
    expect(cancel.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('is offered only if a SWP runs [OM-044 OM-278]', async () => {
    const { loaded } = await startSwpCancellation(withdrawableOrder);
    expect(loaded()).toMatchObject({ cancelling: null, rows: [{ canCancelSwp: false, canRegisterSwp: true }] });
  });
});
