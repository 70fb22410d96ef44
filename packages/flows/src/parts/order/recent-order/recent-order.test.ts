import type { Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../../kit/port.ts';
import { startFlow, startPart } from '../../../model-testing/start-flow.ts';
import {
  allottedOrder,
  cancelledOrder,
  payableOrder,
  rejectedOrder,
  unpaidOrder,
} from '../../testing/sample-orders.ts';
import { purchaseKey, transferKey } from './repeatable-order.ts';
import { repeatableWithdrawal } from './repeatable-withdrawal.ts';
import { recentOrder, recentOrderFlow } from './recent-order.flow.ts';
import type { RecentOrderInput, RepeatableKind } from './recent-order.types.ts';
import { recentlyPlacedAt, recentOrderInput } from './recent-order.scenarios.ts';
import { recentOrderMachine } from './recent-order.machine.ts';

const TEN_MINUTES = 600_000;
const placedStamp = '2026-11-20T15:04:10+05:30';
const scheme = 'Folio Flexi Cap Fund - Direct Growth';
const envelope = { code: '000', messageText: '' };

const placedToday: Partial<Order> = {
  mf_order_scheme_name: scheme,
  mf_order_overall_investment_amount: 15_000,
  submission_key: 'submission-7',
  order_list: [{ mf_order_message: 'Order placed', created_date: placedStamp }],
};
const plan = { ...placedToday, mf_order_type: 'xsip', mf_order_installment_amount: '15000.00' };

/** A listed order of each kind, and the input of its repetition. */
const kinds: Record<Exclude<RepeatableKind, 'mandate'>, { listed: Order; input: RecentOrderInput }> = {
  lumpsum: {
    listed: { ...payableOrder, ...placedToday },
    input: recentOrderInputFor({
      kind: 'lumpsum',
      listType: 'single',
      subjectKey: purchaseKey(`${scheme} `),
      amount: 1_500_000,
    }),
  },
  sip: {
    listed: { ...payableOrder, ...plan },
    input: recentOrderInputFor({ kind: 'sip', listType: 'xsip', subjectKey: purchaseKey(scheme), amount: 1_500_000 }),
  },
  stp: {
    listed: { ...payableOrder, ...plan, mf_order_type: 'stp', stp_source_order_id: 'order-1' },
    input: recentOrderInputFor({
      kind: 'stp',
      listType: 'stp',
      subjectKey: transferKey('order-1', scheme),
      amount: 1_500_000,
    }),
  },
  swp: {
    listed: {
      ...allottedOrder,
      mf_order_swp_information: { swp_frequency: 'MONTHLY', swp_amount: 15_000, created_date: placedStamp },
    },
    input: recentOrderInputFor(repeatableWithdrawal('swp', allottedOrder, '15000.00')),
  },
  redemption: {
    listed: {
      ...allottedOrder,
      mf_order_redemption_information: { redemption_amount: '15000', created_date: placedStamp },
    },
    input: recentOrderInputFor(repeatableWithdrawal('redemption', allottedOrder, '15000.00')),
  },
};

function recentOrderInputFor(order: RecentOrderInput['order']): RecentOrderInput {
  return { order, lostSubmission: undefined, confirmedUntil: 0 };
}

type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

/** Returns the view after the list has answered these orders at this time of the provider's clock. */
async function checkRecentOrder(input: RecentOrderInput, listed: readonly Order[], answeredAt = recentlyPlacedAt) {
  const run = startFlow(orderCheckFlow, input);
  const answer = { ...envelope, result: [...listed], status_filter_list: [] };
  await run.ports.listOrders.answer({ kind: 'accepted', answer, receivedAt: 0, answeredAt });
  return { view: run.view(), request: run.ports.listOrders.calls[0]?.request };
}
const orderCheckFlow = ({ listOrders }: { listOrders: Parameters<typeof recentOrder>[0] }) => ({
  ...recentOrderFlow,
  machine: recentOrder(listOrders),
});

const askingView = (kind: Kind) => ({
  screen: 'asking',
  kind,
  placedAt: recentlyPlacedAt,
  list: { lumpsum: 'orderList', sip: 'sipList', stp: 'stpList', swp: null, redemption: 'orderList' }[kind],
});
const closed = { screen: 'closed' };

describe.each(kindNames)('a %s', (kind) => {
  const { listed, input } = kinds[kind];
  const withoutTime = (order: Order) => Object.assign({}, order, withCreatedDate(order, '20/11/2026'));

  test('requires a confirmation within ten minutes of an identical one in the list of its type', async () => {
    const { view, request } = await checkRecentOrder(input, [listed], recentlyPlacedAt + TEN_MINUTES);
    expect(view).toEqual(askingView(kind));
    expect(request?.order_type).toBe(input.order.listType);
  });

  test('requires no confirmation ten minutes and a millisecond after an identical one', async () => {
    expect((await checkRecentOrder(input, [listed], recentlyPlacedAt + TEN_MINUTES + 1)).view).toEqual(closed);
  });

  test('with another amount is not identical', async () => {
    const other = { ...input, order: { ...input.order, amount: input.order.amount + 1 } };
    expect((await checkRecentOrder(other, [listed])).view).toEqual(closed);
  });

  test('with another scheme or order is not identical', async () => {
    const other = { ...listed, order_id: 'order-9', mf_order_scheme_name: 'Another Fund' };
    expect((await checkRecentOrder(input, [other])).view).toEqual(closed);
  });

  test('requires no confirmation if the provider returns no time of the placed order', async () => {
    expect((await checkRecentOrder(input, [withoutTime(listed)])).view).toEqual(closed);
  });

  test('requires no second confirmation for the same placed order, but for a later one', async () => {
    const confirmed = { ...input, confirmedUntil: recentlyPlacedAt };
    expect((await checkRecentOrder(confirmed, [listed])).view).toEqual(closed);
    const later = Object.assign({}, listed, withCreatedDate(listed, '2026-11-20T15:05:00+05:30'));
    expect((await checkRecentOrder(confirmed, [later, listed])).view).toMatchObject({ screen: 'asking' });
  });

  test('names the newest of several identical ones', async () => {
    const stamp = '2026-11-20T15:05:00+05:30';
    const later = Object.assign({}, listed, withCreatedDate(listed, stamp));
    for (const orders of [
      [listed, later],
      [later, listed],
    ])
      expect((await checkRecentOrder(input, orders)).view).toMatchObject({ placedAt: Date.parse(stamp) });
  });

  test('is not compared with its own lost submission', async () => {
    expect((await checkRecentOrder({ ...input, lostSubmission: 'submission-7' }, [listed])).view).toEqual(closed);
  });
});

function withCreatedDate(order: Order, created_date: string): Partial<Order> {
  const { mf_order_swp_information: swp, mf_order_redemption_information: redeemed } = order;
  return {
    order_list: [{ mf_order_message: 'Order placed', created_date }],
    ...(swp && { mf_order_swp_information: { ...swp, created_date } }),
    ...(redeemed && { mf_order_redemption_information: { ...redeemed, created_date } }),
  };
}

describe('an order of the list', () => {
  const { listed, input } = kinds.lumpsum;

  test.each([
    ['cancelled', cancelledOrder],
    ['rejected', rejectedOrder],
    ['unpaid after a failed payment', unpaidOrder],
  ])('can be placed again without a confirmation if it is %s', async (_, order) => {
    expect((await checkRecentOrder(input, [{ ...order, ...placedToday }])).view).toEqual(closed);
  });

  test('requires a confirmation if its key is not the key of the lost answer', async () => {
    expect((await checkRecentOrder({ ...input, lostSubmission: 'submission-8' }, [listed])).view).toMatchObject({
      screen: 'asking',
    });
  });

  test('is not identical if it transfers out of another order', async () => {
    const other = { ...kinds.stp.listed, stp_source_order_id: 'order-2' };
    expect((await checkRecentOrder(kinds.stp.input, [other])).view).toEqual(closed);
  });

  test('is compared by the clock of the device if the answer has no time', async () => {
    const run = startFlow(orderCheckFlow, input);
    const answer = { ...envelope, result: [listed], status_filter_list: [] };
    await run.ports.listOrders.answer(accepted(answer, recentlyPlacedAt + TEN_MINUTES + 1));
    expect(run.view()).toEqual(closed);
  });
});

describe('the optional check', () => {
  const passed = { kind: 'passed', confirmedUntil: 0 };

  test('lets the order pass after a refused or failed list', async () => {
    const run = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, recentOrderInput());
    await run.ports.findRecentOrder.answer(refused('Busy'));
    expect(run.actor.getSnapshot().output).toEqual(passed);
    const other = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, recentOrderInput());
    await other.ports.findRecentOrder.fail(new Error('gone'));
    expect(other.actor.getSnapshot().output).toEqual(passed);
  });

  test('lets the order pass after three seconds and ignores a late answer', async () => {
    const run = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, recentOrderInput());
    run.clock.increment(2_999);
    expect(run.view()).toEqual({ screen: 'checking' });
    run.clock.increment(1);
    await run.ports.findRecentOrder.answer(accepted({ placedAt: recentlyPlacedAt }, 0));
    expect(run.actor.getSnapshot().output).toEqual(passed);
  });

  test('returns the time up to which repetitions are confirmed, or `left`', async () => {
    const run = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, recentOrderInput());
    await run.ports.findRecentOrder.answer(accepted({ placedAt: recentlyPlacedAt }, 0));
    run.send({ type: 'repeat.confirmed' });
    expect(run.actor.getSnapshot().output).toEqual({ kind: 'passed', confirmedUntil: recentlyPlacedAt });
    const left = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, recentOrderInput());
    await left.ports.findRecentOrder.answer(accepted({ placedAt: recentlyPlacedAt }, 0));
    left.send({ type: 'repeat.left' });
    expect(left.actor.getSnapshot().output).toEqual({ kind: 'left' });
  });
});
