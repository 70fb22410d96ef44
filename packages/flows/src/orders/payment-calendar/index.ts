import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import * as unit from './payment-calendar.flow.ts';
import type {
  PaymentCalendarEvent,
  PaymentCalendarInput,
  PaymentCalendarPorts,
  PaymentCalendarView,
} from './payment-calendar.types.ts';

export type * from './payment-calendar.types.ts';
export { formatCalendarFile, type CalendarFile, type DayEvent } from './calendar-file.ts';
export { paymentPlanOf } from './payment-plan.ts';
export { createPaymentSourceLoader } from './payment-sources.ts';

export type PaymentCalendarFlow = EmbeddableFlow<{
  input: PaymentCalendarInput;
  event: PaymentCalendarEvent;
  view: PaymentCalendarView;
}>;

export const paymentCalendarFlow: PaymentCalendarFlow = embeddable(unit.paymentCalendarFlow);

/**
 * The calendar of payments (/paymentCalendar): debits, payouts and transfers of the next three months, and the orders
 * that wait for a payment (decision 081). Takes the operations of the provider without adaptation.
 */
export const paymentCalendar: (ports: PaymentCalendarPorts) => RunnableFlow<PaymentCalendarFlow> = embeddableFactory(
  unit.paymentCalendar,
);
