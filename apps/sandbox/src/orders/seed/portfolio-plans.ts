import { mandateIdOf } from '../../banking/mandates/mandate-tables.ts';
import { addDays, addWorkingDays, type Day } from '../../kit/days.ts';
import { computeOccurrenceDay, dayOfMonth } from '../../kit/periods.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import { executionMomentOfDay, occurrenceMoment } from '../records/schedules.ts';
import { roundToPaise } from '../valuation/order-money.ts';
import { CREDIT_WORKING_DAYS, computeDeduction, computeExitLoad } from '../valuation/redemption-rules.ts';
import {
  isAllottedBy,
  navOf,
  roundUnits,
  workingDayFrom,
  type PortfolioOwner,
  type SeedScheme,
} from './portfolio-rows.ts';
import { type MonthlyPlan } from './seed-portfolio.ts';

const FREQUENCY = 'MONTHLY';
/** Last day of an exit load after the purchase. */
export const EXIT_LOAD_DAYS = 365;

/** NAV days of the occurrences of a plan that are carried out by now, in schemes that have a NAV then. */
export const pastNavDaysOf = (plan: MonthlyPlan, schemes: readonly SeedScheme[], now: number): readonly Day[] =>
  Array.from({ length: plan.count }, (_, place) =>
    workingDayFrom(computeOccurrenceDay(plan.firstDay, FREQUENCY, place)),
  ).filter((day) => isAllottedBy(day, now) && schemes.every((scheme) => navOf(scheme, day) !== undefined));

interface SeedSchedule {
  readonly kind: ScheduleRow['kind'];
  readonly plan: MonthlyPlan;
  readonly made: number;
  readonly mandate?: string;
  readonly sourceId?: string;
}

/** Schedule of a plan, with its next occurrence; completed after the last one. */
export const createSeedSchedule = (
  order: OrderRow,
  { kind, plan, made, mandate = '', sourceId = '' }: SeedSchedule,
): ScheduleRow => {
  const first_day = plan.firstDay;
  const days = {
    kind,
    first_day,
    day_of_month: dayOfMonth(first_day),
    frequency: FREQUENCY,
    installments: plan.count,
  } as const;
  const due_at = occurrenceMoment(days, made);
  return {
    ...days,
    id: `SCH_${order.id}`,
    client_id: order.client_id,
    order_id: order.id,
    state: due_at === null ? 'completed' : 'running',
    amount: plan.amount * 1000,
    made,
    skips: 0,
    pause_fewest: kind === 'sip' ? 1 : 0,
    pause_most: kind === 'sip' ? 3 : 0,
    mandate_row_id: mandate === '' ? '' : mandateIdOf(order.client_id, mandate),
    source_id: sourceId,
    created_at: order.created_at,
    due_at,
  };
};

interface SeedSale {
  readonly navDay: Day;
  /** units of the purchase */
  readonly boughtUnits: number;
  /** rupees */
  readonly amount: number | 'all';
  readonly scheduleId: string;
  readonly position: number;
}

/** Sells units of an order by the rules of a redemption; returns the order after it, and the payout. */
export const sellSeededUnits = (
  { now }: PortfolioOwner,
  order: OrderRow,
  scheme: SeedScheme,
  { navDay, boughtUnits, amount, scheduleId, position }: SeedSale,
): { readonly order: OrderRow; readonly payout: PayoutRow } => {
  const isAll = amount === 'all';
  const wanted = { amount: isAll ? 0 : amount * 1000, is_whole: isAll ? 1 : 0, units: order.units } as const;
  const sold = computeDeduction(wanted, order, navOf(scheme, navDay));
  const left = isAll ? 0 : roundUnits(order.units - sold.units);
  const invested = isAll ? 0 : roundToPaise((order.amount * left) / boughtUnits);
  const isWithinLoad = navDay <= addDays(order.nav_day, EXIT_LOAD_DAYS);
  const creditedAt = executionMomentOfDay(addWorkingDays(navDay, CREDIT_WORKING_DAYS));
  const isCredited = creditedAt <= now;
  return {
    order: {
      ...order,
      units: left,
      invested,
      ...(isAll ? { state: 'redeemed_full' as const } : {}),
    },
    payout: {
      id: `OUT_${order.id}_${scheduleId === '' ? 'R' : scheduleId.slice(0, 3)}_${position}`,
      client_id: order.client_id,
      order_id: order.id,
      schedule_id: scheduleId,
      position,
      amount: sold.amount,
      credited: computeExitLoad(sold.amount, isWithinLoad ? scheme.exitLoad : 0).credited,
      state: isCredited ? 'credited' : 'requested',
      requested_at: executionMomentOfDay(navDay),
      due_at: isCredited ? null : creditedAt,
      nav_day: navDay,
      is_whole: wanted.is_whole,
      units: roundUnits(order.units - left),
      cost: order.invested - invested,
    },
  };
};
