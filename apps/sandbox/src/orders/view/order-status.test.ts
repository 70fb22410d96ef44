import { type OrderStatus } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { listField } from '../../testing/journeys.ts';
import { createOrderRow, createPayoutRow, createPlanRow } from '../../testing/order-rows.ts';
import { type OrderState, type OrderType } from '../records/order-tables.ts';
import { orderStatusFieldsOf } from './order-status.ts';

const row = (state: OrderState, type: OrderType = 'single') => createOrderRow('order', { state, type });
const at = (moment: string) => Date.parse(`${moment}+05:30`);

describe('the status of a lumpsum order', () => {
  const statuses: readonly (readonly [OrderState, OrderStatus])[] = [
    ['payment_pending', 'waitingForPayment'],
    ['payment_failed', 'waitingForPayment'],
    ['payment_processing', 'processing'],
    ['paid', 'processing'],
    ['allotted', 'allotted'],
    ['rta_rejected', 'rejected'],
    ['cancelled', 'cancelled'],
    ['redeemed_full', 'redeemed'],
    ['transferred_full', 'completed'],
  ];
  test.each(statuses)('in the state %s is %s, without a day', (state, order_status) => {
    expect(orderStatusFieldsOf(row(state), {})).toEqual({ order_status });
  });

  test('names the day of the payout, if it is known', () => {
    const redemption = createPayoutRow('out', { due_at: at('2026-11-26T09:00:00') });
    expect(orderStatusFieldsOf(row('redeem_requested'), { redemption })).toEqual({
      order_status: 'payoutPending',
      order_status_date: '26/11/2026',
    });
    expect(orderStatusFieldsOf(row('redeem_requested'), {})).toEqual({ order_status: 'payoutPending' });
  });
});

describe('the status of a registration', () => {
  const plan = createPlanRow('plan', { kind: 'sip', first_day: '2026-10-07', made: 2 });
  const statuses: readonly (readonly [OrderState, OrderStatus])[] = [
    ['registered', 'active'],
    ['allotted', 'active'],
    ['waiting_for_mandate', 'processing'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['rta_rejected', 'rejected'],
  ];
  test.each(statuses)('in the state %s is %s', (state, order_status) => {
    expect(orderStatusFieldsOf(row(state, 'xsip'), { plan })).toEqual({ order_status });
  });

  test('waits for the payment of an instalment, unless it has ended', () => {
    const payable = row('payment_pending', 'installment');
    const statusWithPayable = (state: OrderState) => orderStatusFieldsOf(row(state, 'sip'), { plan, payable });
    expect(statusWithPayable('registered')).toEqual({ order_status: 'waitingForPayment' });
    expect(statusWithPayable('allotted')).toEqual({ order_status: 'waitingForPayment' });
    expect(statusWithPayable('cancelled')).toEqual({ order_status: 'cancelled' });
  });

  test('is paused until the day of the first instalment that is not skipped; after the last one there is none', () => {
    const paused = (skips: number) => orderStatusFieldsOf(row('paused', 'xsip'), { plan: { ...plan, skips } });
    expect(paused(2)).toEqual({ order_status: 'paused', order_status_date: '07/02/2027' });
    expect(paused(10)).toEqual({ order_status: 'paused' });
  });
});

describe('the seeded orders', () => {
  const on = benchPerTest();

  test('have a status each', async () => {
    const token = await on.token('9000000101');
    const statusesOf = async (order_type: string) =>
      listField(await on.ask('/order/list', { order_type }, { token })).map(({ order_status }) => order_status);
    const single = await statusesOf('single');
    expect(single.toSorted()).toEqual([
      ...Array<string>(9).fill('allotted'),
      'cancelled',
      'rejected',
      'waitingForPayment',
    ]);
    expect((await statusesOf('xsip')).toSorted()).toEqual([
      'active',
      'active',
      'active',
      'processing',
      'waitingForPayment',
    ]);
    expect(await statusesOf('stp')).toEqual(['active']);
  });
});
