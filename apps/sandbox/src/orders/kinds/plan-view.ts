import { type Order } from '@folioflow/api/contract';
import { toRupees } from '../../kit/amounts.ts';
import { dayAt, formatWireDay } from '../../kit/days.ts';
import { type PlanPart } from '../../kit/words/en.ts';
import { type Language } from '../../kit/words/language.ts';
import { wordsOf } from '../../kit/words/words.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { occurrenceMoment } from '../records/schedules.ts';

/** Dates of the instalments that a pause can skip, and of the next one after them; without those already skipped. */
const upcomingDates = (plan: ScheduleRow): string[] =>
  Array.from({ length: plan.pause_most + 1 }, (_, place) => occurrenceMoment(plan, plan.made + plan.skips + place))
    .filter((moment) => moment !== null)
    .map((moment) => formatWireDay(dayAt(moment)));

/** Frequency, amount and, while the plan runs, the upcoming dates of a registration. */
export const planFieldsOf = (plan: ScheduleRow | undefined): Partial<Order> =>
  plan
    ? {
        mf_order_installment_frequency: plan.frequency,
        mf_order_installment_amount: toRupees(plan.amount),
        ...(plan.state === 'running' ? { upcoming_installment_dates: upcomingDates(plan) } : {}),
      }
    : {};

/** Progress of a plan and the date of its next instalment that is not skipped, as HTML in the language of the caller. */
export const formatPlanProgress = (
  plan: ScheduleRow,
  { part, isEnded, language }: { part: PlanPart; isEnded: boolean; language: Language },
): string => {
  const { order: words } = wordsOf(language);
  const made = `<p>${words.planProgress({ position: plan.made, count: plan.installments }, part)}</p>`;
  const next = plan.skips > 0 ? occurrenceMoment(plan, plan.made + plan.skips) : plan.due_at;
  if (plan.due_at === null || next === null || isEnded) return made;
  return `${made}<p>${words.planNext(dayAt(next), part)}</p>`;
};
