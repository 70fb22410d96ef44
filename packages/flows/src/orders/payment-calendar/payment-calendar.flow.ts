import type { SnapshotFrom } from 'xstate';
import { flow } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { runnable } from '../../kit/port.ts';
import { paymentCalendarMachine } from './payment-calendar.machine.ts';
import type {
  PaymentCalendarPorts,
  PaymentCalendarView,
  PaymentCalendarEvent,
  PaymentCalendarInput,
} from './payment-calendar.types.ts';
import { lastCalendarDayOf, paymentPlanOf } from './payment-plan.ts';
import { createPaymentSourceLoader } from './payment-sources.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './payment-calendar.types.ts';
export { formatCalendarFile, type CalendarFile, type DayEvent } from './calendar-file.ts';
export { paymentPlanOf } from './payment-plan.ts';
export { createPaymentSourceLoader } from './payment-sources.ts';

export type PaymentCalendarFlow = EmbeddableFlow<{
  input: PaymentCalendarInput;
  event: PaymentCalendarEvent;
  view: PaymentCalendarView;
}>;

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

export const paymentCalendarFlow: PaymentCalendarFlow = flow({
  machine: paymentCalendarMachine,
  view: paymentCalendarView,
});

/**
 * The calendar of payments (/paymentCalendar): debits, payouts and transfers of the next three months, and the orders
 * that wait for a payment (decision 081). Takes the operations of the provider without adaptation.
 */
export const paymentCalendar = (ports: PaymentCalendarPorts): RunnableFlow<PaymentCalendarFlow> => ({
  ...paymentCalendarFlow,
  machine: runnable(paymentCalendarMachine, { loadPaymentSources: createPaymentSourceLoader(ports) }),
});
