import { rupeeText } from '../kit/amounts.ts';
import { type ScheduleRow } from './schedule-tables.ts';

/** The place of the next installment, counted from 1, as the investor reads it. */
const ordinal = ({ made, installments }: ScheduleRow): string => `Installment ${made + 1} of ${installments}`;

/** What the history of a registration says about its installments. */
export const installmentTexts = {
  debited: (plan: ScheduleRow, mandate: string) =>
    `${ordinal(plan)}: ${rupeeText(plan.amount)} debited under mandate ${mandate}`,
  pending: (plan: ScheduleRow, mandate: string) =>
    `${ordinal(plan)}: debit under mandate ${mandate} is being processed`,
  payable: (plan: ScheduleRow, number: string) =>
    `${ordinal(plan)}: ${rupeeText(plan.amount)} to be paid, order ${number}`,
  failed: (plan: ScheduleRow, reason: string) => `${ordinal(plan)} failed: ${reason}`,
  skipped: (plan: ScheduleRow) => `${ordinal(plan)} skipped`,
  /** Of those that failed or were skipped too. */
  completed: 'The last installment is past',
  allotted: (number: string) => `Units of order ${number} allotted`,
} as const;
