import type { AnswerOf, Order } from '@folioflow/api/contract';
import { journeysOf } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { allottedOrder, payableOrder } from '../../testing/sample-orders.ts';
import { requestedOrderFlow } from './requested-order.flow.ts';
import { orderStatusRequest } from '../order-state.ts';
import { requestedOrderMachine } from './requested-order.machine.ts';

const request = orderStatusRequest(payableOrder, 'single');
const statusAnswer = (result: Order): AnswerOf<'getOrderStatus'> => ({ code: '000', messageText: '', result });

const { done, failed, scenario, scenarios } = journeysOf(
  { ...requestedOrderFlow, machine: requestedOrderMachine },
  {
    purpose:
      'Loads the order that a page was opened with from the provider, so that no data of the navigation state is shown.',
    routes: ['orderEditCheckout', 'paymentPage', 'orderCheckout'],
    input: { request },
    children: {},
  },
);

const loaded = done('load', statusAnswer(payableOrder));
const reload = { type: 'reload.requested' } as const;

export const requestedOrderJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [loaded] }),
  Refreshing: scenario('loaded.refreshing', { steps: [loaded, reload] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', httpFault('The service is busy.'))] }),
  OrderMissing: scenario('unavailable', { steps: [failed('load', refused('No such order.', '061'))] }),
  OrderMissingAnother: scenario('loaded.settled', { steps: [done('load', statusAnswer(allottedOrder))] }),
});

export const requestedOrderWorld: World<typeof requestedOrderMachine> = {
  inputs: [{ request }],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: statusAnswer(payableOrder) }] },
  answers: { load: [statusAnswer(payableOrder), statusAnswer(allottedOrder)] },
  secrets: [],
};
