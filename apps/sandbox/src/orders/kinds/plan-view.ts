import { type Order } from '@folioflow/api/contract';
import { rupeesOf } from '../../kit/amounts.ts';
import { dayAt, wireDay } from '../../kit/days.ts';
import { type ScheduleRow } from '../schedule-tables.ts';

/** How often and how much, as a registration shows it. */
export const planView = (plan: ScheduleRow | undefined): Partial<Order> =>
  plan ? { mf_order_installment_frequency: plan.frequency, mf_order_installment_amount: rupeesOf(plan.amount) } : {};

/** How far a plan is, and when it goes on. */
export const planInfo = (plan: ScheduleRow, name: 'installments' | 'transfers', isEnded: boolean): string => {
  const made = `<p>${plan.made} of ${plan.installments} ${name} are past</p>`;
  if (plan.due_at === null || isEnded) return made;
  return `${made}<p>Next on ${wireDay(dayAt(plan.due_at))}</p>`;
};
