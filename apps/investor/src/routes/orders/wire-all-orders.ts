import type { I18n } from '@lingui/core';
import { LISTED_ORDER_TYPES, type ListedOrderType, type Order } from '@folioflow/api/contract';
import { allOrders, type OrderListPorts } from '@folioflow/flows';
import { createSubmissionSettlingPort, type UnansweredSubmissions } from '@folioflow/wiring/headless';
import type { App } from '../../wiring/create-app.ts';
import { createOrderActionPorts, isActionDone } from './order-list-ports.ts';

/** Settles the submissions of earlier visits once all lists have answered, because any list may contain their order. */
function createListsPort(
  i18n: I18n,
  unanswered: UnansweredSubmissions,
  listOrders: OrderListPorts['listOrders'],
): OrderListPorts['listOrders'] {
  const answered = new Map<ListedOrderType, readonly Order[]>();
  const hasEffect = (_: unknown, action: string, orderId: string) =>
    isActionDone([...answered.values()].flat(), action, orderId);
  return async (request, scope) => {
    const outcome = await listOrders(request, scope);
    if (outcome.kind === 'accepted') answered.set(request.order_type, outcome.answer.result);
    if (answered.size < LISTED_ORDER_TYPES.length) return outcome;
    return createSubmissionSettlingPort(i18n, unanswered, () => Promise.resolve(outcome), { hasEffect })(
      request,
      scope,
    );
  };
}

/** Creates the lists of all orders with the ports of the app. */
export const wireAllOrders = (i18n: I18n, { provider }: Pick<App, 'provider'>, unanswered: UnansweredSubmissions) =>
  allOrders({
    ...createOrderActionPorts(provider, unanswered),
    listOrders: createListsPort(i18n, unanswered, provider.listOrders),
  });
