import { rupeesOf } from '../../kit/amounts.ts';
import { dayAt, stampOf, wireDay } from '../../kit/days.ts';
import { type ScheduleRow } from '../schedule-tables.ts';
import { type Kind, nothingDue } from './kind.ts';

/** A SWP has no order of its own: its fields are part of the order from which it withdraws. */
export const swp: Kind<ScheduleRow, ScheduleRow['state']> = {
  next: {},
  due: () => nothingDue,
  flags: () => ({ is_swp_allowed: false }),
  view: ({ frequency, amount, installments, made, first_day, due_at, created_at }) => ({
    mf_order_swp_enabled: true,
    mf_order_swp_information: {
      swp_frequency: frequency,
      swp_amount: rupeesOf(amount),
      swp_no_of_installments: installments,
      swp_installments_made: made,
      swp_date: wireDay(first_day),
      swp_next_date: due_at === null ? '' : wireDay(dayAt(due_at)),
      ...(created_at > 0 ? { created_date: stampOf(created_at) } : {}),
    },
  }),
};
