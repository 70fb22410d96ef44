import { rupeeText } from '../../kit/amounts.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';

/** Position of the next instalment for the investor, counted from 1. */
const formatInstallmentPosition = ({ made, installments }: ScheduleRow): string =>
  `Instalment ${made + 1} of ${installments}`;

/** History lines of a registration about its instalments. */
export const installmentTexts = {
  debited: (plan: ScheduleRow, mandate: string) =>
    `${formatInstallmentPosition(plan)}: ${rupeeText(plan.amount)} debited under mandate ${mandate}`,
  pending: (plan: ScheduleRow, mandate: string) =>
    `${formatInstallmentPosition(plan)}: debit under mandate ${mandate} is being processed`,
  payable: (plan: ScheduleRow, number: string) =>
    `${formatInstallmentPosition(plan)}: ${rupeeText(plan.amount)} to be paid, order ${number}`,
  skipped: (plan: ScheduleRow) => `${formatInstallmentPosition(plan)} skipped`,
  /** also after a failed or skipped last instalment */
  completed: 'The last instalment is complete',
  allotted: (number: string) => `Units of order ${number} allotted`,
} as const;
