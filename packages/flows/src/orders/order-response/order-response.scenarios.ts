import type { GetOrderResponseAnswer, Order } from '@folioflow/api/contract';
import { journeysOf } from '../../kit/journey.ts';
import { fault, refused } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import { allottedOrder, payableOrder, unpaidOrder } from '../../parts/sample-orders.ts';
import { orderResponseFlow, orderResponseRequest } from './index.ts';

const told = (html: string, result?: Order): GetOrderResponseAnswer => ({
  code: '000',
  messageText: '',
  notification_html: html,
  result,
});
const inWords = told('<h3>Order received</h3><p>Order 10000002 is with the exchange.</p>');
const paid: Order = { ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false };
const confirming: Order = { ...payableOrder, mf_order_is_paynow: false };
const input = { request: orderResponseRequest(payableOrder) };
const ofPlan = { request: orderResponseRequest({ ...payableOrder, mf_order_type: 'xsip' }) };

const { done, failed, scenario, scenarios } = journeysOf(orderResponseFlow, {
  purpose: 'Shows the present result of an order.',
  routes: ['orderResponse'],
  input,
  children: {},
});
const answered = (order: Order) => done('load', told(`<p>${order.mf_order_message}.</p>`, order));

export const orderResponseJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [done('load', inWords)] }),
  LoadedPaid: scenario('loaded.settled', { steps: [answered(paid)] }),
  LoadedAllotted: scenario('loaded.settled', { steps: [answered(allottedOrder)] }),
  LoadedConfirming: scenario('loaded.settled', { steps: [answered(confirming)] }),
  LoadedFailed: scenario('loaded.settled', { steps: [answered(unpaidOrder)] }),
  LoadedOfPlan: scenario('loaded.settled', {
    input: ofPlan,
    steps: [
      done(
        'load',
        told('<h3>SIP registered</h3><p>The next debit is on 05/12/2026.</p>', { ...paid, mf_order_type: 'xsip' }),
      ),
    ],
  }),
  Refreshing: scenario('loaded.refreshing', { steps: [answered(confirming), { type: 'reload.requested' }] }),
  OrderMissing: scenario('unavailable', { steps: [failed('load', refused('No such order.', '061'))] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', fault('The service is busy.'))] }),
  UnavailableSilent: scenario('loaded.settled', { steps: [done('load', told(''))] }),
});

export const orderResponseWorld: World<typeof orderResponseFlow> = {
  inputs: [input, ofPlan],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: inWords }] },
  answers: { load: [inWords, told(''), told('<p>So it is</p>', confirming)] },
  secrets: [],
};
