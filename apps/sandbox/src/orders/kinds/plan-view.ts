import { type Order } from '@folioflow/api/contract';
import { rupeesOf } from '../../kit/amounts.ts';
import { type ScheduleRow } from '../schedule-tables.ts';

/** How often and how much, as a registration shows it. */
export const planView = (plan: ScheduleRow | undefined): Partial<Order> =>
  plan ? { mf_order_installment_frequency: plan.frequency, mf_order_installment_amount: rupeesOf(plan.amount) } : {};
