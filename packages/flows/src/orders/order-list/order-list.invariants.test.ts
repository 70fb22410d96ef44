import type { Order } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, isDone, keepsDraft, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Edge, type Monitor } from '../../kit/walk.ts';
import { cancelledOrder } from '../../parts/sample-orders.ts';
import { orderListJourneys, orderListWorld } from './order-list.scenarios.ts';

const chart = orderListJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
const on = <Memory>(monitor: Monitor<Context, Memory>, machine: typeof chart) =>
  walk({ ...orderListJourneys, flow: { ...orderListJourneys.flow, machine } }, orderListWorld, monitor);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const ordersAfter = ({ from, step }: Edge<Context>): readonly Order[] | 'same' => {
  if (from === null) return 'same';
  if (isWorldStep(step)) {
    if (step.step === 'done' && step.port === 'listOrders') return (step.answer as { result: readonly Order[] }).result;
    return 'same';
  }
  if (step.type !== 'orders.replaced' || !from.can(step)) return 'same';
  return (step as unknown as { orders?: readonly Order[] }).orders ?? [];
};

const changesByAnswersOnly: Monitor<Context, null> = {
  name: 'INV-32',
  start: null,
  step(_, edge) {
    if (edge.from === null || isDone(edge, 'getOrderStatus')) return null;
    const expected = ordersAfter(edge);
    if (!isSame(edge.to.context.orders, expected === 'same' ? edge.from.context.orders : expected))
      violated(failureAt(edge) ? 'a failure changed the list' : 'the list is not what was answered');
    return null;
  },
};

/** The answer speaks of the order asked for last, and touches no other one; a question that was dropped has no answer. */
const ownOrderOnly: Monitor<Context, string> = {
  name: 'INV-61',
  start: '',
  step(asked, edge) {
    const start = startOf(edge, 'getOrderStatus');
    if (isDone(edge, 'getOrderStatus') && edge.from !== null && isWorldStep(edge.step) && edge.step.step === 'done') {
      const { _id } = (edge.step.answer as { result: Order }).result;
      const others = ({ context }: { context: Context }) => context.orders.filter((order) => order._id !== _id);
      if (!isSame(others(edge.from), others(edge.to))) violated('an answer changed another order');
      if (edge.to.context.openId !== asked) violated('an answer opens a row that was not asked for');
    }
    if (!start) return asked;
    return (start.request as { selected_order: Order }).selected_order._id;
  },
};

const draft = keepsDraft<Context>(({ chosen, openId }) => ({ chosen, openId }));

describe('invariants', () => {
  test('INV-32 holds', () => expect(on(changesByAnswersOnly, chart).states).toBeGreaterThan(100));
  test('INV-61 holds', () => expect(on(ownOrderOnly, chart).states).toBeGreaterThan(100));
  test('INV-57 holds', () => expect(on(draft, chart).states).toBeGreaterThan(100));

  test.each([
    {
      because: 'a failed refresh empties the list',
      faulty: chart.provide({ actions: { keepListFailure: assign({ orders: [] }) } }),
    },
    {
      because: 'an answer without a list keeps the old one',
      faulty: chart.provide({ actions: { replaceList: () => undefined } }),
    },
    {
      because: 'closing a row forgets the order',
      faulty: chart.provide({ actions: { forgetRowNotice: assign({ orders: [] }) } }),
    },
  ])('INV-32 fails when $because', ({ faulty }) => {
    expect(() => on(changesByAnswersOnly, faulty)).toThrow('INV-32');
  });

  test.each([
    {
      because: 'an answer replaces whatever is first',
      faulty: chart.provide({
        actions: { replaceOrder: assign(({ context }) => ({ orders: [cancelledOrder, ...context.orders.slice(1)] })) },
      }),
    },
    {
      because: 'a row asked for while another one is fetched gets the answer of the other',
      faulty: mutant(chart, 'details.fetching', { on: { 'row.opened': { actions: 'rememberOpen' } } }),
    },
  ])('INV-61 fails when $because', ({ faulty }) => {
    expect(() => on(ownOrderOnly, faulty)).toThrow('INV-61');
  });

  test('INV-57 fails when a failure forgets the filter', () => {
    const faulty = chart.provide({ actions: { keepListFailure: assign({ chosen: ['is_order_rejected'] }) } });
    expect(() => on(draft, faulty)).toThrow('INV-57');
  });
});
