import type { I18n } from '@lingui/core';
import { orderList } from '@folioflow/flows';
import { createSubmissionSettlingPort, type UnansweredSubmissions } from '@folioflow/wiring/headless';
import type { App } from '../../wiring/create-app.ts';
import { createOrderActionPorts, isActionDone } from './order-list-ports.ts';

/** Creates a list of orders with the ports of the app. */
export const wireOrderList = (i18n: I18n, { provider }: Pick<App, 'provider'>, unanswered: UnansweredSubmissions) =>
  orderList({
    ...createOrderActionPorts(provider, unanswered),
    listOrders: createSubmissionSettlingPort(i18n, unanswered, provider.listOrders, {
      hasEffect: ({ result }, action, orderId) => isActionDone(result, action, orderId),
    }),
  });
