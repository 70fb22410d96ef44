import { LISTED_ORDER_TYPES } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { storyArgs } from '../../model-testing/journey.ts';
import { accepted, refused } from '../../kit/port.ts';
import { allottedOrder, cancelledOrder, payableOrder } from '../../parts/testing/sample-orders.ts';
import { listOrdersOutcome } from '../order-list/order-list.started.ts';
import { sipOrder, transferOrder } from '../order-list/testing/sample-order-list.ts';
import { pausableSip } from '../sip-pause/sip-pause.scenarios.ts';
import { allOrdersJourneys } from './all-orders.scenarios.ts';
import { startAllOrders, startLoadedOrders } from './all-orders.started.ts';

const orders = { single: [payableOrder, allottedOrder, cancelledOrder], xsip: [sipOrder], stp: [transferOrder] };

describe('the lists', () => {
  test('are requested at once, and shown when each of them has answered', async () => {
    const { lists, view, ids } = startAllOrders();
    for (const list of LISTED_ORDER_TYPES) expect(lists[list].calls).toEqual([{ request: { order_type: list } }]);
    await lists.stp.answer(listOrdersOutcome(transferOrder));
    await lists.single.answer(listOrdersOutcome(allottedOrder));
    expect(view().screen).toBe('loading');
    await lists.xsip.answer(listOrdersOutcome(sipOrder));
    expect(ids()).toEqual(['order-1', 'sip-1', 'stp-1']);
  });

  test('are merged with the latest order first, and orders without a day last', async () => {
    const undated = { ...sipOrder, order_list: [], order_start_date: '' };
    const { ids } = await startLoadedOrders({ ...orders, single: [cancelledOrder, payableOrder], xsip: [undated] });
    expect(ids()).toEqual(['order-2', 'stp-1', 'order-4', 'sip-1']);
  });

  test('show an order that is in two of them once, and address it in the first', async () => {
    const lists = { single: [allottedOrder], xsip: [allottedOrder, sipOrder], stp: [] };
    const { loaded } = await startLoadedOrders(lists);
    expect(loaded()).toMatchObject({ total: 2, listByRow: { 'order-1': 'single', 'sip-1': 'xsip' } });
  });

  test('that fail are named beside the orders of the others, and are requested again alone', async () => {
    const { lists, send, loaded, ids } = startAllOrders();
    await lists.single.answer(listOrdersOutcome(allottedOrder));
    await lists.xsip.answer(listOrdersOutcome(sipOrder));
    await lists.stp.answer(refused('Come back later.', '011'));
    expect(ids()).toEqual(['order-1', 'sip-1']);
    expect(loaded().missing).toMatchObject([{ list: 'stp', isBusy: false, notice: { text: 'Come back later.' } }]);
    send({ type: 'list.retried', list: 'stp' });
    expect(LISTED_ORDER_TYPES.map((list) => lists[list].calls.length)).toEqual([1, 1, 2]);
    expect(loaded()).toMatchObject({ total: 2, missing: [{ list: 'stp', isBusy: true, notice: null }] });
    await lists.stp.answer(listOrdersOutcome(transferOrder));
    expect(loaded()).toMatchObject({ total: 3, missing: [] });
  });

  test('that fail are named while the others are awaited, and are requested again alone', async () => {
    const { lists, send, view } = startAllOrders();
    await lists.xsip.answer(refused('Come back later.', '011'));
    expect(view()).toMatchObject({
      screen: 'loading',
      missing: [{ list: 'xsip', notice: { text: 'Come back later.' } }],
    });
    send({ type: 'list.retried', list: 'xsip' });
    expect(LISTED_ORDER_TYPES.map((list) => lists[list].calls.length)).toEqual([1, 2, 1]);
    expect(view()).toMatchObject({ screen: 'loading', missing: [] });
  });

  test('that all fail by requests are one failure with each of their errors once', async () => {
    const { lists, view } = startAllOrders();
    await lists.single.fail({ kind: 'http', errors: ['Busy.', 'Come back later.'] });
    await lists.xsip.fail({ kind: 'http', errors: ['Busy.'] });
    await lists.stp.fail({ kind: 'http', errors: ['Down.'] });
    expect(view()).toMatchObject({
      screen: 'unavailable',
      notice: { text: 'Busy. Come back later. Down.', errors: ['Busy.', 'Come back later.', 'Down.'] },
    });
  });

  test('that all fail are one failure with one retry', async () => {
    const { lists, send, view } = startAllOrders();
    for (const list of LISTED_ORDER_TYPES) await lists[list].answer(refused(`Not ${list}.`, '011'));
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Not single.' } });
    send({ type: 'reload.requested' });
    expect(LISTED_ORDER_TYPES.map((list) => lists[list].calls.length)).toEqual([2, 2, 2]);
    expect(view().screen).toBe('loading');
  });

  test('stay visible while they are reloaded', async () => {
    const { lists, send, loaded } = await startLoadedOrders(orders);
    send({ type: 'reload.requested' });
    expect(loaded()).toMatchObject({ isBusy: true, total: 5 });
    for (const list of LISTED_ORDER_TYPES) await lists[list].answer(listOrdersOutcome(...orders[list]));
    expect(loaded()).toMatchObject({ isBusy: false, total: 5 });
  });
});

