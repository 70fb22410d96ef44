import type { Order, PaymentAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { emptyAnswerRefusal, httpFault, refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { payableOrder, unpaidOrder } from '../../parts/testing/sample-orders.ts';
import { paymentFlow } from './payment.flow.ts';
import type { PaymentInput } from './payment.types.ts';
import { paymentMachine } from './payment.machine.ts';

const gateway = 'https://gateway.example';
const byUpi = { ...payableOrder, selected_pay_bank_mode: 'UPI', upi_id: 'asha@okbank' };
const input: PaymentInput = {
  order: { ...payableOrder, selected_pay_bank_mode: 'DIRECT' },
  allowedOrigins: [gateway],
  newSubmission: createSubmissionKeyCounter(),
};

const redirect: PaymentAnswer = {
  code: '000',
  messageText: 'Payment initiated',
  actionUrl: `${gateway}/pay`,
  is_redirect: true,
  input_html: '<input type="hidden" name="order_number" value="10000002">',
  order_number: '10000002',
};
const message: PaymentAnswer = { ...redirect, is_redirect: false, actionUrl: '', input_html: '' };
const upiMessage: PaymentAnswer = {
  ...message,
  input_html:
    '<p>We have sent a request of <b>₹25,000</b> to <b>asha@okbank</b>. Approve it in your UPI app within five minutes.</p>',
};

const { done, elapsed, failed, scenario, scenarios } = journeysOf(
  { ...paymentFlow, machine: paymentMachine },
  {
    purpose:
      'Initiates the payment of an order once, waits two seconds, and redirects the investor to the gateway or shows the message of the provider.',
    routes: ['paymentPage'],
    input,
    children: {},
  },
);
const initiated = done('initiatePayment', redirect);
const paused = elapsed('PAYMENT_PAUSE');
const storeNumber = done('storage', null);
const removeNumber = done('storage', null);

const confirmingOrder: Order = { ...payableOrder, mf_order_is_paynow: false };
const receiveStatus = (result: Order) =>
  done('getPaymentStatus', {
    code: '000',
    messageText: '',
    notification_html: `<p>${result.mf_order_message}.</p>`,
    result,
  });
const nextCheck = elapsed('UPI_CHECK_INTERVAL');
/** 20 November 2026, 10:29:28 in India: half a minute before the fixed time of the stories. */
const SENT_AT = 1_795_150_768_000;
const requestSent = [done('initiatePayment', upiMessage, SENT_AT), paused, removeNumber];
type PaymentStep = Step<typeof paymentMachine>;
const approvingScenario = (
  at: 'awaiting.pausing' | 'awaiting.checking' | 'awaiting.rechecking' | 'unchecked' | 'rechecking',
  ...steps: PaymentStep[]
) => scenario(`approving.${at}`, { input: { order: byUpi }, steps: [...requestSent, ...steps] });
const settledScenario = (result: Order) =>
  scenario('settled', { input: { order: byUpi }, steps: [...requestSent, nextCheck, receiveStatus(result)] });

export const paymentJourneys = scenarios({
  OrderMissing: scenario('orderMissing', { input: { order: null } }),
  Initiated: scenario('initiated'),
  Waiting: scenario('waiting', { steps: [initiated] }),
  RedirectingKeepingNumber: scenario('redirecting.keepingNumber', { steps: [initiated, paused] }),
  Redirecting: scenario('redirecting.submitting', { steps: [initiated, paused, storeNumber] }),
  HandedOver: scenario('handedOver', { steps: [initiated, paused, storeNumber, done('submitPaymentForm', null)] }),
  DroppingNumber: scenario('droppingNumber', {
    input: { order: byUpi },
    steps: [done('initiatePayment', upiMessage), paused],
  }),
  MessageShownUpi: approvingScenario('awaiting.pausing'),
  MessageShownUpiChecking: approvingScenario('awaiting.checking', nextCheck),
  MessageShownUpiStillOpen: approvingScenario('awaiting.pausing', nextCheck, receiveStatus(confirmingOrder)),
  MessageShownUpiAfterFailedCheck: approvingScenario(
    'awaiting.pausing',
    nextCheck,
    failed('getPaymentStatus', unreachableFault()),
  ),
  MessageShownUpiCheckRequested: approvingScenario('awaiting.rechecking', { type: 'check.requested' }),
  MessageShownUpiUnchecked: approvingScenario('unchecked', elapsed('UPI_CHECKED')),
  MessageShownUpiRechecking: approvingScenario('rechecking', elapsed('UPI_CHECKED'), { type: 'check.requested' }),
  MessageShownUpiWithoutNumber: scenario('messageShown', {
    input: { order: byUpi },
    steps: [done('initiatePayment', { ...upiMessage, order_number: '' }), paused, removeNumber],
  }),
  SettledPaid: settledScenario({ ...confirmingOrder, is_payment_pending: false }),
  SettledDeclined: settledScenario(unpaidOrder),
  MessageShownDirect: scenario('messageShown', { steps: [done('initiatePayment', message), paused, removeNumber] }),
  FailedRefused: scenario('failed', {
    steps: [failed('initiatePayment', refused('Payment could not be initiated', '071')), removeNumber],
  }),
  FailedShortMessage: scenario('failed', { steps: [failed('initiatePayment', refused('ERR', '071')), removeNumber] }),
  FailedCodeMinusOne: scenario('failed', {
    steps: [failed('initiatePayment', httpFault('The service is busy.')), removeNumber],
  }),
  FailedLostAnswer: scenario('failed', { steps: [failed('initiatePayment', unreachableFault()), removeNumber] }),
  FailedEmptyAnswer: scenario('failed', { steps: [failed('initiatePayment', emptyAnswerRefusal()), removeNumber] }),
  FailedForeignAction: scenario('failed', {
    steps: [done('initiatePayment', { ...redirect, actionUrl: 'https://evil.example/pay' }), paused, removeNumber],
  }),
  FailedEmptyNumber: scenario('failed', {
    steps: [done('initiatePayment', { ...redirect, order_number: '' }), paused, removeNumber],
  }),
  FailedNumberNotKept: scenario('failed', {
    steps: [initiated, paused, failed('storage', unreachableFault()), removeNumber],
  }),
  FailedNotSubmitted: scenario('failed', {
    steps: [initiated, paused, storeNumber, failed('submitPaymentForm', unreachableFault()), removeNumber],
  }),
});

export const paymentWorld: World<typeof paymentMachine> = {
  inputs: [input, { ...input, order: byUpi }, { ...input, order: null }],
  events: { 'check.requested': [{}] },
  answers: {
    initiatePayment: [
      redirect,
      { ...redirect, order_number: '' },
      { ...redirect, actionUrl: 'https://evil.example/pay' },
      { ...redirect, actionUrl: 'http://gateway.example/pay' },
      { ...redirect, actionUrl: 'not an address' },
      message,
      upiMessage,
      { ...upiMessage, order_number: '' },
    ],
    getPaymentStatus: [
      { code: '000', messageText: '', notification_html: '<p>Text only</p>' },
      { code: '000', messageText: '', notification_html: '', result: confirmingOrder },
      { code: '000', messageText: '', notification_html: '', result: unpaidOrder },
    ],
    submitPaymentForm: [null],
    storage: [null],
  },
  counters: ['submission'],
  secrets: [],
};
