import { describe, expect, test } from 'vitest';
import { allottedOrder, cancelledOrder, payableOrder, unpaidOrder } from '../testing/sample-orders.ts';
import { displayedStatusOf } from './order-status.ts';

describe('the status of an order', () => {
  test('is the stated one, whatever the flags are', () => {
    expect(displayedStatusOf({ ...allottedOrder, order_status: 'redeemed' }).name).toBe('redeemed');
    expect(displayedStatusOf({ ...cancelledOrder, order_status: 'active' }).name).toBe('active');
  });

  test('is the state of the flags if none is stated', () => {
    expect(displayedStatusOf(allottedOrder)).toEqual({ name: 'allotted', day: null, hasMoreInMessage: true });
    expect(displayedStatusOf(payableOrder).name).toBe('paymentPending');
    expect(displayedStatusOf(unpaidOrder).name).toBe('paymentFailed');
  });

  test('has the day of a pause and of a payout', () => {
    const dated = { ...allottedOrder, order_status_date: '10/04/2027' };
    expect(displayedStatusOf({ ...dated, order_status: 'paused' }).day).toBe('2027-04-10');
    expect(displayedStatusOf({ ...dated, order_status: 'payoutPending' }).day).toBe('2027-04-10');
    expect(displayedStatusOf({ ...dated, order_status: 'active' }).day).toBeNull();
  });

  test('needs the text of the provider for the reason of a wait and for a failed payment alone', () => {
    const hasMore = (order: Parameters<typeof displayedStatusOf>[0]) => displayedStatusOf(order).hasMoreInMessage;
    expect(hasMore({ ...allottedOrder, order_status: 'processing' })).toBe(true);
    expect(hasMore({ ...unpaidOrder, order_status: 'waitingForPayment' })).toBe(true);
    expect(hasMore({ ...payableOrder, order_status: 'waitingForPayment' })).toBe(false);
    expect(hasMore({ ...allottedOrder, order_status: 'allotted' })).toBe(false);
  });
});
