import { type AnswerOf, type Order } from '@folioflow/api/contract';
import { ordersOperations } from '@folioflow/api/schemas';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { deferredPorts } from '../../model-testing/deferred-port.ts';
import { accepted, refused } from '../../kit/port.ts';
import { allottedOrder, cancelledOrder, payableOrder } from '../../parts/testing/sample-orders.ts';
import type { OrderListPorts } from './order-list.types.ts';
import { orderList } from './order-list.flow.ts';
import { listOrdersOutcome, startOrderList } from './order-list.started.ts';

const orderStatusOutcome = (result: Order) =>
  accepted<AnswerOf<'getOrderStatus'>>({ code: '000', messageText: '', result }, 0);
const rowIdsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);

describe('the list', () => {
  test('loads the orders of its type on opening, once [OM-030 OM-047 OM-053]', () => {
    const { method, path } = ordersOperations.listOrders;
    expect([method, path]).toEqual(['POST', '/order/list']);
    for (const orderType of ['single', 'xsip', 'stp'] as const) {
      const { list } = startOrderList(orderType);
      expect(list.calls).toEqual([{ request: { order_type: orderType } }]);
    }
  });

  test('offers the filter of the answer and shows all orders without a chosen flag [OM-070]', async () => {
    const { actor, list, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(allottedOrder, cancelledOrder));
    expect(loaded().filter).toEqual({ options: [{ label: 'Cancelled', value: 'is_order_cancelled' }], chosen: [] });
    actor.send({ type: 'filter.changed', chosen: ['is_order_cancelled'] });
    expect(rowIdsOf(loaded())).toEqual(['order-4']);
    actor.send({ type: 'filter.changed', chosen: [] });
    expect(rowIdsOf(loaded())).toEqual(['order-1', 'order-4']);
  });

  test('has the same row objects while its orders are the same, whatever action is open', async () => {
    const { actor, list, status, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(allottedOrder, cancelledOrder));
    const [first, second] = loaded().rows;
    actor.send({ type: 'row.opened', id: 'order-1' });
    expect(loaded().rows[0]).toBe(first);
    await status.answer(orderStatusOutcome({ ...allottedOrder, mf_order_message: 'Sent to the fund' }));
    expect(loaded().rows[0]).not.toBe(first);
    expect(loaded().rows[1]).toBe(second);
  });

  test('clears a chosen filter that a later answer no longer offers', async () => {
    const { actor, list, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(allottedOrder, cancelledOrder));
    actor.send({ type: 'filter.changed', chosen: ['is_order_cancelled'] });
    actor.send({ type: 'reload.requested' });
    await list.answer(
      accepted(
        {
          code: '000',
          messageText: '',
          result: [allottedOrder],
          bank_information: undefined,
          status_filter_list: [],
        },
        0,
      ),
    );
    expect([loaded().filter.chosen, rowIdsOf(loaded())]).toEqual([[], ['order-1']]);
  });

  test('shows a failed load as such, not as an empty list, and can be reloaded', async () => {
    const { actor, list, loaded, view } = startOrderList();
    await list.answer(refused('The list could not be read.', '011'));
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'The list could not be read.' } });
    actor.send({ type: 'reload.requested' });
    await list.answer(listOrdersOutcome(allottedOrder));
    expect(rowIdsOf(loaded())).toEqual(['order-1']);
  });

  test('stays unchanged after a failed refresh', async () => {
    const { actor, list, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(allottedOrder));
    actor.send({ type: 'reload.requested' });
    await list.answer(refused('The list could not be read.', '011'));
    expect([rowIdsOf(loaded()), loaded().isBusy, loaded().notice?.text]).toEqual([
      ['order-1'],
      false,
      'The list could not be read.',
    ]);
  });
});

