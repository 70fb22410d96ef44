import { ordersOperations, type AnswerOf, type ListedOrderType, type Order } from '@folioflow/api/contract';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { heldPorts } from '../../kit/held-port.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { allottedOrder, cancelledOrder, payableOrder } from '../../parts/sample-orders.ts';
import { orderList, type OrderListPorts, type OrderListView } from './index.ts';
import { pausableSip } from '../sip-pause/sip-pause.scenarios.ts';
import { cancellingOrder } from './steps/cancelling-order.ts';
import { pausingSip } from './steps/pausing-sip.ts';
import { orderListJourneys, orderListWorld } from './order-list.scenarios.ts';

const options = [{ label: 'Cancelled', value: 'is_order_cancelled' }];
const listOf = (...result: Order[]) =>
  accepted<AnswerOf<'listOrders'>>({
    code: '000',
    messageText: '',
    result,
    bank_information: undefined,
    status_filter_list: options,
  });
const statusOf = (result: Order) => accepted<AnswerOf<'getOrderStatus'>>({ code: '000', messageText: '', result });

const withSteps = (ports: OrderListPorts) =>
  orderList(ports, {
    cancelling: () => Promise.resolve(cancellingOrder),
    pausing: () => Promise.resolve(pausingSip),
  });

function opened(orderType: ListedOrderType = 'single') {
  const run = startedOf(withSteps, { orderType, newSubmission: countingSubmissions() });
  const loaded = (): Extract<OrderListView, { screen: 'loaded' }> => {
    const view = run.view();
    if (view.screen !== 'loaded') throw new Error(`It shows ${view.screen}.`);
    return view;
  };
  return { ...run, list: run.ports.listOrders, status: run.ports.getOrderStatus, loaded };
}
const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);

describe('contract', () => {
  for (const { title, run } of flowContract(orderListJourneys, orderListWorld)) test(title, run);
});

describe('the list', () => {
  test('loads the orders of its type on opening, once [OM-030 OM-047 OM-053]', () => {
    const { method, path } = ordersOperations.listOrders;
    expect([method, path]).toEqual(['POST', '/order/list']);
    for (const orderType of ['single', 'xsip', 'stp'] as const) {
      const { list } = opened(orderType);
      expect(list.calls).toEqual([{ request: { order_type: orderType } }]);
    }
  });

  test('offers the filter of the answer and shows all orders while nothing is chosen [OM-070]', async () => {
    const { actor, list, loaded } = opened();
    await list.answer(listOf(allottedOrder, cancelledOrder));
    expect(loaded().filter).toEqual({ options: [{ label: 'Cancelled', value: 'is_order_cancelled' }], chosen: [] });
    actor.send({ type: 'filter.changed', chosen: ['is_order_cancelled'] });
    expect(ids(loaded())).toEqual(['order-4']);
    actor.send({ type: 'filter.changed', chosen: [] });
    expect(ids(loaded())).toEqual(['order-1', 'order-4']);
  });

  test('drops a choice that a later answer does not offer any more', async () => {
    const { actor, list, loaded } = opened();
    await list.answer(listOf(allottedOrder, cancelledOrder));
    actor.send({ type: 'filter.changed', chosen: ['is_order_cancelled'] });
    actor.send({ type: 'reload.requested' });
    await list.answer(
      accepted({
        code: '000',
        messageText: '',
        result: [allottedOrder],
        bank_information: undefined,
        status_filter_list: [],
      }),
    );
    expect([loaded().filter.chosen, ids(loaded())]).toEqual([[], ['order-1']]);
  });

  test('that could not be loaded is not an empty list, and can be asked for again', async () => {
    const { actor, list, loaded, view } = opened();
    await list.answer(refused('The list could not be read.', '011'));
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'The list could not be read.' } });
    actor.send({ type: 'reload.requested' });
    await list.answer(listOf(allottedOrder));
    expect(ids(loaded())).toEqual(['order-1']);
  });

  test('that could not be refreshed stays as it was', async () => {
    const { actor, list, loaded } = opened();
    await list.answer(listOf(allottedOrder));
    actor.send({ type: 'reload.requested' });
    await list.answer(refused('The list could not be read.', '011'));
    expect([ids(loaded()), loaded().isBusy, loaded().notice?.text]).toEqual([
      ['order-1'],
      false,
      'The list could not be read.',
    ]);
  });
});

