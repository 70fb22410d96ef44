import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { order } from '../fixtures/orders.ts';
import { ORDER_STATUSES } from '../labels.ts';
import { orderSchema } from '../shapes/order.ts';
import { statedOrderStatusOf } from './order-status.ts';

const parseStatus = (fields: object) => {
  const { order_status: _, order_status_date: __, ...flags } = order;
  return statedOrderStatusOf(v.parse(orderSchema, { ...flags, ...fields }));
};

describe('the status of an order', () => {
  test.each(ORDER_STATUSES)('%s is read from the answer', (status) => {
    expect(parseStatus({ order_status: status })).toEqual({ status, day: null });
  });

  test.each([{}, { order_status: null }, { order_status: '' }, { order_status: 'onHold' }, { order_status: 7 }])(
    'is unknown in %j, and the answer remains valid',
    (fields) => {
      expect(parseStatus(fields)).toBeNull();
    },
  );

  test('has a day if it is paused or waits for a payout', () => {
    const dayOf = (order_status: string, order_status_date: unknown) =>
      parseStatus({ order_status, order_status_date })?.day;
    expect(dayOf('paused', '05/01/2027')).toBe('2027-01-05');
    expect(dayOf('payoutPending', '2026-11-25')).toBe('2026-11-25');
    expect(dayOf('payoutPending', '31/02/2027')).toBeNull();
    expect(dayOf('payoutPending', null)).toBeNull();
    expect(dayOf('allotted', '05/01/2027')).toBeNull();
  });
});
