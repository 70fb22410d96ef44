import type { GetPaymentStatusAnswer } from '@folioflow/api/contract';
import { journeysOf } from '../../kit/journey.ts';
import { refused, unreachable } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import { paymentStatusFlow, type PaymentStatusInput } from './index.ts';

const input: PaymentStatusInput = { orderNumber: '10000002' };
const told: GetPaymentStatusAnswer = {
  code: '000',
  messageText: '',
  notification_html:
    '<h2>Payment received</h2><p>₹25,000 reached the fund house for order <b>10000002</b>. Units follow on the next working day.</p>',
};
const { done, failed, scenario, scenarios } = journeysOf(paymentStatusFlow, { input, children: {} });

export const paymentStatusJourneys = scenarios({
  NumberMissing: scenario('numberMissing', { input: { orderNumber: null } }),
  Initiated: scenario('initiated'),
  Shown: scenario('shown', { steps: [done('getPaymentStatus', told)] }),
  FailedRefused: scenario('failed', {
    steps: [failed('getPaymentStatus', refused('No such order', '061'))],
  }),
  FailedEmptyHtml: scenario('failed', { steps: [done('getPaymentStatus', { ...told, notification_html: '' })] }),
  FailedLostAnswer: scenario('failed', { steps: [failed('getPaymentStatus', unreachable())] }),
});

export const paymentStatusWorld: World<typeof paymentStatusFlow> = {
  inputs: [input, { orderNumber: null }, { orderNumber: '' }],
  events: {},
  answers: { getPaymentStatus: [told, { ...told, notification_html: '' }] },
  secrets: [],
};