describe('the details of an order', () => {
  test('are asked of the provider, and its copy replaces the order in the list', async () => {
    const { actor, list, status, loaded } = opened();
    await list.answer(listOf(payableOrder, allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    expect(status.calls).toEqual([
      {
        request: {
          request_mode: 'order_payment_status',
          order_type: 'single',
          order_number: '10000001',
          order_id: 'order-1',
          selected_order: allottedOrder,
          check_mandate_status: false,
        },
      },
    ]);
    expect(loaded().details).toEqual({ id: 'order-1', state: 'fetching', notice: null });
    await status.answer(statusOf({ ...allottedOrder, mf_order_message: 'Redeemed' }));
    expect(loaded().rows.map(({ id, message }) => ({ id, message }))).toEqual([
      { id: 'order-2', message: 'Payment pending' },
      { id: 'order-1', message: 'Redeemed' },
    ]);
    expect(loaded().details).toEqual({ id: 'order-1', state: 'shown', notice: null });
  });

  test('close without a new call', async () => {
    const { actor, list, status, loaded } = opened();
    await list.answer(listOf(allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    await status.answer(statusOf(allottedOrder));
    actor.send({ type: 'row.closed' });
    expect([loaded().details, status.calls.length]).toEqual([null, 1]);
  });

  test('of one order close those of every other [OM-062]', async () => {
    const { actor, list, status, loaded } = opened();
    await list.answer(listOf(payableOrder, allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    await status.answer(statusOf(allottedOrder));
    expect(loaded().details).toMatchObject({ id: 'order-1', state: 'shown' });
    actor.send({ type: 'row.opened', id: 'order-2' });
    await status.answer(statusOf(payableOrder));
    expect(loaded().details).toMatchObject({ id: 'order-2', state: 'shown' });
  });

  test('of a SIP ask for its mandate too, of a plain SIP in its list they do not', async () => {
    const { actor, list, status } = opened('xsip');
    await list.answer(listOf({ ...allottedOrder, mf_order_type: 'XSIP' }, { ...payableOrder, mf_order_type: 'sip' }));
    actor.send({ type: 'row.opened', id: 'order-1' });
    actor.send({ type: 'row.opened', id: 'order-2' });
    expect(status.calls.map(({ request }) => [request.order_type, request.check_mandate_status])).toEqual([
      ['xsip', true],
      ['sip', false],
    ]);
  });

  test('that cannot be told leave the row closed with its old copy, and say why', async () => {
    const { actor, list, status, loaded } = opened();
    await list.answer(listOf(allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    await status.answer(refused('The exchange does not answer.', '011'));
    expect(loaded().details).toMatchObject({
      id: 'order-1',
      state: 'unavailable',
      notice: { text: 'The exchange does not answer.' },
    });
    expect(loaded().rows[0]?.message).toBe('Units allotted');
  });

  test('of a row that is no longer the one asked for are dropped when they arrive', async () => {
    const ports = heldPorts<OrderListPorts>();
    const { listOrders, cancelOrder, cancelSip, pauseSip } = ports;
    const answers: ((order: Order) => void)[] = [];
    const getOrderStatus = () =>
      new Promise<ReturnType<typeof statusOf>>((resolve) => answers.push((order) => resolve(statusOf(order))));
    const actor = createActor(withSteps({ listOrders, getOrderStatus, cancelOrder, cancelSip, pauseSip }).machine, {
      input: { orderType: 'single', newSubmission: countingSubmissions() },
    }).start();
    await listOrders.answer(listOf(payableOrder, allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    actor.send({ type: 'row.opened', id: 'order-2' });
    answers[0]?.({ ...allottedOrder, mf_order_message: 'Late' });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(actor.getSnapshot().context.orders).toEqual([payableOrder, allottedOrder]);
    expect(actor.getSnapshot().matches({ details: 'fetching' })).toBe(true);
  });

  test('that arrive after the row was closed change nothing', async () => {
    const { actor, list, status } = opened();
    await list.answer(listOf(payableOrder, allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    actor.send({ type: 'row.closed' });
    await status.answer(statusOf({ ...allottedOrder, mf_order_message: 'Late' }));
    expect(actor.getSnapshot().context.orders).toEqual([payableOrder, allottedOrder]);
  });
});

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

async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