describe('the filter', () => {
  test('is read from the address and written to it, without unknown values', async () => {
    const { loaded, send } = await startLoadedOrders(orders, '?status=allotted&kind=gold&kind=sip&status=%E0%A4%A');
    expect(loaded()).toMatchObject({
      search: '?kind=sip&status=allotted',
      filter: { kinds: ['sip'], stages: ['allotted'] },
    });
    send({ type: 'filter.changed', filter: { kinds: [], stages: [] } });
    expect(loaded().search).toBe('');
  });

  test.each([
    ['?kind=lumpsum', ['order-2', 'order-1', 'order-4']],
    ['?kind=sip&kind=stp', ['sip-1', 'stp-1']],
    ['?status=payment', ['order-2']],
    ['?status=allotted&kind=lumpsum', ['order-1']],
    ['?status=cancelled&kind=sip', []],
  ])('%s shows %j', async (search, expected) => {
    const { ids, loaded } = await startLoadedOrders(orders, search);
    expect(ids()).toEqual(expected);
    expect(loaded().total).toBe(5);
  });

  test('finds orders by a running SWP and by a redemption that is not paid out', () => {
    const rowsOf = (name: 'ListedWithSwp' | 'ListedWithRedemption') => {
      const { view } = storyArgs(allOrdersJourneys, name);
      return view.screen === 'loaded' ? view.rows : [];
    };
    expect(rowsOf('ListedWithSwp').map(({ withdrawal }) => withdrawal !== null)).toEqual([true]);
    expect(rowsOf('ListedWithRedemption').map(({ redemption }) => redemption)).toEqual([
      { amount: '15000', requestedDay: '2026-11-19' },
    ]);
  });

  test.each([
    ['a payment in confirmation', { mf_order_is_paynow: false }],
    ['a failed payment', { is_payment_failed: true }],
  ])('counts an order with %s as one that is not paid yet', async (_, change) => {
    const single = [{ ...payableOrder, ...change }];
    const { ids } = await startLoadedOrders({ ...orders, single }, '?status=payment');
    expect(ids()).toEqual(['order-2']);
  });
});

describe('an order', () => {
  test('opens its details in its own list, and closes those of another list', async () => {
    const { ports, send, loaded } = await startLoadedOrders(orders);
    send({ type: 'row.opened', list: 'single', id: 'order-1' });
    expect(loaded().details).toMatchObject({ id: 'order-1', state: 'fetching' });
    send({ type: 'row.opened', list: 'xsip', id: 'sip-1' });
    expect(loaded().details).toMatchObject({ id: 'sip-1', state: 'fetching' });
    expect(ports.getOrderStatus.calls.map(({ request }) => request.order_type)).toEqual(['single', 'xsip']);
    send({ type: 'row.closed' });
    expect(loaded().details).toBeNull();
  });

  test('is cancelled by the action of its own list', async () => {
    const { remote, loaded } = await startLoadedOrders(orders);
    remote.child('single').send({ type: 'cancellation.requested', id: 'order-2' });
    expect(loaded().acting.map(({ list, cancelling }) => [list, cancelling?.row.id])).toEqual([['single', 'order-2']]);
  });

  test('leads, once it is paused, to the page with the text of the provider', async () => {
    const { actor, ports, remote } = await startLoadedOrders({ ...orders, xsip: [pausableSip] });
    const exits: unknown[] = [];
    actor.on('exit.taken', ({ exit }) => void exits.push(exit));
    const sips = remote.child('xsip');
    sips.send({ type: 'pause.requested', id: pausableSip._id });
    const pause = sips.child('sipPause');
    pause.send({ type: 'installments.chosen', count: 2 });
    pause.send({ type: 'pause.submitted' });
    pause.child('pinConfirmation').send({ type: 'pin.submitted', pin: '1234' });
    const answer = { code: '000', messageText: '', display_html: '<p>Paused</p>', result: [pausableSip] };
    await ports.pauseSip.answer(accepted(answer, 0));
    expect(exits).toEqual([{ to: 'fyInformation', state: { display_html: '<p>Paused</p>' } }]);
  });
});
