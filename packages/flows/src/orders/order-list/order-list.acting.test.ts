import type { AnswerOf, ListedOrderType, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { payableOrder } from '../../parts/sample-orders.ts';
import { pausableSip } from '../sip-pause/sip-pause.scenarios.ts';
import { withdrawableOrder, withdrawing } from '../swp-registration/swp-registration.scenarios.ts';
import { listOf, opened } from './order-list.started.ts';

describe('a cancellation', () => {
  const cancelled: Order = { ...payableOrder, is_order_cancelled: true, is_cancel_allowed: false };
  const done = accepted<AnswerOf<'cancelOrder'>>({
    code: '000',
    messageText: 'Your order was cancelled.',
    result: [cancelled],
  });

  async function asked(order: Order = payableOrder, orderType: ListedOrderType = 'single') {
    const run = opened(orderType);
    await run.list.answer(listOf(order));
    run.actor.send({ type: 'cancellation.requested', id: order._id });
    await settled();
    const pin = (digits: string) => run.remote.child('pinConfirmation').send({ type: 'pin.submitted', pin: digits });
    return { ...run, pin, leave: () => run.remote.child('pinConfirmation').send({ type: 'pin.abandoned' }) };
  }

  test('asks for the PIN first and calls after it alone, once [OM-076 OM-078 OM-079 OM-295]', async () => {
    const { loaded, pin, ports } = await asked();
    expect(loaded().cancelling).toMatchObject({ row: { id: 'order-2' }, pin: { screen: 'pin' } });
    expect(ports.cancelOrder.calls).toEqual([]);
    pin('1234');
    pin('1234');
    const { order_id, mf_order_number: order_number, mf_order_registration_no: order_registration_no } = payableOrder;
    const client_info = { order_id, order_number, order_registration_no, pin_verification_value: '1234' };
    expect(ports.cancelOrder.calls).toEqual([
      { request: { order_type: 'single', client_info }, submission: 'submission-1' },
    ]);
  });

  test.each(['xsip', 'sip'] as const)('of a SIP goes to the operation of SIPs, as %s [OM-080]', async (type) => {
    const { pin, ports } = await asked({ ...payableOrder, mf_order_type: type }, 'xsip');
    pin('1234');
    expect(ports.cancelOrder.calls).toEqual([]);
    expect(ports.cancelSip.calls).toMatchObject([{ request: { order_type: type, client_info: { sip_type: type } } }]);
  });

  test('says what the provider says and shows its list, without asking for it again [OM-081]', async () => {
    const { list, loaded, pin, ports } = await asked();
    pin('1234');
    await ports.cancelOrder.answer(done);
    expect(loaded()).toMatchObject({
      done: 'Your order was cancelled.',
      cancelling: null,
      rows: [{ state: 'cancelled', canCancel: false }],
    });
    expect(list.calls).toHaveLength(1);
  });

  test('without a list in its answer empties the list [OM-082]', async () => {
    const { loaded, pin, ports } = await asked();
    pin('1234');
    await ports.cancelOrder.answer(accepted({ code: '000', messageText: '' }));
    expect(loaded()).toMatchObject({ rows: [], total: 0, cancelling: null });
  });

  test('that is refused stays with its PIN, and changes no order', async () => {
    const { loaded, pin, ports } = await asked();
    pin('1111');
    await ports.cancelOrder.answer(refused('The PIN is not correct.', '041'));
    expect(loaded()).toMatchObject({
      rows: [{ canCancel: true }],
      cancelling: { pin: { notice: { text: 'The PIN is not correct.' }, attempt: 1 } },
    });
  });

  test('whose answer never came looks at the list again, and goes on with its key', async () => {
    const { actor, leave, list, pin, ports } = await asked();
    pin('1234');
    await ports.cancelOrder.fail({ kind: 'unreachable', errors: [] });
    leave();
    expect(list.calls).toHaveLength(2);
    await list.answer(listOf(payableOrder));
    actor.send({ type: 'cancellation.requested', id: payableOrder._id });
    await settled();
    pin('1234');
    expect(ports.cancelOrder.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('that was refused and is left looks at the list again: it may have changed elsewhere', async () => {
    const { leave, list, pin, ports } = await asked();
    pin('1234');
    await ports.cancelOrder.answer(refused('This is no longer possible for this order.', '071'));
    leave();
    expect(list.calls).toHaveLength(2);
  });

  test('that is left before it was tried asks for nothing', async () => {
    const { leave, list, loaded } = await asked();
    leave();
    expect(loaded()).toMatchObject({ cancelling: null, isBusy: false });
    expect(list.calls).toHaveLength(1);
  });

  test('is offered by the flag of the order alone [OM-043 OM-278]', async () => {
    const { actor, list, loaded } = opened();
    await list.answer(listOf({ ...payableOrder, is_cancel_allowed: false }));
    expect(loaded().rows[0]?.canCancel).toBe(false);
    actor.send({ type: 'cancellation.requested', id: payableOrder._id });
    expect(loaded().cancelling).toBeNull();
  });
});

describe('a pause', () => {
  async function asked(order: Order = pausableSip) {
    const run = opened('xsip');
    const emitted: unknown[] = [];
    run.actor.on('*', (event) => emitted.push(event));
    await run.list.answer(listOf(order));
    run.actor.send({ type: 'pause.requested', id: order._id });
    await settled();
    const pause = run.remote.child('sipPause');
    const confirm = () => {
      pause.send({ type: 'installments.chosen', count: 2 });
      pause.send({ type: 'pause.submitted' });
      pause.child('pinConfirmation').send({ type: 'pin.submitted', pin: '1234' });
    };
    return { ...run, emitted, pause, confirm };
  }

  test('leads to what the provider says of it, and its list is taken over [OM-087]', async () => {
    const { confirm, emitted, list, loaded, ports } = await asked();
    expect(loaded().pausing).toMatchObject({ screen: 'choosing', counts: [1, 2, 3] });
    confirm();
    const result = [{ ...pausableSip, mf_order_is_pause_allowed: false }];
    await ports.pauseSip.answer(accepted({ code: '000', messageText: '', display_html: '<p>Paused</p>', result }));
    const exit = { to: 'fyInformation', state: { display_html: '<p>Paused</p>' } };
    expect(emitted).toEqual([{ type: 'exit.taken', exit }]);
    expect(loaded()).toMatchObject({ pausing: null, rows: [{ canPause: false }] });
    expect(list.calls).toHaveLength(1);
  });

  test('whose answer never came is left with a look at the list, and goes on with its key', async () => {
    const { actor, confirm, list, pause, ports } = await asked();
    confirm();
    await ports.pauseSip.fail({ kind: 'unreachable', errors: [] });
    pause.child('pinConfirmation').send({ type: 'pin.abandoned' });
    pause.send({ type: 'pause.closed' });
    expect(list.calls).toHaveLength(2);
    await list.answer(listOf(pausableSip));
    actor.send({ type: 'pause.requested', id: pausableSip._id });
    await settled();
    confirm();
    expect(ports.pauseSip.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test.each([{ is_pause_allowed: false }, { mf_order_is_pause_allowed: false }])(
    'is not offered where the provider says %j [OM-083 OM-278]',
    async (flags) => {
      const { loaded } = await asked({ ...pausableSip, ...flags });
      expect(loaded()).toMatchObject({ pausing: null, rows: [{ canPause: false }] });
    },
  );
});

describe('a SWP', () => {
  async function asked(order: Order = withdrawableOrder) {
    const run = opened();
    await run.list.answer(listOf(order));
    run.actor.send({ type: 'swp.requested', id: order._id });
    await settled();
    const swp = run.remote.child('swpRegistration');
    const confirm = async () => {
      swp.send({ type: 'draft.changed', installments: '12', frequency: 'MONTHLY', amount: '2000' });
      swp.send({ type: 'swp.submitted' });
      await run.ports.sendTwoFactorOtp.answer(accepted({ code: '000', messageText: '', twofactor_id: 'tf_1' }));
      swp.child('secondFactor').send({ type: 'codes.submitted', mobile: '123456' });
    };
    return { ...run, swp, confirm, create: run.ports.createSwp };
  }
  const registered = (result?: Order[]) =>
    accepted<AnswerOf<'createSwp'>>({ code: '000', messageText: 'Your SWP is registered.', ...(result && { result }) });

  test('is registered in its dialog, which closes, and its list is taken over [DO-338 OM-093]', async () => {
    const { confirm, create, list, loaded } = await asked();
    expect(loaded().registeringSwp).toMatchObject({ screen: 'entering', draft: { day: '2026-11-28' } });
    await confirm();
    await create.answer(registered([withdrawing]));
    expect(loaded()).toMatchObject({
      registeringSwp: null,
      done: 'Your SWP is registered.',
      rows: [{ canRegisterSwp: false, canCancelSwp: true, withdrawal: { payouts: { made: 2, of: 12 } } }],
    });
    expect(list.calls).toHaveLength(1);
  });

  test('without a list in its answer has it asked for once more: what stands there is not emptied', async () => {
    const { confirm, create, list, loaded } = await asked();
    await confirm();
    await create.answer(registered());
    expect(loaded()).toMatchObject({ registeringSwp: null, isBusy: true, total: 1 });
    expect(list.calls).toHaveLength(2);
  });

  test('whose answer never came is left with a look at the list, and goes on with its key', async () => {
    const { actor, confirm, create, list, swp } = await asked();
    await confirm();
    await create.fail({ kind: 'unreachable', errors: [] });
    swp.child('secondFactor').send({ type: 'codes.abandoned' });
    expect(list.calls).toHaveLength(2);
    await list.answer(listOf(withdrawableOrder));
    actor.send({ type: 'swp.requested', id: withdrawableOrder._id });
    await settled();
    await confirm();
    expect(create.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test.each([{ is_swp_allowed: false }, { mf_order_swp_enabled: true }])(
    'is not offered where the provider says %j [OM-044 OM-051 OM-278]',
    async (flags) => {
      const { loaded } = await asked({ ...withdrawableOrder, ...flags });
      expect(loaded()).toMatchObject({ registeringSwp: null, rows: [{ canRegisterSwp: false }] });
    },
  );
});

describe('the cancellation of a SWP', () => {
  async function asked(order: Order = withdrawing) {
    const run = opened();
    await run.list.answer(listOf(order));
    run.actor.send({ type: 'swpCancellation.requested', id: order._id });
    await settled();
    const child = run.remote.child('pinConfirmation');
    const pin = () => child.send({ type: 'pin.submitted', pin: '1234' });
    return { ...run, pin, leave: () => child.send({ type: 'pin.abandoned' }), cancel: run.ports.cancelSwp };
  }
  const done = (result?: Order[]) =>
    accepted<AnswerOf<'cancelSwp'>>({ code: '000', messageText: 'Your SWP was cancelled.', ...(result && { result }) });

  test('goes by the PIN alone, once, with the SWP that runs and no codes [OM-094 OM-279]', async () => {
    const { cancel, loaded, pin, ports } = await asked();
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
    const client_info = { order_id: withdrawing.order_id, swp_order, pin_verification_value: '1234' };
    expect(cancel.calls).toEqual([{ request: { order_type: 'single', client_info }, submission: 'submission-1' }]);
    expect(ports.cancelOrder.calls).toEqual([]);
    await cancel.answer(done([withdrawableOrder]));
    expect(loaded()).toMatchObject({
      done: 'Your SWP was cancelled.',
      cancelling: null,
      rows: [{ canRegisterSwp: true, canCancelSwp: false, withdrawal: null }],
    });
  });

  test('of a SIP names its type twice [DO-366]', async () => {
    const { cancel, pin } = await asked({ ...withdrawing, mf_order_type: 'xsip' });
    pin();
    expect(cancel.calls).toMatchObject([{ request: { order_type: 'xsip', client_info: { sip_type: 'xsip' } } }]);
  });

  test('without a list in its answer has it asked for once more', async () => {
    const { cancel, list, loaded, pin } = await asked();
    pin();
    await cancel.answer(done());
    expect(loaded()).toMatchObject({ isBusy: true, total: 1 });
    expect(list.calls).toHaveLength(2);
  });

  test('whose answer never came goes on with its key, and the cancellation of the order itself does not', async () => {
    const order = { ...withdrawing, is_cancel_allowed: true };
    const { actor, cancel, leave, list, pin, ports } = await asked(order);
    pin();
    await cancel.fail({ kind: 'unreachable', errors: [] });
    leave();
    await list.answer(listOf(order));
    actor.send({ type: 'cancellation.requested', id: order._id });
    await settled();
    pin();
    leave();
    expect(ports.cancelOrder.calls.map(({ submission }) => submission)).toEqual(['submission-2']);
    await ports.cancelOrder.answer(refused('This is no longer possible for this order.', '071'));
    leave();
    await list.answer(listOf(order));
    actor.send({ type: 'swpCancellation.requested', id: order._id });
    await settled();
    pin();
    expect(cancel.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('is offered where a SWP runs alone [OM-044 OM-278]', async () => {
    const { loaded } = await asked(withdrawableOrder);
    expect(loaded()).toMatchObject({ cancelling: null, rows: [{ canCancelSwp: false, canRegisterSwp: true }] });
  });
});

async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
