import {
  calendarDayOf,
  instantOf,
  momentInIndia,
  paiseOf,
  type BankAccount,
  type ListedOrderType,
  type Order,
} from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { computeDealingDates, type MomentInIndia } from '../../parts/order/dealing-day.ts';
import { computeExitLoad, exitLoadPercentOf } from '../../parts/order/exit-load.ts';
import { orderStateOf, orderTypeOf } from '../../parts/order/order-state.ts';
import { plannedDaysOf, type DayRange, type PlannedDay, type PlanSchedule } from './planned-days.ts';
import type { PaymentKind, PlannedPayment, UndatedPayment } from './payment-calendar.types.ts';

/** An order with the list that contains it, and the account of that list. */
export interface ListedOrder {
  readonly order: Order;
  readonly listType: ListedOrderType;
  readonly bank: BankAccount | undefined;
}

export interface PaymentsOfOrder {
  readonly planned: readonly PlannedPayment[];
  readonly undated: readonly UndatedPayment[];
}

/** All payments of an order within a range: instalments or transfers, payouts of a SWP, and a pending redemption. */
export function paymentsOfOrder(listed: ListedOrder, range: DayRange): PaymentsOfOrder {
  const parts = [instalmentsOf(listed, range), payoutsOf(listed, range), redemptionOf(listed, range)];
  return {
    planned: parts.flatMap(({ planned }) => planned),
    undated: parts.flatMap(({ undated }) => undated),
  };
}

const noPayments: PaymentsOfOrder = { planned: [], undated: [] };

function createPayments(
  { order, listType, bank }: ListedOrder,
  kind: PaymentKind,
  amountInPaise: number | null,
  days: readonly PlannedDay[],
): PaymentsOfOrder {
  const account = order.bank_information ?? bank;
  const payment: UndatedPayment = {
    id: `${order.order_id}-${kind}`,
    kind,
    listType,
    schemeName: order.mf_order_scheme_name,
    amountInPaise,
    // A mandate may belong to another account than the one of the list.
    account: kind === 'transfer' || kind === 'debit' || account === undefined ? null : payingAccountOf(account),
  };
  if (days.length === 0) return { planned: [], undated: [payment] };
  return {
    planned: days.map(({ day, certainty }) => ({ ...payment, id: `${payment.id}-${day}`, day, certainty })),
    undated: [],
  };
}

/** A SIP with a mandate is debited (INV-31), a SIP without one is paid by hand, a STP moves money between schemes. */
function instalmentKindOf({ order, listType }: ListedOrder): PaymentKind | null {
  switch (orderTypeOf(order, listType)) {
    case 'xsip':
      return 'debit';
    case 'sip':
      return 'handPayment';
    case 'stp':
      return 'transfer';
    case 'single':
      return null;
  }
}

/** Cancelled or rejected: nothing is due. */
export const isEnded = (order: Order): boolean => ['cancelled', 'rejected'].includes(orderStateOf(order));
const calendarDaysOf = (dates: readonly string[]) => dates.map(calendarDayOf).filter((day) => day !== null);

function instalmentsOf(listed: ListedOrder, range: DayRange): PaymentsOfOrder {
  const { order } = listed;
  const kind = instalmentKindOf(listed);
  if (kind === null || isEnded(order)) return noPayments;
  const amount = paiseOf(order.mf_order_installment_amount ?? '');
  const named = calendarDaysOf(order.upcoming_installment_dates ?? []);
  // A plan without days has either ended or not begun; only the latter has no units yet.
  if (named.length === 0)
    return order.mf_order_is_allotted || amount === null ? noPayments : createPayments(listed, kind, amount, []);
  const days = plannedDaysOf(instalmentScheduleOf(order, named, kind), range);
  return days.length === 0 ? noPayments : createPayments(listed, kind, amount, days);
}

/** The provider names one day more than a pause may skip; fewer days mean that the plan ends with them. */
function instalmentScheduleOf(order: Order, named: readonly string[], kind: PaymentKind): PlanSchedule {
  const isLastNamed = named.length < (order.mf_order_pause_maximum_installments ?? 0) + 1;
  return {
    named,
    frequency: order.mf_order_installment_frequency ?? '',
    firstDay: calendarDayOf(order.order_start_date) ?? '',
    further: isLastNamed ? 0 : null,
    isOnWorkingDays: kind === 'transfer',
  };
}

function payoutsOf(listed: ListedOrder, range: DayRange): PaymentsOfOrder {
  const { mf_order_swp_enabled: isRunning, mf_order_swp_information: swp } = listed.order;
  if (!isRunning || swp === undefined) return noPayments;
  const amount = paiseOf(swp.swp_amount);
  const next = calendarDayOf(swp.swp_next_date ?? '');
  if (next === null) return createPayments(listed, 'payout', amount, []);
  const { swp_no_of_installments: total, swp_installments_made: made } = swp;
  const schedule: PlanSchedule = {
    named: [next],
    frequency: swp.swp_frequency,
    firstDay: calendarDayOf(swp.swp_date ?? '') ?? '',
    further: total === undefined || made === undefined ? null : Math.max(0, total - made - 1),
    isOnWorkingDays: true,
  };
  const days = plannedDaysOf(schedule, range);
  return days.length === 0 ? noPayments : createPayments(listed, 'payout', amount, days);
}

/** The credited amount and day of a redemption that is not paid out yet, by the terms that its review shows (033). */
function redemptionOf(listed: ListedOrder, range: DayRange): PaymentsOfOrder {
  const { order } = listed;
  const redemption = order.mf_order_redemption_information;
  if (redemption === undefined) return noPayments;
  const amount = paiseOf(redemption.redemption_amount);
  const credited = amount === null ? null : amount - computeExitLoad(amount, exitLoadPercentOf(order));
  const day = creditDayOf(order, momentInIndiaOf(redemption.created_date));
  const isKnown = day !== null && day >= range.from && day <= range.until;
  return createPayments(listed, 'redemption', credited, isKnown ? [{ day, certainty: 'expected' }] : []);
}

function creditDayOf(order: Order, requested: MomentInIndia | null): string | null {
  const { cutoff_time: cutOff, credit_working_days: settlementDays } = order.mf_order_scheme_specifications.redemption;
  if (requested === null || settlementDays === undefined) return null;
  return computeDealingDates(requested, { side: 'sale', cutOff, settlementDays })?.settledOn ?? null;
}

function momentInIndiaOf(stamp: string): MomentInIndia | null {
  const instant = instantOf(stamp);
  return instant === null ? null : momentInIndia(instant);
}
