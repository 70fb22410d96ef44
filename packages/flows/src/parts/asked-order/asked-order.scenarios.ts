import type { AnswerOf, Order } from '@folioflow/api/contract';
import { journeysOf } from '../../kit/journey.ts';
import { fault, refused } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import { allottedOrder, payableOrder } from '../sample-orders.ts';
import { askedOrderFlow, orderStatusRequest } from './index.ts';

const request = orderStatusRequest(payableOrder, 'single');
const told = (result: Order): AnswerOf<'getOrderStatus'> => ({ code: '000', messageText: '', result });

const { done, failed, scenario, scenarios } = journeysOf(askedOrderFlow, {
  purpose:
    'Loads the order that a page was opened with from the provider, so that no data of the navigation state is shown.',
  routes: ['orderEditCheckout', 'paymentPage', 'orderCheckout'],
  input: { request },
  children: {},
});

const loaded = done('load', told(payableOrder));
const reload = { type: 'reload.requested' } as const;

export const askedOrderJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [loaded] }),
  Refreshing: scenario('loaded.refreshing', { steps: [loaded, reload] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', fault('The service is busy.'))] }),
  OrderMissing: scenario('unavailable', { steps: [failed('load', refused('No such order.', '061'))] }),
  OrderMissingAnother: scenario('loaded.settled', { steps: [done('load', told(allottedOrder))] }),
});

export const askedOrderWorld: World<typeof askedOrderFlow> = {
  inputs: [{ request }],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: told(payableOrder) }] },
  answers: { load: [told(payableOrder), told(allottedOrder)] },
  secrets: [],
};
