import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import type { ScheduleRow } from '../../../apps/sandbox/src/orders/records/schedule-tables.ts';
import { indianDay, movedOffDay, nextWorkingDay, occurrenceDay } from './calendar.ts';
import type { Invariant } from './observed.ts';

const LAST_DAY_OF_MONTH = 28;

const dailyDay = (first: string, index: number): string =>
  index === 0 ? movedOffDay(first) : nextWorkingDay(dailyDay(first, index - 1));

/** A plan with the day that was chosen for it, which a continuation in a short month does not change. */
interface ChosenPlan extends ScheduleRow {
  readonly chosen: string;
}

/** A seeded SWP begins with its order; another one has a day of its own. */
const isChosenByOrder = ({ kind, id }: ScheduleRow): boolean => kind !== 'swp' || id.startsWith('SCH_');

/** The day of an occurrence: a SIP ignores days off, a transfer or a payout moves to the next working day. */
const dayOfPlan = ({ kind, first_day, frequency, chosen }: ChosenPlan, index: number): string => {
  if (kind === 'sip') return occurrenceDay(first_day, frequency, index, chosen);
  if (frequency.toUpperCase() === 'DAILY') return dailyDay(first_day, index);
  return movedOffDay(occurrenceDay(first_day, frequency, index, chosen));
};

/** Instalments of SIP, STP and SWP: their days, their number, and a single one for each day. */
export const createInstalmentsInvariant = (): Invariant => {
  const checked = new Set<string>();
  const checkChild = (plan: ChosenPlan, child: OrderRow): string[] => {
    if (checked.has(child.id)) return [];
    checked.add(child.id);
    const day = indianDay(child.created_at);
    // A SIP with a first order at once: the chosen day is that of the second instalment (C-106).
    const registered = indianDay(plan.created_at);
    if (plan.kind === 'sip' && day === registered && plan.first_day < registered) return [];
    const isExpected = Array.from({ length: plan.installments }, (_, index) => dayOfPlan(plan, index)).includes(day);
    return isExpected ? [] : [`Instalment ${child.number} of ${plan.frequency} from ${plan.first_day} is on ${day}.`];
  };
  return {
    name: 'days of instalments',
    source: 'DO-159 to DO-167, decision 081, sandbox.md 3.3 and 3.4',
    reads: ['orders', 'schedules'],
    check: ({ orders, schedules }) => {
      const childrenOf = Map.groupBy(
        orders.filter(({ type }) => type === 'installment'),
        ({ parent_id }) => parent_id,
      );
      const startOf = new Map(orders.map(({ id, start_day }) => [id, start_day]));
      return schedules.flatMap((row) => {
        const chosen = (isChosenByOrder(row) ? startOf.get(row.order_id) : undefined) ?? row.first_day;
        const plan = { ...row, chosen };
        const children = plan.kind === 'swp' ? [] : (childrenOf.get(plan.order_id) ?? []);
        const days = children.map(({ created_at }) => indianDay(created_at));
        const problems = children.flatMap((child) => checkChild(plan, child));
        if (new Set(days).size < days.length) problems.push(`Two instalments of ${plan.order_id} have the same day.`);
        if (plan.made > plan.installments || children.length > plan.made)
          problems.push(`${children.length} instalments, ${plan.made} counted, ${plan.installments} planned.`);
        if (plan.kind === 'sip' && Number(plan.first_day.slice(8)) > LAST_DAY_OF_MONTH)
          problems.push(`A SIP begins on ${plan.first_day}.`);
        if (plan.due_at !== null && plan.state === 'running' && indianDay(plan.due_at) !== dayOfPlan(plan, plan.made))
          problems.push(`The next instalment of ${plan.order_id} is due on ${indianDay(plan.due_at)}.`);
        if (plan.state !== 'running' && plan.state !== 'paused' && plan.due_at !== null)
          problems.push(`The ${plan.state} plan ${plan.id} is still due.`);
        return problems;
      });
    },
  };
};
