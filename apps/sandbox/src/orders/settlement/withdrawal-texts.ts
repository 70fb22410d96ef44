import { rupeeText } from '../../kit/amounts.ts';
import { formatTextDay } from '../../kit/days.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';

const formatPayoutPosition = (position: number, { installments }: Pick<ScheduleRow, 'installments'>): string =>
  `SWP payout ${position} of ${installments}`;

/** History lines of an order about its SWP. */
export const withdrawalTexts = {
  sold: ({ position, amount, nav_day }: PayoutRow, plan: ScheduleRow) =>
    `${formatPayoutPosition(position, plan)}: ${rupeeText(amount)} at the NAV of ${formatTextDay(nav_day)}`,
  usedUp: 'SWP ended: nothing is left to pay out',
} as const;
