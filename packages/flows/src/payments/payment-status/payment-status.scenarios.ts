import type { GetPaymentStatusAnswer, Order } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import {
  allottedOrder,
  cancelledOrder,
  payableOrder,
  rejectedOrder,
  unpaidOrder,
} from '../../parts/testing/sample-orders.ts';
import { paymentStatusFlow } from './payment-status.flow.ts';
import type { PaymentStatusInput } from './payment-status.types.ts';
import { paymentStatusMachine } from './payment-status.machine.ts';

const input: PaymentStatusInput = { orderNumber: '10000002' };
const statusAnswer: GetPaymentStatusAnswer = {
  code: '000',
  messageText: '',
  notification_html:
    '<h2>Payment received</h2><p>₹25,000 reached the fund house for order <b>10000002</b>. Units follow on the next working day.</p>',
};
const { done, failed, scenario, scenarios } = journeysOf(
  { ...paymentStatusFlow, machine: paymentStatusMachine },
  {
    purpose: 'Shows the result of a payment after the return from the gateway.',
    routes: ['paymentResponse'],
    input,
    children: {},
  },
);

const confirming: Order = { ...payableOrder, mf_order_is_paynow: false };

const receiveStatus = (result: Order) =>
  done('getPaymentStatus', { ...statusAnswer, notification_html: `<p>${result.mf_order_message}.</p>`, result });
const shownScenario = (result: Order) => scenario('shown', { steps: [receiveStatus(result)] });

export const paymentStatusJourneys = scenarios({
  NumberMissing: scenario('numberMissing', { input: { orderNumber: null } }),
  Initiated: scenario('initiated'),
  Shown: scenario('shown', { steps: [done('getPaymentStatus', statusAnswer)] }),
  ShownPaid: shownScenario({ ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false }),
  ShownAllotted: shownScenario(allottedOrder),
  ShownConfirming: scenario('confirming', { steps: [receiveStatus(confirming)] }),
  ShownUnpaid: shownScenario(payableOrder),
  ShownFailed: shownScenario(unpaidOrder),
  ShownRejected: shownScenario(rejectedOrder),
  ShownCancelled: shownScenario(cancelledOrder),
  InitiatedAgainWhileConfirming: scenario('initiated', {
    steps: [receiveStatus(confirming), { type: 'check.requested' }],
  }),
  InitiatedAgainAfterLostAnswer: scenario('initiated', {
    steps: [failed('getPaymentStatus', unreachableFault()), { type: 'check.requested' }],
  }),
  FailedRefused: scenario('failed', {
    steps: [failed('getPaymentStatus', refused('No such order', '061'))],
  }),
  FailedEmptyHtml: scenario('unanswered', {
    steps: [done('getPaymentStatus', { ...statusAnswer, notification_html: '' })],
  }),
  FailedLostAnswer: scenario('unanswered', { steps: [failed('getPaymentStatus', unreachableFault())] }),
});

export const paymentStatusWorld: World<typeof paymentStatusMachine> = {
  inputs: [input, { orderNumber: null }, { orderNumber: '' }],
  events: { 'check.requested': [{}] },
  answers: {
    getPaymentStatus: [
      statusAnswer,
      { ...statusAnswer, result: unpaidOrder },
      { ...statusAnswer, result: confirming },
      { ...statusAnswer, notification_html: '' },
    ],
  },
  secrets: [],
};
