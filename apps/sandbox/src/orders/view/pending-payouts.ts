import { type Order } from '@folioflow/api/contract';
import { toRupees } from '../../kit/amounts.ts';
import { dayAt, formatWireDay } from '../../kit/days.ts';
import { type PayoutRow } from '../records/schedule-tables.ts';

/** Payouts that are requested and not credited yet, the earliest first; no field without any. */
export const pendingPayoutFieldsOf = (payouts: readonly PayoutRow[]): Pick<Order, 'pending_payouts'> => {
  const pending = payouts
    .filter(({ state }) => state === 'requested')
    .toSorted((one, other) => (one.due_at ?? 0) - (other.due_at ?? 0));
  if (pending.length === 0) return {};
  return {
    pending_payouts: pending.map(({ id, credited, due_at }) => ({
      payout_amount: toRupees(credited),
      payout_date: due_at === null ? '' : formatWireDay(dayAt(due_at)),
      payout_reference: id,
    })),
  };
};
