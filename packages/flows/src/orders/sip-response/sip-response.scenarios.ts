import type { GetSipResponseAnswer, Order } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { allottedOrder } from '../../parts/testing/sample-orders.ts';
import type { AgreedSipTerms } from '../../parts/order/sip-terms/agreed-sip.ts';
import { sipResponseFlow } from './sip-response.flow.ts';
import type { SipResponseInput } from './sip-response.types.ts';
import { sipResponseMachine } from './sip-response.machine.ts';

/** The provider's answer: registered, nothing debited yet. */
export const registeredSip: Order = {
  ...allottedOrder,
  _id: 'sip-9',
  order_id: 'sip-9',
  mf_order_type: 'xsip',
  mf_order_number: '',
  mf_order_registration_no: 'R20000009',
  mf_order_folio_no: '',
  mf_order_is_allotted: false,
  mf_order_is_paynow: false,
  mf_order_installment_frequency: 'MONTHLY',
  mf_order_installment_amount: 5000,
  order_start_date: '05/12/2026',
};
/** The first instalment has its own order and is paid by hand. */
export const payableSip: Order = {
  ...registeredSip,
  is_payment_pending: true,
  mf_order_is_paynow: true,
  mf_child_order_information: { orderNumber: '20000010' },
};
const navigationHtml =
  '<h3>SIP registered</h3><p>The next debit is on 5 Dec 2026.</p><p>12 instalments of ₹5,000, registration R20000009</p>';
const sipResponseAnswer = (notification_html: string): GetSipResponseAnswer => ({
  code: '000',
  messageText: '',
  result: { notification_html },
});
const answer = sipResponseAnswer(
  '<h3>SIP registered</h3><p>Payment for the next installment is due on 5 Dec 2026.</p>',
);

/** Terms from the checkout. */
export const agreedTerms: AgreedSipTerms = {
  terms: { amount: '5000', frequency: 'MONTHLY', installments: 12, firstDay: '2026-12-05', isFirstToday: false },
  account: { bankName: 'HDFC Bank', lastDigits: '5678' },
  mandate: { id: 'M1001', amount: 25_000, limitUsed: 5000 },
};
const input: SipResponseInput = { state: { html: navigationHtml, order: registeredSip, agreed: agreedTerms } };
const inputWithNumber: SipResponseInput = {
  state: { html: navigationHtml, order: payableSip, agreed: { ...agreedTerms, mandate: null } },
};
const { done, failed, scenario, scenarios } = journeysOf(
  { ...sipResponseFlow, machine: sipResponseMachine },
  {
    purpose:
      'Shows the result of a new SIP: the answer of the checkout, or the present status if an instalment already has an order.',
    routes: ['sipResponse'],
    input,
    children: {},
  },
);

export const sipResponseJourneys = scenarios({
  OrderMissing: scenario('orderMissing', { input: { state: null } }),
  Confirming: scenario('confirming', { input: inputWithNumber }),
  Unconfirmed: scenario('unconfirmed', {
    input: inputWithNumber,
    steps: [failed('getSipResponse', httpFault('The service is busy.'))],
  }),
  UnconfirmedRefused: scenario('unconfirmed', {
    input: inputWithNumber,
    steps: [failed('getSipResponse', refused('No such order.', '061'))],
  }),
  Shown: scenario('shown'),
  ShownPayable: scenario('shown', { input: inputWithNumber, steps: [done('getSipResponse', answer)] }),
  ShownRejected: scenario('shown', {
    input: {
      state: {
        html: '<h3>SIP rejected</h3><p>Your mandate was turned down.</p>',
        order: { ...registeredSip, is_order_rejected: true },
        agreed: agreedTerms,
      },
    },
  }),
  ShownWithoutTerms: scenario('shown', {
    input: { state: { html: navigationHtml, order: registeredSip, agreed: null } },
  }),
  ShownFirstToday: scenario('shown', {
    input: {
      state: {
        html: navigationHtml,
        order: registeredSip,
        agreed: {
          ...agreedTerms,
          terms: { ...agreedTerms.terms, isFirstToday: true },
          mandate: { id: 'M1001', amount: 100_000, limitUsed: 5000 },
        },
      },
    },
  }),
  ShownWithoutOrder: scenario('shown', { input: { state: { html: navigationHtml, order: null, agreed: null } } }),
});

export const sipResponseWorld: World<typeof sipResponseMachine> = {
  inputs: [
    input,
    inputWithNumber,
    { state: null },
    { state: { html: '', order: { ...registeredSip, mf_order_number: '1234' }, agreed: null } },
    { state: { html: navigationHtml, order: null, agreed: null } },
  ],
  events: { 'check.requested': [{}] },
  answers: { getSipResponse: [answer, sipResponseAnswer('')] },
  secrets: [],
};
