import type { AnswerOf, ListedOrderType, Order } from '@folioflow/api/contract';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { orderList, type OrderListPorts, type OrderListSteps, type OrderListView } from './index.ts';
import { cancellingOrder } from './steps/cancelling-order.ts';
import { pausingSip } from './steps/pausing-sip.ts';
import { registeringSwp } from './steps/registering-swp.ts';

const options = [{ label: 'Cancelled', value: 'is_order_cancelled' }];
export const listOf = (...result: Order[]) =>
  accepted<AnswerOf<'listOrders'>>({
    code: '000',
    messageText: '',
    result,
    bank_information: undefined,
    status_filter_list: options,
  });

const allSteps: OrderListSteps = {
  cancelling: () => Promise.resolve(cancellingOrder),
  pausing: () => Promise.resolve(pausingSip),
  registeringSwp: () => Promise.resolve(registeringSwp),
};

export const withSteps = (ports: OrderListPorts) => orderList(ports, allSteps);

/** Starts a list over deferred ports; its orders are requested. */
export function opened(orderType: ListedOrderType = 'single', steps: Partial<OrderListSteps> = {}) {
  const run = startedOf((ports: OrderListPorts) => orderList(ports, { ...allSteps, ...steps }), {
    orderType,
    newSubmission: countingSubmissions(),
    today: () => '2026-11-20',
  });
  const loaded = (): Extract<OrderListView, { screen: 'loaded' }> => {
    const view = run.view();
    if (view.screen !== 'loaded') throw new Error(`Unexpected screen: ${view.screen}`);
    return view;
  };
  return { ...run, list: run.ports.listOrders, status: run.ports.getOrderStatus, loaded };
}

/** Waits until the code of a step is loaded. */
export async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
