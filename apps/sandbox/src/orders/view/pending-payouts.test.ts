import { expect, test } from 'vitest';
import { createPayoutRow } from '../../testing/order-rows.ts';
import { pendingPayoutFieldsOf } from './pending-payouts.ts';

const at = (day: string) => Date.parse(`${day}T09:00:00+05:30`);

test('the payouts of an order are those that are not credited, after the exit load, the earliest first', () => {
  const later = createPayoutRow('later', { due_at: at('2026-11-27'), credited: 1_980_000 });
  const sooner = createPayoutRow('sooner', { due_at: at('2026-11-26'), schedule_id: 'plan' });
  const credited = createPayoutRow('credited', { state: 'credited' });
  expect(pendingPayoutFieldsOf([later, credited, sooner])).toEqual({
    pending_payouts: [
      { payout_amount: 2000, payout_date: '26/11/2026', payout_reference: 'sooner' },
      { payout_amount: 1980, payout_date: '27/11/2026', payout_reference: 'later' },
    ],
  });
});

test('a payout without a day has none, and an order without payouts has no field', () => {
  expect(pendingPayoutFieldsOf([createPayoutRow('out')])).toMatchObject({ pending_payouts: [{ payout_date: '' }] });
  expect(pendingPayoutFieldsOf([createPayoutRow('out', { state: 'credited' })])).toEqual({});
});
