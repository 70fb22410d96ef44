import type { AnswerOf, ListedOrderType, Order, RequestOf } from '@folioflow/api/contract';
import { deferredPort } from '../../model-testing/deferred-port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { listOrdersOutcome } from '../order-list/order-list.started.ts';
import type { OrderListPorts } from '../order-list/order-list.types.ts';
import { allOrders } from './all-orders.flow.ts';
import type { AllOrdersView } from './all-orders.types.ts';

const deferredList = () => deferredPort<RequestOf<'listOrders'>, AnswerOf<'listOrders'>>();

/** Starts the list over deferred ports, with one port for each list; the orders of all lists are requested. */
export function startAllOrders(search = '') {
  const lists = { single: deferredList(), xsip: deferredList(), stp: deferredList() };
  const listOrders: OrderListPorts['listOrders'] = (request, scope) => lists[request.order_type](request, scope);
  const run = startFlow(
    (deferred: OrderListPorts) => {
      const { getOrderStatus, cancelOrder, cancelSip, pauseSip, cancelSwp, sendTwoFactorOtp, createSwp } = deferred;
      const actions = { cancelOrder, cancelSip, pauseSip, cancelSwp, sendTwoFactorOtp, createSwp };
      return allOrders({ listOrders, getOrderStatus, ...actions });
    },
    { search, newSubmission: createSubmissionKeyCounter(), today: () => '2026-11-20' },
  );
  const loaded = (): Extract<AllOrdersView, { screen: 'loaded' }> => {
    const view = run.view();
    if (view.screen !== 'loaded') throw new Error(`Unexpected screen: ${view.screen}`);
    return view;
  };
  return { ...run, lists, loaded, ids: () => loaded().rows.map(({ id }) => id) };
}

/** Starts the list and answers with these orders of each list. */
export async function startLoadedOrders(orders: Readonly<Record<ListedOrderType, readonly Order[]>>, search = '') {
  const run = startAllOrders(search);
  await run.lists.single.answer(listOrdersOutcome(...orders.single));
  await run.lists.xsip.answer(listOrdersOutcome(...orders.xsip));
  await run.lists.stp.answer(listOrdersOutcome(...orders.stp));
  return run;
}
