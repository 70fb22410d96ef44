import { rupeeText } from '../../kit/amounts.ts';
import { formatTextDay } from '../../kit/days.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';

const formatPayoutPosition = (position: number, { installments }: Pick<ScheduleRow, 'installments'>): string =>
  `SWP payout ${position} of ${installments}`;

/** History lines of an order about its SWP. */
export const withdrawalTexts = {
  registered: ({ installments, amount }: ScheduleRow) =>
    `SWP registered: ${installments} payouts of ${rupeeText(amount)}`,
  sold: ({ position, amount, nav_day }: PayoutRow, plan: ScheduleRow) =>
    `${formatPayoutPosition(position, plan)}: ${rupeeText(amount)} at the NAV of ${formatTextDay(nav_day)}`,
  credited: ({ position, amount, credited }: PayoutRow, plan: ScheduleRow) =>
    `${formatPayoutPosition(position, plan)}: ${rupeeText(credited)} credited${amount === credited ? '' : ` after an exit load of ${rupeeText(amount - credited)}`}`,
  notPaid: (plan: ScheduleRow) =>
    `${formatPayoutPosition(plan.made + 1, plan)} was not made: nothing is left to pay out`,
  usedUp: 'SWP ended: nothing is left to pay out',
  completed: 'SWP ended: the last payout is made',
  cancelled: 'SWP cancelled',
} as const;
