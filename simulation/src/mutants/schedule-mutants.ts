import type { WorldMutant } from './mutant.ts';

const orders = 'apps/sandbox/src/orders';

/** Bugs of SIP, STP, SWP and mandates. */
export const scheduleMutants: readonly WorldMutant[] = [
  {
    name: 'a plan moves a day with each month',
    file: 'apps/sandbox/src/kit/periods.ts',
    find: 'Math.min(date, getDaysInMonth(month))',
    replace: 'Math.min(date + (months > 0 ? 1 : 0), getDaysInMonth(month))',
  },
  {
    name: 'a SIP is monthly at any frequency',
    file: 'apps/sandbox/src/kit/periods.ts',
    find: 'return days === undefined ?',
    replace: "return days === undefined || name === 'WEEKLY' ?",
  },
  {
    name: 'an instalment is debited twice on its day',
    file: `${orders}/records/schedules.ts`,
    find: "made: eb('made', '+', 1),",
    replace: "made: eb('made', '+', 0),",
  },
  {
    name: 'an instalment does not count to the limit of its mandate',
    file: `${orders}/sip/due-installments.ts`,
    find: "limit_used: eb('limit_used', '+', amount)",
    replace: "limit_used: eb('limit_used', '+', 0)",
  },
  {
    name: 'the limit of a mandate is not checked',
    file: `${orders}/sip/installments.ts`,
    find: 'return isWithinLimit ? null :',
    replace: 'return isWithinLimit || taken >= 0 ? null :',
  },
  {
    name: 'a mandate is debited up to 10 % above its limit',
    file: `${orders}/sip/installments.ts`,
    find: 'mandate.limit_used + taken + plan.amount <= mandate.amount;',
    replace: 'mandate.limit_used + taken + plan.amount <= mandate.amount * 1.1;',
  },
  {
    name: 'two debits of one moment each see the whole limit',
    file: `${orders}/sip/installments.ts`,
    find: 'mandate.limit_used + taken + plan.amount <= mandate.amount;',
    replace: 'mandate.limit_used + 0 * taken + plan.amount <= mandate.amount;',
  },
  {
    name: 'plans of a 28 February are carried out twice',
    file: `${orders}/sip/due-installments.ts`,
    find: '    plans.filter(({ skips }) => skips === 0),',
    replace: `    plans
      .filter(({ skips }) => skips === 0)
      .flatMap((plan) => (new Date(at).toISOString().slice(5, 10) === '02-28' ? [plan, plan] : [plan])),`,
  },
  {
    name: 'the target of a transfer is bought before the exit load',
    file: `${orders}/transfer/transfers.ts`,
    find: 'await creditTargetOrder(db, transfer, payout.credited);',
    replace: 'await creditTargetOrder(db, transfer, payout.amount);',
  },
  {
    name: 'a registration gets the units of one instalment twice',
    file: `${orders}/settlement/allotments.ts`,
    find: '{ nav, times, change: { nav_day } }',
    replace: '{ nav, times: times * 2, change: { nav_day } }',
  },
  {
    name: 'an instalment is allotted at once',
    file: `${orders}/sip/installments.ts`,
    find: "nav_day, due_at, due_state: 'allotted' });",
    replace: "nav_day, due_at: at, due_state: 'allotted' });",
  },
  {
    name: 'a transfer and a payout are made on a day off',
    file: `${orders}/records/schedules.ts`,
    find: 'return workingDayOnOrAfter(computeOccurrenceDay(first_day, frequency, index, day_of_month));',
    replace: 'return computeOccurrenceDay(first_day, frequency, index, day_of_month);',
  },
  {
    name: 'an ended plan is still due',
    file: `${orders}/records/schedules.ts`,
    find: '.set({ state, due_at: null })',
    replace: '.set({ state })',
  },
  {
    name: 'a cancelled SIP is still debited',
    file: `${orders}/changes/standing-order.ts`,
    find: ".set({ state: 'cancelled', due_at: null })",
    replace: ".set({ state: 'cancelled' })",
  },
  {
    name: 'a paused SIP that was cancelled is still debited',
    file: `${orders}/changes/standing-order.ts`,
    find: "    .where('kind', '!=', 'swp')",
    replace: "    .where('kind', '!=', 'swp')\n    .where('skips', '=', 0)",
  },
  {
    name: 'a SIP begins a period late',
    file: `${orders}/records/schedules.ts`,
    find: "if (kind === 'sip') return computeOccurrenceDay(first_day, frequency, index, day_of_month);",
    replace: "if (kind === 'sip') return computeOccurrenceDay(first_day, frequency, index + 1, day_of_month);",
  },
];
