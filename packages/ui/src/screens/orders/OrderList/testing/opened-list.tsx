import { accepted, orderList, type Exit, type OrderListInput, type OrderListPorts, type Port } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { cancellingOrder } from '@folioflow/flows/order-list/cancelling-order';
import { pausingSip } from '@folioflow/flows/order-list/pausing-sip';
import { registeringSwp } from '@folioflow/flows/order-list/registering-swp';
import { allottedOrder, countingSubmissions, heldPorts } from '@folioflow/flows/testing';
import { useState } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OrderList } from '../OrderList.tsx';

type Order = typeof allottedOrder;
type Ports = OrderListPorts;
type OrderType = OrderListInput['orderType'];
type Answered<P> = P extends Port<infer _, infer Answer> ? Answer : never;

export const listOf = (...result: Order[]) =>
  accepted<Answered<Ports['listOrders']>>({
    code: '000',
    messageText: '',
    result,
    bank_information: undefined,
    status_filter_list: [
      { label: 'Payment Pending', value: 'is_payment_pending' },
      { label: 'Allotted', value: 'mf_order_is_allotted' },
      { label: 'Cancelled', value: 'is_order_cancelled' },
    ],
  });
export const statusOf = (result: Order) =>
  accepted<Answered<Ports['getOrderStatus']>>({ code: '000', messageText: '', result });

export async function opened(orderType: OrderType = 'single') {
  const ports = heldPorts<OrderListPorts>();
  const { listOrders: list, getOrderStatus: status } = ports;
  const flow = orderList(ports, {
    cancelling: () => Promise.resolve(cancellingOrder),
    pausing: () => Promise.resolve(pausingSip),
    registeringSwp: () => Promise.resolve(registeringSwp),
  });
  const exits: Exit[] = [];
  function Page() {
    const { view, remote } = useFlow(flow, {
      orderType,
      newSubmission: countingSubmissions(),
      today: () => '2026-11-20',
    });
    const [search, onSearch] = useState('');
    const place = { search, onSearch };
    return <OrderList {...place} view={view} remote={remote} onExit={(exit) => exits.push(exit)} />;
  }
  await render(<Page />);
  return { list, status, exits, ports };
}
export async function loaded(orders: readonly Order[], orderType: OrderType = 'single') {
  const all = await opened(orderType);
  await all.list.answer(listOf(...orders));
  return all;
}
export const row = (order: Order) => page.getByRole('article', { name: order.mf_order_scheme_name });
export const buttonOf = (order: Order, name: string) => row(order).getByRole('button', { name });
export const menuOf = (order: Order) => buttonOf(order, `More for ${order.mf_order_scheme_name}`);
/** By the keys: the menu takes the focus when it opens. */
export async function choose(order: Order, name: string) {
  await menuOf(order).click();
  await page.getByRole('menuitem', { name }).click();
}
export const linesOf = (order: Order) => row(order).getByRole('list', { name: 'Transactions of the order' });
export const rowOf = async (change: Partial<Order>, orderType: OrderType = 'single') => {
  const order = { ...allottedOrder, ...change };
  await loaded([order], orderType);
  return row(order);
};
