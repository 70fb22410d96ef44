import { rupeeText } from '../../kit/amounts.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';

const formatTransferPosition = ({ made, installments }: ScheduleRow): string =>
  `Transfer ${made + 1} of ${installments}`;

/** History lines of both orders about a STP. */
export const transferTexts = {
  arrived: (plan: ScheduleRow, amount: number, number: string) =>
    `${formatTransferPosition(plan)}: ${rupeeText(amount)} transferred, order ${number}`,
  left: (plan: ScheduleRow, amount: number, target: string) =>
    `${formatTransferPosition(plan)}: ${rupeeText(amount)} to ${target}`,
  rejected: (plan: ScheduleRow) => `${formatTransferPosition(plan)} failed: nothing was left to transfer`,
  /** also after a failed last transfer */
  completed: 'The last transfer is complete',
  usedUp: 'The source is empty: no further transfer is made',
} as const;