describe('the details of an order', () => {
  test('are fetched, and the answer replaces the order in the list', async () => {
    const { actor, list, status, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(payableOrder, allottedOrder));
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
    await status.answer(orderStatusOutcome({ ...allottedOrder, mf_order_message: 'Redeemed' }));
    expect(loaded().rows.map(({ id, message }) => ({ id, message }))).toEqual([
      { id: 'order-2', message: 'Payment pending' },
      { id: 'order-1', message: 'Redeemed' },
    ]);
    expect(loaded().details).toEqual({ id: 'order-1', state: 'shown', notice: null });
  });

  test('close without a request', async () => {
    const { actor, list, status, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    await status.answer(orderStatusOutcome(allottedOrder));
    actor.send({ type: 'row.closed' });
    expect([loaded().details, status.calls.length]).toEqual([null, 1]);
  });

  test('are open for a single order at a time [OM-062]', async () => {
    const { actor, list, status, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(payableOrder, allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    await status.answer(orderStatusOutcome(allottedOrder));
    expect(loaded().details).toMatchObject({ id: 'order-1', state: 'shown' });
    actor.send({ type: 'row.opened', id: 'order-2' });
    await status.answer(orderStatusOutcome(payableOrder));
    expect(loaded().details).toMatchObject({ id: 'order-2', state: 'shown' });
  });

  test('request the mandate of a SIP too, but not of a SIP that is paid by hand', async () => {
    const { actor, list, status } = startOrderList('xsip');
    await list.answer(
      listOrdersOutcome({ ...allottedOrder, mf_order_type: 'XSIP' }, { ...payableOrder, mf_order_type: 'sip' }),
    );
    actor.send({ type: 'row.opened', id: 'order-1' });
    actor.send({ type: 'row.opened', id: 'order-2' });
    expect(status.calls.map(({ request }) => [request.order_type, request.check_mandate_status])).toEqual([
      ['xsip', true],
      ['sip', false],
    ]);
  });

  test('leave the row closed with its previous data and a notice if they cannot be fetched', async () => {
    const { actor, list, status, loaded } = startOrderList();
    await list.answer(listOrdersOutcome(allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    await status.answer(refused('The exchange does not answer.', '011'));
    expect(loaded().details).toMatchObject({
      id: 'order-1',
      state: 'unavailable',
      notice: { text: 'The exchange does not answer.' },
    });
    expect(loaded().rows[0]?.message).toBe('Units allotted');
  });

  test('are dropped on arrival if another row was opened since', async () => {
    const ports = deferredPorts<OrderListPorts>();
    const answers: ((order: Order) => void)[] = [];
    const getOrderStatus = () =>
      new Promise<ReturnType<typeof orderStatusOutcome>>((resolve) =>
        answers.push((order) => resolve(orderStatusOutcome(order))),
      );
    const { listOrders, cancelOrder, cancelSip, pauseSip, cancelSwp, sendTwoFactorOtp, createSwp } = ports;
    const others = { cancelOrder, cancelSip, pauseSip, cancelSwp, sendTwoFactorOtp, createSwp };
    const actor = createActor(orderList({ listOrders, getOrderStatus, ...others }).machine, {
      input: { orderType: 'single', newSubmission: createSubmissionKeyCounter(), today: () => '2026-11-20' },
    }).start();
    await listOrders.answer(listOrdersOutcome(payableOrder, allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    actor.send({ type: 'row.opened', id: 'order-2' });
    answers[0]?.({ ...allottedOrder, mf_order_message: 'Late' });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(actor.getSnapshot().context['orders']).toEqual([payableOrder, allottedOrder]);
    expect(actor.getSnapshot().matches({ details: 'fetching' })).toBe(true);
  });

  test('change nothing if they arrive after the row was closed', async () => {
    const { actor, list, status } = startOrderList();
    await list.answer(listOrdersOutcome(payableOrder, allottedOrder));
    actor.send({ type: 'row.opened', id: 'order-1' });
    actor.send({ type: 'row.closed' });
    await status.answer(orderStatusOutcome({ ...allottedOrder, mf_order_message: 'Late' }));
    expect(actor.getSnapshot().context['orders']).toEqual([payableOrder, allottedOrder]);
  });
});
