import type { AnswerOf, ListedOrderType, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { payableOrder } from '../../parts/testing/sample-orders.ts';
import { pausableSip } from '../sip-pause/sip-pause.scenarios.ts';
import { listOrdersOutcome, startOrderList } from './order-list.started.ts';

describe('a cancellation', () => {
  const cancelled: Order = { ...payableOrder, is_order_cancelled: true, is_cancel_allowed: false };
  const cancelOrderOutcome = accepted<AnswerOf<'cancelOrder'>>(
    {
      code: '000',
      messageText: 'Your order was cancelled.',
      result: [cancelled],
    },
    0,
  );

  async function startCancellation(order: Order = payableOrder, orderType: ListedOrderType = 'single') {
    const run = startOrderList(orderType);
    await run.list.answer(listOrdersOutcome(order));
    run.actor.send({ type: 'cancellation.requested', id: order._id });
    const pin = (digits: string) => run.remote.child('pinConfirmation').send({ type: 'pin.submitted', pin: digits });
    return { ...run, pin, leave: () => run.remote.child('pinConfirmation').send({ type: 'pin.abandoned' }) };
  }

  test('requires the PIN, and is sent once, after it [OM-076 OM-078 OM-079 OM-295]', async () => {
    const { loaded, pin, ports } = await startCancellation();
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

  test.each(['xsip', 'sip'] as const)('uses the operation of SIPs for a SIP of type %s [OM-080]', async (type) => {
    const { pin, ports } = await startCancellation({ ...payableOrder, mf_order_type: type }, 'xsip');
    pin('1234');
    expect(ports.cancelOrder.calls).toEqual([]);
    expect(ports.cancelSip.calls).toMatchObject([{ request: { order_type: type, client_info: { sip_type: type } } }]);
  });

  test("raises the provider's text as a success, and shows it and the list, without a reload [OM-081]", async () => {
    const { list, loaded, notices, pin, ports } = await startCancellation();
    pin('1234');
    await ports.cancelOrder.answer(cancelOrderOutcome);
    expect(loaded()).toMatchObject({
      done: 'Your order was cancelled.',
      cancelling: null,
      rows: [{ state: 'cancelled', canCancel: false }],
    });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'success', text: 'Your order was cancelled.' }]);
    expect(list.calls).toHaveLength(1);
  });

  test('empties the list if the answer has none [OM-082]', async () => {
    const { loaded, notices, pin, ports } = await startCancellation();
    pin('1234');
    await ports.cancelOrder.answer(accepted({ code: '000', messageText: '' }, 0));
    expect(loaded()).toMatchObject({ rows: [], total: 0, cancelling: null });
    expect(notices).toEqual([]);
  });

  test('stays at its PIN after a refusal, and changes no order', async () => {
    const { loaded, pin, ports } = await startCancellation();
    pin('1111');
    await ports.cancelOrder.answer(refused('The PIN is not correct.', '041'));
    expect(loaded()).toMatchObject({
      rows: [{ canCancel: true }],
      cancelling: { pin: { notice: { text: 'The PIN is not correct.' }, attempt: 1 } },
    });
  });

  test('reloads the list after a lost answer, and is retried with its key', async () => {
    const { actor, leave, list, pin, ports } = await startCancellation();
    pin('1234');
    await ports.cancelOrder.fail({ kind: 'unreachable', errors: [] });
    leave();
    expect(list.calls).toHaveLength(2);
    await list.answer(listOrdersOutcome(payableOrder));
    actor.send({ type: 'cancellation.requested', id: payableOrder._id });
    pin('1234');
    expect(ports.cancelOrder.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('reloads the list if it is abandoned after a refusal, because it may have changed elsewhere', async () => {
    const { leave, list, pin, ports } = await startCancellation();
    pin('1234');
    await ports.cancelOrder.answer(refused('This is no longer possible for this order.', '071'));
    leave();
    expect(list.calls).toHaveLength(2);
  });

  test('requests nothing if it is abandoned before an attempt', async () => {
    const { leave, list, loaded } = await startCancellation();
    leave();
    expect(loaded()).toMatchObject({ cancelling: null, isBusy: false });
    expect(list.calls).toHaveLength(1);
  });

  test('is offered by the flag of the order alone [OM-043 OM-278]', async () => {
    const { actor, list, loaded } = startOrderList();
    await list.answer(listOrdersOutcome({ ...payableOrder, is_cancel_allowed: false }));
    expect(loaded().rows[0]?.canCancel).toBe(false);
    actor.send({ type: 'cancellation.requested', id: payableOrder._id });
    expect(loaded().cancelling).toBeNull();
  });
});

describe('a pause', () => {
  async function startPause(order: Order = pausableSip) {
    const run = startOrderList('xsip');
    const emitted: unknown[] = [];
    run.actor.on('*', (event) => emitted.push(event));
    await run.list.answer(listOrdersOutcome(order));
    run.actor.send({ type: 'pause.requested', id: order._id });
    const pause = run.remote.child('sipPause');
    const confirm = () => {
      pause.send({ type: 'installments.chosen', count: 2 });
      pause.send({ type: 'pause.submitted' });
      pause.child('pinConfirmation').send({ type: 'pin.submitted', pin: '1234' });
    };
    return { ...run, emitted, pause, confirm };
  }

  test("leads to the provider's text, and the list of the answer is shown [OM-087]", async () => {
    const { confirm, emitted, list, loaded, ports } = await startPause();
    expect(loaded().pausing).toMatchObject({ screen: 'choosing', counts: [1, 2, 3] });
    confirm();
    const result = [{ ...pausableSip, mf_order_is_pause_allowed: false }];
    await ports.pauseSip.answer(accepted({ code: '000', messageText: '', display_html: '<p>Paused</p>', result }, 0));
    const exit = { to: 'fyInformation', state: { display_html: '<p>Paused</p>' } };
    expect(emitted).toEqual([{ type: 'exit.taken', exit }]);
    expect(loaded()).toMatchObject({ pausing: null, rows: [{ canPause: false }] });
    expect(list.calls).toHaveLength(1);
  });

  test('reloads the list on leaving after a lost answer, and is retried with its key', async () => {
    const { actor, confirm, list, pause, ports } = await startPause();
    confirm();
    await ports.pauseSip.fail({ kind: 'unreachable', errors: [] });
    pause.child('pinConfirmation').send({ type: 'pin.abandoned' });
    pause.send({ type: 'pause.closed' });
    expect(list.calls).toHaveLength(2);
    await list.answer(listOrdersOutcome(pausableSip));
    actor.send({ type: 'pause.requested', id: pausableSip._id });
    confirm();
    expect(ports.pauseSip.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test.each([{ is_pause_allowed: false }, { mf_order_is_pause_allowed: false }])(
    'is not offered with the flags %j [OM-083 OM-278]',
    async (flags) => {
      const { loaded } = await startPause({ ...pausableSip, ...flags });
      expect(loaded()).toMatchObject({ pausing: null, rows: [{ canPause: false }] });
    },
  );
});
