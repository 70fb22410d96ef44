import type { Order, RequestOf } from '@folioflow/api/contract';
import type { ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { accepted, emptyAnswer, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { allottedOrder, cancelledOrder, payableOrder, rejectedOrder } from '../../parts/sample-orders.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import { paymentStatus } from './index.ts';
import { paymentStatusJourneys, paymentStatusWorld } from './payment-status.scenarios.ts';

const chart = paymentStatusJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;

function opened(orderNumber: string | null = '10000002') {
  const { ports, view, remote } = startedOf(paymentStatus, { orderNumber });
  return { status: ports.getPaymentStatus, view, remote };
}
const told = (notification_html: string) => accepted({ code: '000', messageText: '', notification_html });

describe('contract', () => {
  for (const { title, run } of flowContract(paymentStatusJourneys, paymentStatusWorld)) test(title, run);
});

test('the status of the stored number is requested once and answered with HTML [OM-161]', async () => {
  const { status, view } = opened();
  expect(status.calls).toEqual([
    {
      request: { request_from: 'paymentResponse', request_mode: 'order_payment_status', order_number: '10000002' },
    },
  ]);
  await status.answer(told('<p>Payment received</p>'));
  expect(view()).toEqual({
    screen: 'shown',
    orderNumber: '10000002',
    html: '<p>Payment received</p>',
    payment: null,
    canCheckAgain: false,
  });
});

const answeredWith = async (result: Order) => {
  const { status, view } = opened();
  await status.answer(accepted({ code: '000', messageText: '', notification_html: '<p>So it is</p>', result }));
  return view();
};
const paid: Order = { ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false };

describe('the result of the payment, read from the order of the answer', () => {
  test.each([
    ['paymentFailed', { ...payableOrder, is_payment_failed: true }],
    ['paymentPending', payableOrder],
    ['paymentConfirming', { ...payableOrder, mf_order_is_paynow: false }],
    ['inProgress', paid],
    ['allotted', allottedOrder],
    ['rejected', rejectedOrder],
    ['cancelled', cancelledOrder],
  ] as const)('is %s', async (state, order) => {
    expect(await answeredWith(order)).toMatchObject({ screen: 'shown', payment: { state } });
  });

  test.each([0, ''])('shows the ordered amount when the amount to pay is %j', async (mf_order_pay_amount) => {
    const order = { ...paid, mf_order_pay_amount, mf_order_overall_investment_amount: 5000 };
    expect(await answeredWith(order)).toMatchObject({ payment: { amount: '5000' } });
  });

  test('shows the amount and the scheme', async () => {
    expect(await answeredWith(paid)).toMatchObject({
      payment: { amount: '25000', schemeName: payableOrder.mf_order_scheme_name },
    });
  });

  test('offers to pay again on the order screen, if the provider accepts a payment', async () => {
    const failed = { ...payableOrder, is_payment_failed: true };
    expect(await answeredWith(failed)).toMatchObject({
      payment: {
        payAgain: { to: 'orderEditCheckout', state: { request_mode: 'paynow', selected_order: failed } },
      },
    });
    expect(await answeredWith({ ...failed, mf_order_type: 'XSIP' })).toMatchObject({
      payment: { payAgain: { to: 'sipEditCheckout' } },
    });
    expect(await answeredWith({ ...failed, mf_order_is_paynow: false })).toMatchObject({ payment: { payAgain: null } });
  });
});

test('without a number no call is sent', () => {
  for (const orderNumber of [null, '']) {
    const { status, view } = opened(orderNumber);
    expect(view()).toEqual({ screen: 'numberMissing' });
    expect(status.calls).toEqual([]);
  }
});

test('an unknown status shows the order number, and whether the answer was lost', async () => {
  const unknown = opened();
  await unknown.status.answer(refused('No such order', '061'));
  expect(unknown.view()).toEqual({
    screen: 'failed',
    orderNumber: '10000002',
    isAnswerLost: false,
    canCheckAgain: false,
  });
  const empty = opened();
  await empty.status.answer(told(''));
  expect(empty.view()).toEqual({ screen: 'failed', orderNumber: '10000002', isAnswerLost: false, canCheckAgain: true });
  const lost = opened();
  await lost.status.fail({ kind: 'unreachable', errors: [] });
  const nothingSaid = { screen: 'failed', orderNumber: '10000002', isAnswerLost: true, canCheckAgain: true };
  expect(lost.view()).toEqual(nothingSaid);
  const bare = opened();
  await bare.status.answer(emptyAnswer());
  expect(bare.view()).toEqual(nothingSaid);
});

describe('another status check', () => {
  const again = { type: 'check.requested' } as const;
  test('is possible until the bank has confirmed the payment', async () => {
    const { status, view, remote } = opened();
    const so = { code: '000', messageText: '', notification_html: '<p>So it is</p>' };
    await status.answer(accepted({ ...so, result: { ...payableOrder, mf_order_is_paynow: false } }));
    expect(view()).toMatchObject({ canCheckAgain: true });
    remote.send(again);
    expect(view()).toMatchObject({ screen: 'fetching', orderNumber: '10000002' });
    await status.answer(accepted({ ...so, result: paid }));
    expect(view()).toMatchObject({ payment: { state: 'inProgress' }, canCheckAgain: false });
    remote.send(again);
    expect(status.calls).toHaveLength(2);
  });

  test('is possible after a lost answer, and the next answer replaces it', async () => {
    const { status, view, remote } = opened();
    await status.fail({ kind: 'unreachable', errors: [] });
    remote.send(again);
    await status.answer(told('<p>Payment received</p>'));
    expect(view()).toMatchObject({ screen: 'shown', canCheckAgain: false });
  });

  test('is not possible after a refusal', async () => {
    const { status, remote } = opened();
    await status.answer(refused('No such order', '061'));
    remote.send(again);
    expect(status.calls).toHaveLength(1);
  });
});

/** One call when the page opens, and one for each request of the investor. */
const asksOnceForANumber: Monitor<Context, number> = {
  name: 'INV-08',
  start: 0,
  step(before, edge) {
    const asked = 'type' in edge.step && edge.step.type === 'check.requested' ? 0 : before;
    const start = startOf(edge, 'getPaymentStatus');
    if (!start) return asked;
    if (asked > 0) violated('the status is requested twice');
    if ((start.request as RequestOf<'getPaymentStatus'>).order_number === '')
      violated('a status is requested without an order');
    return asked + 1;
  },
};

describe('invariants', () => {
  const on = (machine: typeof chart) =>
    walk(
      { ...paymentStatusJourneys, flow: { ...paymentStatusJourneys.flow, machine } },
      paymentStatusWorld,
      asksOnceForANumber,
    );
  test('INV-08 holds', () => expect(on(chart).states).toBeGreaterThan(5));
  test.each([
    {
      because: 'a failure repeats the request automatically',
      faulty: mutant(chart, 'unanswered', { always: 'initiated' }),
    },
    {
      because: 'a number is not required',
      faulty: mutant(chart, 'deciding', { always: 'initiated' }),
    },
  ])('INV-08 fails when $because', ({ faulty }) => {
    expect(() => on(faulty)).toThrow('INV-08');
  });
});
