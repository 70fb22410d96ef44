import type { AnswerOf, ListedOrderType, Order } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { orderList } from './order-list.flow.ts';
import type { OrderListView } from './order-list.types.ts';

const options = [{ label: 'Cancelled', value: 'is_order_cancelled' }];
export const listOrdersOutcome = (...result: Order[]) =>
  accepted<AnswerOf<'listOrders'>>(
    {
      code: '000',
      messageText: '',
      result,
      bank_information: undefined,
      status_filter_list: options,
    },
    0,
  );

/** Starts a list over deferred ports; its orders are requested. */
export function startOrderList(orderType: ListedOrderType = 'single') {
  const run = startFlow(orderList, {
    orderType,
    newSubmission: createSubmissionKeyCounter(),
    today: () => '2026-11-20',
  });
  const loaded = (): Extract<OrderListView, { screen: 'loaded' }> => {
    const view = run.view();
    if (view.screen !== 'loaded') throw new Error(`Unexpected screen: ${view.screen}`);
    return view;
  };
  return { ...run, list: run.ports.listOrders, status: run.ports.getOrderStatus, loaded };
}
