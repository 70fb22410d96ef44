import { toRupees } from '../../kit/amounts.ts';
import { dayAt, isoTimestampOf, formatWireDay } from '../../kit/days.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { type OrderKind, noDueTransition } from './kind.ts';

/** A SWP has no order of its own: its fields are part of the order from which it withdraws. */
export const swp: OrderKind<ScheduleRow, ScheduleRow['state']> = {
  next: {},
  due: () => noDueTransition,
  flags: () => ({ is_swp_allowed: false }),
  view: ({ frequency, amount, installments, made, first_day, due_at, created_at }) => ({
    mf_order_swp_enabled: true,
    mf_order_swp_information: {
      swp_frequency: frequency,
      swp_amount: toRupees(amount),
      swp_no_of_installments: installments,
      swp_installments_made: made,
      swp_date: formatWireDay(first_day),
      swp_next_date: due_at === null ? '' : formatWireDay(dayAt(due_at)),
      ...(created_at > 0 ? { created_date: isoTimestampOf(created_at) } : {}),
    },
  }),
};
