import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { paymentCalendar } from './payment-calendar.flow.ts';
import { createPaymentSourceLoader } from './payment-sources.ts';
import { mandatesAnswer, monthlySip, monthlyTransfer, ordersAnswer } from './testing/sample-plans.ts';
import type { PaymentCalendarPorts } from './payment-calendar.types.ts';

const scope = { signal: new AbortController().signal };
const listsOf =
  (failing: readonly string[]): PaymentCalendarPorts['listOrders'] =>
  ({ order_type }) =>
    Promise.resolve(
      failing.includes(order_type)
        ? refused('Not now.', '099')
        : accepted(ordersAnswer(...(order_type === 'stp' ? [monthlyTransfer] : [])), 7),
    );

test('the calendar begins on the day that is known after the answers', async () => {
  let today = '2027-06-26';
  const { ports, view } = startFlow(paymentCalendar, { today: () => today, sources: ['xsip'] });
  today = '2026-11-26';
  await ports.listOrders.answer(accepted(ordersAnswer(monthlySip), 0));
  expect(view()).toMatchObject({ screen: 'loaded', from: '2026-11-26', until: '2027-02-26' });
});

describe('the lists', () => {
  test('are requested at once, the mandates without a day', () => {
    const { ports } = startFlow(paymentCalendar, { today: () => '2026-11-26' });
    expect(ports.listOrders.calls.map(({ request }) => request)).toEqual([
      { order_type: 'single' },
      { order_type: 'xsip' },
      { order_type: 'stp' },
    ]);
    expect(ports.listBankAccounts.calls).toEqual([{ request: {} }]);
  });

  test('are limited to those that the page needs', () => {
    const { ports } = startFlow(paymentCalendar, { today: () => '2026-11-26', sources: ['xsip'] });
    expect(ports.listOrders.calls).toHaveLength(1);
    expect(ports.listBankAccounts.calls).toEqual([]);
  });

  test('that fail are missing, the others are answered', async () => {
    const load = createPaymentSourceLoader({
      listOrders: listsOf(['xsip']),
      listBankAccounts: () => Promise.reject(new Error('unreachable')),
    });
    expect(await load(['single', 'xsip', 'stp', 'mandates'], scope)).toEqual({
      kind: 'accepted',
      receivedAt: 7,
      answer: {
        sources: { single: ordersAnswer(), xsip: null, stp: ordersAnswer(monthlyTransfer), mandates: null },
        notices: [
          { kind: 'refused', text: 'Not now.', via: 'answer', errors: [] },
          { kind: 'unreachable', text: 'unreachable', via: 'network', errors: ['unreachable'] },
        ],
      },
    });
  });

  test('that all fail are refused with the first reason', async () => {
    const listOrders = listsOf(['single', 'xsip', 'stp']);
    const load = createPaymentSourceLoader({
      listOrders,
      listBankAccounts: () => Promise.reject(new Error('unreachable')),
    });
    expect(await load(['single', 'mandates'], scope)).toMatchObject({ kind: 'refused', text: 'Not now.' });
    await expect(load(['mandates', 'single'], scope)).rejects.toThrow('unreachable');
  });

  test('of an ended session end the call', async () => {
    const load = createPaymentSourceLoader({
      listOrders: listsOf([]),
      listBankAccounts: () => Promise.resolve({ kind: 'ended', verdict: { token: 'keep' } } as never),
    });
    expect(await load(['single', 'mandates'], scope)).toMatchObject({ kind: 'ended' });
  });
});

test('only the list that failed is requested again, and the loaded ones remain', async () => {
  const { ports, view, send } = startFlow(paymentCalendar, {
    today: () => '2026-11-26',
    sources: ['xsip', 'mandates'],
  });
  await ports.listOrders.answer(accepted(ordersAnswer(monthlySip), 0));
  await ports.listBankAccounts.fail(new Error('unreachable'));
  expect(view()).toMatchObject({ screen: 'loaded', missing: ['mandates'], plan: { mandateCover: 'unknown' } });
  send({ type: 'reload.requested' });
  expect(view()).toMatchObject({ isBusy: true });
  await ports.listBankAccounts.answer(accepted(mandatesAnswer(), 0));
  expect(view()).toMatchObject({ isBusy: false, missing: [], plan: { mandateCover: 'missing' } });
  expect([ports.listOrders.calls.length, ports.listBankAccounts.calls.length]).toEqual([1, 2]);
});

test('a complete calendar is refreshed by all lists, and a list that fails then is as before', async () => {
  const { ports, view, send } = startFlow(paymentCalendar, {
    today: () => '2026-11-26',
    sources: ['xsip', 'mandates'],
  });
  await ports.listOrders.answer(accepted(ordersAnswer(monthlySip), 0));
  await ports.listBankAccounts.answer(accepted(mandatesAnswer(), 0));
  send({ type: 'reload.requested' });
  expect([ports.listOrders.calls.length, ports.listBankAccounts.calls.length]).toEqual([2, 2]);
  await ports.listOrders.answer(refused('Not now.', '099'));
  await ports.listBankAccounts.answer(accepted(mandatesAnswer(), 0));
  expect(view()).toMatchObject({ missing: ['xsip'], plan: { nextDebit: { day: '2026-12-07' } } });
});

test('a refused list is an alert with the text of the provider, also beside a loaded one [OM-324]', async () => {
  const { ports, notices } = startFlow(paymentCalendar, { today: () => '2026-11-26', sources: ['xsip', 'mandates'] });
  await ports.listOrders.answer(refused('Not now.', '099'));
  await ports.listBankAccounts.answer(accepted(mandatesAnswer(), 0));
  expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Not now.' }]);
});
