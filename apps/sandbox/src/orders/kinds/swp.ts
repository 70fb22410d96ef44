import { rupeesOf } from '../../kit/amounts.ts';
import { type ScheduleRow } from '../schedule-tables.ts';
import { type Kind, nothingDue } from './kind.ts';

/** A SWP: it has no order of its own and shows on the one that it withdraws from. */
export const swp: Kind<ScheduleRow, ScheduleRow['state']> = {
  next: {},
  due: () => nothingDue,
  flags: () => ({ is_swp_allowed: false }),
  view: ({ frequency, amount }) => ({
    mf_order_swp_enabled: true,
    mf_order_swp_information: { swp_frequency: frequency, swp_amount: rupeesOf(amount) },
  }),
};
