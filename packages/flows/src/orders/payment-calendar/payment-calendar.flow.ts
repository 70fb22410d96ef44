import type { SnapshotFrom } from 'xstate';
import { flow } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { runnable } from '../../kit/port.ts';
import { paymentCalendarMachine } from './payment-calendar.machine.ts';
import type { PaymentCalendarPorts, PaymentCalendarView } from './payment-calendar.types.ts';
import { lastCalendarDayOf, paymentPlanOf } from './payment-plan.ts';
import { createPaymentSourceLoader } from './payment-sources.ts';

/** The lists change rarely, and many orders take time to plan. */
const planOf = memoiseLastResult(paymentPlanOf);

function paymentCalendarView(snapshot: SnapshotFrom<typeof paymentCalendarMachine>): PaymentCalendarView {
  const { firstDay, sources, failed, notice } = snapshot.context;
  if (snapshot.matches('unavailable')) return { screen: 'unavailable', notice };
  if (firstDay === null) return { screen: 'loading' };
  return {
    screen: 'loaded',
    plan: planOf(sources, firstDay),
    from: firstDay,
    until: lastCalendarDayOf(firstDay),
    missing: failed,
    isBusy: snapshot.hasTag('busy'),
    notice,
  };
}

export const paymentCalendarFlow = flow({ machine: paymentCalendarMachine, view: paymentCalendarView });

/**
 * The calendar of payments (/paymentCalendar): debits, payouts and transfers of the next three months, and the orders
 * that wait for a payment (decision 081). Takes the operations of the provider without adaptation.
 */
export const paymentCalendar = (ports: PaymentCalendarPorts) => ({
  ...paymentCalendarFlow,
  machine: runnable(paymentCalendarMachine, { loadPaymentSources: createPaymentSourceLoader(ports) }),
});
