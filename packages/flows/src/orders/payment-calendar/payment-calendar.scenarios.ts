import type { LoadedSources, PaymentCalendarInput, PaymentSources } from './payment-calendar.types.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { noticeOf } from '../../kit/notice.ts';
import { httpFault, PortFailure, refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { payableOrder, unpaidOrder } from '../../parts/testing/sample-orders.ts';
import { approvedMandate, rejectedMandate } from '../../parts/mandate/mandate-choice/testing/sample-mandates.ts';
import { paymentCalendarFlow } from './payment-calendar.flow.ts';
import { noSources } from './payment-sources.ts';
import { mandatesAnswer, monthlySip, ordersAnswer, samplePlanSources } from './testing/sample-plans.ts';
import { paymentCalendarMachine } from './payment-calendar.machine.ts';

const input: PaymentCalendarInput = { today: () => '2026-11-26' };
const empty: PaymentSources = {
  single: ordersAnswer(),
  xsip: ordersAnswer(),
  stp: ordersAnswer(),
  mandates: mandatesAnswer(),
};
const withoutTransfers: PaymentSources = { ...samplePlanSources, stp: null };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...paymentCalendarFlow, machine: paymentCalendarMachine },
  {
    purpose:
      'Shows the debits, payouts and transfers of the next three months by day, and the orders that wait for a payment. A day that the provider does not name is marked as expected.',
    routes: ['paymentCalendar'],
    input,
    children: {},
  },
);

const busy = noticeOf(new PortFailure(refused('Your orders are being updated. Please come back later.', '011')));
const answerWith = (sources: PaymentSources): LoadedSources => ({
  sources,
  notices: Object.values(sources).includes(null) ? [busy] : [],
});
const loaded = (sources: PaymentSources) => done('loadPaymentSources', answerWith(sources));
const restored: LoadedSources = { sources: { ...noSources, stp: samplePlanSources.stp }, notices: [] };
const reload = { type: 'reload.requested' } as const;

export const paymentCalendarJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [loaded(samplePlanSources)] }),
  LoadedEmpty: scenario('loaded.settled', { steps: [loaded(empty)] }),
  LoadedWithWaitingOrdersAlone: scenario('loaded.settled', {
    steps: [loaded({ ...empty, single: ordersAnswer(payableOrder, { ...unpaidOrder, _id: 'order-7' }) })],
  }),
  LoadedAboveLimit: scenario('loaded.settled', {
    steps: [
      loaded({
        ...empty,
        xsip: ordersAnswer(monthlySip),
        mandates: mandatesAnswer({ ...approvedMandate, amount: 20_000, limit_used: 10_000 }),
      }),
    ],
  }),
  LoadedWithoutMandate: scenario('loaded.settled', {
    steps: [loaded({ ...empty, xsip: ordersAnswer(monthlySip), mandates: mandatesAnswer(rejectedMandate) })],
  }),
  LoadedPartly: scenario('loaded.settled', { steps: [loaded(withoutTransfers)] }),
  LoadedWithoutMandateList: scenario('loaded.settled', { steps: [loaded({ ...samplePlanSources, mandates: null })] }),
  LoadedPartlyAfterFailure: scenario('loaded.settled', {
    steps: [loaded(withoutTransfers), reload, failed('loadPaymentSources', httpFault('The service is busy.'))],
  }),
  Refreshing: scenario('loaded.reloading', { steps: [loaded(samplePlanSources), reload] }),
  Reloading: scenario('loaded.reloading', { steps: [loaded(withoutTransfers), reload] }),
  LoadedAfterReload: scenario('loaded.settled', {
    steps: [loaded(withoutTransfers), reload, done('loadPaymentSources', restored)],
  }),
  Unavailable: scenario('unavailable', { steps: [failed('loadPaymentSources', unreachableFault())] }),
  UnavailableRefused: scenario('unavailable', {
    steps: [failed('loadPaymentSources', refused('Your orders are being updated. Please come back later.', '011'))],
  }),
});

export const paymentCalendarWorld: World<typeof paymentCalendarMachine> = {
  inputs: [input, { today: () => '2026-11-26', sources: ['single', 'xsip'] }],
  events: { 'reload.requested': [{}] },
  answers: {
    loadPaymentSources: [answerWith(samplePlanSources), answerWith(withoutTransfers), restored, answerWith(empty)],
  },
  secrets: [],
};
