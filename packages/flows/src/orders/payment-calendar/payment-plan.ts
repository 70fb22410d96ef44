import { addMonths, LISTED_ORDER_TYPES, paiseOf, type CalendarDay } from '@folioflow/api/contract';
import { orderTypeOf, paymentExitOf } from '../../parts/order/order-state.ts';
import { createLimitCheck, mandateCoverOf, soleMandateAccount } from './mandate-limits.ts';
import type {
  NextDebit,
  PaymentDay,
  PaymentMonth,
  PaymentPlan,
  PaymentSources,
  PaymentTotals,
  PlannedPayment,
  WaitingOrder,
} from './payment-calendar.types.ts';
import { isEnded, paymentsOfOrder, type ListedOrder } from './planned-payments.ts';

const MONTHS_AHEAD = 3;

/** The same day three months later, or the last day of that month. */
export const lastCalendarDayOf = (today: CalendarDay): CalendarDay => addMonths(today, MONTHS_AHEAD);

/** All orders of the loaded lists; a list of SIPs may repeat a lumpsum order. */
function listedOrdersOf(sources: PaymentSources): readonly ListedOrder[] {
  const byId = new Map<string, ListedOrder>();
  for (const listType of LISTED_ORDER_TYPES)
    for (const order of sources[listType]?.result ?? [])
      if (!byId.has(order._id)) byId.set(order._id, { order, listType, bank: sources[listType]?.bank_information });
  return [...byId.values()];
}

/** Computes the payments of three months from the lists of the provider. */
export function paymentPlanOf(sources: PaymentSources, today: CalendarDay): PaymentPlan {
  const orders = listedOrdersOf(sources);
  const range = { from: today, until: lastCalendarDayOf(today) };
  const payments = orders.map((listed) => paymentsOfOrder(listed, range));
  const undated = payments.flatMap((part) => part.undated);
  const account = soleMandateAccount(sources.mandates);
  const planned = payments
    .flatMap((part) => part.planned)
    .map((payment) => (payment.kind === 'debit' ? { ...payment, account } : payment));
  const needsMandate = [...planned, ...undated].some(({ kind }) => kind === 'debit');
  return {
    waiting: orders.flatMap(waitingOrderOf),
    months: groupByMonth(planned, sources.mandates),
    undated: undated.map((payment) => (payment.kind === 'debit' ? { ...payment, account } : payment)),
    nextDebit: nextDebitOf(planned),
    mandateCover: mandateCoverOf(sources.mandates, needsMandate),
  };
}

function waitingOrderOf({ order, listType, bank }: ListedOrder): readonly WaitingOrder[] {
  const payable = bank === undefined || order.bank_information ? order : { ...order, bank_information: bank };
  const payNow = isEnded(order) ? null : paymentExitOf(payable, orderTypeOf(order, listType));
  if (payNow === null) return [];
  return [
    {
      id: order._id,
      schemeName: order.mf_order_scheme_name,
      amountInPaise: paiseOf(order.mf_order_pay_amount) ?? paiseOf(order.order_information?.request.OrderVal ?? ''),
      isFailed: order.is_payment_failed,
      payNow,
    },
  ];
}

const sumOf = (payments: readonly PlannedPayment[], kinds: readonly PlannedPayment['kind'][]): number =>
  payments.reduce((sum, { kind, amountInPaise }) => (kinds.includes(kind) ? sum + (amountInPaise ?? 0) : sum), 0);

const totalsOf = (payments: readonly PlannedPayment[]): PaymentTotals => ({
  outgoingInPaise: sumOf(payments, ['debit', 'handPayment']),
  incomingInPaise: sumOf(payments, ['payout', 'redemption']),
});

/** `Map.groupBy`, which the oldest supported browsers lack. */
function groupItems<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function groupByMonth(
  planned: readonly PlannedPayment[],
  mandates: PaymentSources['mandates'],
): readonly PaymentMonth[] {
  const shortfallAfter = createLimitCheck(mandates);
  const byDay = groupItems(planned, ({ day }) => day);
  const days: readonly PaymentDay[] = [...byDay.keys()].sort().map((day) => {
    const payments = byDay.get(day) ?? [];
    return { day, payments, ...totalsOf(payments), shortfall: shortfallAfter(sumOf(payments, ['debit'])) };
  });
  return [...groupItems(days, ({ day }) => day.slice(0, 7))].map(([month, daysOfMonth]) => ({
    month,
    days: daysOfMonth,
    ...totalsOf(daysOfMonth.flatMap(({ payments }) => payments)),
  }));
}

function nextDebitOf(planned: readonly PlannedPayment[]): NextDebit | null {
  const debits = planned.filter(({ kind }) => kind === 'debit');
  const day = debits.map((debit) => debit.day).sort()[0];
  if (day === undefined) return null;
  const due = debits.filter((debit) => debit.day === day);
  return {
    day,
    certainty: due.every(({ certainty }) => certainty === 'named') ? 'named' : 'expected',
    amountInPaise: due.some(({ amountInPaise }) => amountInPaise === null) ? null : sumOf(due, ['debit']),
    count: due.length,
    schemeName: due.length === 1 ? (due[0]?.schemeName ?? null) : null,
  };
}
