import { type Order } from '@folioflow/api/contract';
import { rupeesOf } from '../../kit/amounts.ts';
import { dayAt, wireDay } from '../../kit/days.ts';
import { type ScheduleRow } from '../schedule-tables.ts';
import { momentOf } from '../schedules.ts';

/** Those that a pause may leave out, and the one after them. */
const upcomingDates = (plan: ScheduleRow): string[] =>
  Array.from({ length: plan.pause_most + 1 }, (_, place) => momentOf(plan, plan.made + place))
    .filter((moment) => moment !== null)
    .map((moment) => wireDay(dayAt(moment)));

/** How often, how much and, while it runs, when next, as a registration shows it. */
export const planView = (plan: ScheduleRow | undefined): Partial<Order> =>
  plan
    ? {
        mf_order_installment_frequency: plan.frequency,
        mf_order_installment_amount: rupeesOf(plan.amount),
        ...(plan.state === 'running' ? { upcoming_installment_dates: upcomingDates(plan) } : {}),
      }
    : {};

/** How far a plan is, and when it goes on. */
export const planInfo = (plan: ScheduleRow, name: 'installments' | 'transfers', isEnded: boolean): string => {
  const made = `<p>${plan.made} of ${plan.installments} ${name} are past</p>`;
  if (plan.due_at === null || isEnded) return made;
  return `${made}<p>Next on ${wireDay(dayAt(plan.due_at))}</p>`;
};
