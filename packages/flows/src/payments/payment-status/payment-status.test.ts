import type { Order, RequestOf } from '@folioflow/api/contract';
import type { ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { accepted, emptyAnswerRefusal, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { allottedOrder, cancelledOrder, payableOrder, rejectedOrder } from '../../parts/testing/sample-orders.ts';
import { throwViolation, walk, type Monitor } from '../../model-testing/walk.ts';
import { paymentStatus } from './payment-status.flow.ts';
import { paymentStatusJourneys, paymentStatusWorld } from './payment-status.scenarios.ts';

const chart = paymentStatusJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;

function openPage(orderNumber: string | null = '10000002') {
  const { ports, view, remote } = startFlow(paymentStatus, { orderNumber });
  return { status: ports.getPaymentStatus, view, remote };
}
const acceptedHtml = (notification_html: string) => accepted({ code: '000', messageText: '', notification_html }, 0);

describe('contract', () => {
  for (const { title, run } of flowContract(paymentStatusJourneys, paymentStatusWorld)) test(title, run);
});

test('the status of the stored number is requested once and its HTML is shown [OM-161]', async () => {
  const { status, view } = openPage();
  expect(status.calls).toEqual([
    {
      request: { request_from: 'paymentResponse', request_mode: 'order_payment_status', order_number: '10000002' },
    },
  ]);
  await status.answer(acceptedHtml('<p>Payment received</p>'));
  expect(view()).toEqual({
    screen: 'shown',
    orderNumber: '10000002',
    html: '<p>Payment received</p>',
    payment: null,
    canCheckAgain: false,
  });
});

const viewAfterAnswer = async (result: Order) => {
  const { status, view } = openPage();
  await status.answer(
    accepted({ code: '000', messageText: '', notification_html: '<p>Payment status</p>', result }, 0),
  );
  return view();
};
const paid: Order = { ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false };

describe('the result of the payment', () => {
  test.each([
    ['paymentFailed', { ...payableOrder, is_payment_failed: true }],
    ['paymentPending', payableOrder],
    ['paymentConfirming', { ...payableOrder, mf_order_is_paynow: false }],
    ['inProgress', paid],
    ['allotted', allottedOrder],
    ['rejected', rejectedOrder],
    ['cancelled', cancelledOrder],
  ] as const)('has the state %s of the order in the answer', async (state, order) => {
    expect(await viewAfterAnswer(order)).toMatchObject({ screen: 'shown', payment: { state } });
  });

  test.each([0, ''])('shows the ordered amount when the amount to pay is %j', async (mf_order_pay_amount) => {
    const order = { ...paid, mf_order_pay_amount, mf_order_overall_investment_amount: 5000 };
    expect(await viewAfterAnswer(order)).toMatchObject({ payment: { amount: '5000' } });
  });

  test('shows the amount and the scheme', async () => {
    expect(await viewAfterAnswer(paid)).toMatchObject({
      payment: { amount: '25000', schemeName: payableOrder.mf_order_scheme_name },
    });
  });

  test('offers to pay again on the order screen, if the provider accepts a payment', async () => {
    const failed = { ...payableOrder, is_payment_failed: true };
    expect(await viewAfterAnswer(failed)).toMatchObject({
      payment: {
        payAgain: { to: 'orderEditCheckout', state: { request_mode: 'paynow', selected_order: failed } },
      },
    });
    expect(await viewAfterAnswer({ ...failed, mf_order_type: 'XSIP' })).toMatchObject({
      payment: { payAgain: { to: 'sipEditCheckout' } },
    });
    expect(await viewAfterAnswer({ ...failed, mf_order_is_paynow: false })).toMatchObject({
      payment: { payAgain: null },
    });
  });
});

test('without a number no call is sent', () => {
  for (const orderNumber of [null, '']) {
    const { status, view } = openPage(orderNumber);
    expect(view()).toEqual({ screen: 'numberMissing' });
    expect(status.calls).toEqual([]);
  }
});

test('an unknown status shows the order number, and whether the answer was lost', async () => {
  const unknown = openPage();
  await unknown.status.answer(refused('No such order', '061'));
  expect(unknown.view()).toEqual({
    screen: 'failed',
    orderNumber: '10000002',
    isAnswerLost: false,
    canCheckAgain: false,
  });
  const empty = openPage();
  await empty.status.answer(acceptedHtml(''));
  expect(empty.view()).toEqual({ screen: 'failed', orderNumber: '10000002', isAnswerLost: false, canCheckAgain: true });
  const lost = openPage();
  await lost.status.fail({ kind: 'unreachable', errors: [] });
  const lostAnswerView = { screen: 'failed', orderNumber: '10000002', isAnswerLost: true, canCheckAgain: true };
  expect(lost.view()).toEqual(lostAnswerView);
  const bare = openPage();
  await bare.status.answer(emptyAnswerRefusal());
  expect(bare.view()).toEqual(lostAnswerView);
});

describe('another status check', () => {
  const again = { type: 'check.requested' } as const;
  test('is possible until the bank has confirmed the payment', async () => {
    const { status, view, remote } = openPage();
    const answer = { code: '000', messageText: '', notification_html: '<p>Payment status</p>' };
    await status.answer(accepted({ ...answer, result: { ...payableOrder, mf_order_is_paynow: false } }, 0));
    expect(view()).toMatchObject({ canCheckAgain: true });
    remote.send(again);
    expect(view()).toMatchObject({ screen: 'fetching', orderNumber: '10000002' });
    await status.answer(accepted({ ...answer, result: paid }, 0));
    expect(view()).toMatchObject({ payment: { state: 'inProgress' }, canCheckAgain: false });
    remote.send(again);
    expect(status.calls).toHaveLength(2);
  });

  test('is possible after a lost answer, and the next answer replaces it', async () => {
    const { status, view, remote } = openPage();
    await status.fail({ kind: 'unreachable', errors: [] });
    remote.send(again);
    await status.answer(acceptedHtml('<p>Payment received</p>'));
    expect(view()).toMatchObject({ screen: 'shown', canCheckAgain: false });
  });

  test('is not possible after a refusal', async () => {
    const { status, remote } = openPage();
    await status.answer(refused('No such order', '061'));
    remote.send(again);
    expect(status.calls).toHaveLength(1);
  });
});

/** One call when the page opens, and one for each request of the investor. */
const singleRequestPerCheck: Monitor<Context, number> = {
  name: 'INV-08',
  start: 0,
  step(before, edge) {
    const callCount = 'type' in edge.step && edge.step.type === 'check.requested' ? 0 : before;
    const start = startedCall(edge, 'getPaymentStatus');
    if (!start) return callCount;
    if (callCount > 0) throwViolation('the status is requested twice');
    if ((start.request as RequestOf<'getPaymentStatus'>).order_number === '')
      throwViolation('a status is requested without an order');
    return callCount + 1;
  },
};

describe('invariants', () => {
  const walkWith = (machine: typeof chart) =>
    walk(
      { ...paymentStatusJourneys, flow: { ...paymentStatusJourneys.flow, machine } },
      paymentStatusWorld,
      singleRequestPerCheck,
    );
  test('INV-08 holds', () => expect(walkWith(chart).states).toBeGreaterThan(5));
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
    expect(() => walkWith(faulty)).toThrow('INV-08');
  });
});
