import type { GetOrderResponseAnswer, Order } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { allottedOrder, payableOrder, unpaidOrder } from '../../parts/testing/sample-orders.ts';
import { orderResponseFlow } from './order-response.flow.ts';
import { orderResponseRequest } from './order-response.rules.ts';
import { orderResponseMachine } from './order-response.machine.ts';

const orderResponseAnswer = (html: string, result?: Order): GetOrderResponseAnswer => ({
  code: '000',
  messageText: '',
  notification_html: html,
  result,
});
const textOnlyAnswer = orderResponseAnswer('<h3>Order received</h3><p>Order 10000002 is with the exchange.</p>');
const paidOrder: Order = { ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false };
const confirmingOrder: Order = { ...payableOrder, mf_order_is_paynow: false };
const input = { request: orderResponseRequest(payableOrder) };
const planInput = { request: orderResponseRequest({ ...payableOrder, mf_order_type: 'xsip' }) };

const { done, failed, scenario, scenarios } = journeysOf(
  { ...orderResponseFlow, machine: orderResponseMachine },
  {
    purpose: 'Shows the present result of an order.',
    routes: ['orderResponse'],
    input,
    children: {},
  },
);
const orderLoaded = (order: Order) => done('load', orderResponseAnswer(`<p>${order.mf_order_message}.</p>`, order));

export const orderResponseJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [done('load', textOnlyAnswer)] }),
  LoadedPaid: scenario('loaded.settled', { steps: [orderLoaded(paidOrder)] }),
  LoadedAllotted: scenario('loaded.settled', { steps: [orderLoaded(allottedOrder)] }),
  LoadedConfirming: scenario('loaded.settled', { steps: [orderLoaded(confirmingOrder)] }),
  LoadedFailed: scenario('loaded.settled', { steps: [orderLoaded(unpaidOrder)] }),
  LoadedOfPlan: scenario('loaded.settled', {
    input: planInput,
    steps: [
      done(
        'load',
        orderResponseAnswer('<h3>SIP registered</h3><p>The next debit is on 5 Dec 2026.</p>', {
          ...paidOrder,
          mf_order_type: 'xsip',
        }),
      ),
    ],
  }),
  Refreshing: scenario('loaded.refreshing', { steps: [orderLoaded(confirmingOrder), { type: 'reload.requested' }] }),
  OrderMissing: scenario('unavailable', { steps: [failed('load', refused('No such order.', '061'))] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', httpFault('The service is busy.'))] }),
  UnavailableSilent: scenario('loaded.settled', { steps: [done('load', orderResponseAnswer(''))] }),
});

export const orderResponseWorld: World<typeof orderResponseMachine> = {
  inputs: [input, planInput],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: textOnlyAnswer }] },
  answers: { load: [textOnlyAnswer, orderResponseAnswer(''), orderResponseAnswer('<p>So it is</p>', confirmingOrder)] },
  secrets: [],
};
