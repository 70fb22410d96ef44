import { orderList } from '@folioflow/flows';
import { createSubmissionSettlingPort, type UnansweredSubmissions } from '@folioflow/wiring/headless';
import type { App } from '../../wiring/create-app.ts';
import { createOrderActionPorts, isActionDone } from './order-list-ports.ts';

/** Creates a list of orders with the ports of the app. */
export const wireOrderList = ({ provider }: Pick<App, 'provider'>, unanswered: UnansweredSubmissions) =>
  orderList({
    ...createOrderActionPorts(provider, unanswered),
    listOrders: createSubmissionSettlingPort(unanswered, provider.listOrders, {
      hasEffect: ({ result }, action, orderId) => isActionDone(result, action, orderId),
    }),
  });
