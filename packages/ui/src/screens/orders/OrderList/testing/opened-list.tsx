import { accepted, orderList, type Exit, type OrderListInput, type OrderListPorts, type Port } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { allottedOrder, createSubmissionKeyCounter, deferredPorts } from '@folioflow/flows/testing';
import { useState } from 'react';
import { page } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { OrderList } from '../OrderList.tsx';

type Order = typeof allottedOrder;
type Ports = OrderListPorts;
type OrderType = OrderListInput['orderType'];
type AnswerOfPort<P> = P extends Port<infer _, infer Answer> ? Answer : never;

export const orderListAnswer = (...result: Order[]) =>
  accepted<AnswerOfPort<Ports['listOrders']>>(
    {
      code: '000',
      messageText: '',
      result,
      bank_information: undefined,
      status_filter_list: [
        { label: 'Payment Pending', value: 'is_payment_pending' },
        { label: 'Allotted', value: 'mf_order_is_allotted' },
        { label: 'Cancelled', value: 'is_order_cancelled' },
      ],
    },
    0,
  );
export const orderStatusAnswer = (result: Order) =>
  accepted<AnswerOfPort<Ports['getOrderStatus']>>({ code: '000', messageText: '', result }, 0);

export async function renderOrderList(orderType: OrderType = 'single') {
  const ports = deferredPorts<OrderListPorts>();
  const { listOrders: list, getOrderStatus: status } = ports;
  const flow = orderList(ports);
  const exits: Exit[] = [];
  function Page() {
    const { view, remote } = useFlow(flow, {
      orderType,
      newSubmission: createSubmissionKeyCounter(),
      today: () => '2026-11-20',
    });
    const [search, onSearch] = useState('');
    return (
      <OrderList search={search} onSearch={onSearch} view={view} remote={remote} onExit={(exit) => exits.push(exit)} />
    );
  }
  await render(<Page />);
  return { list, status, exits, ports };
}
export async function renderLoadedList(orders: readonly Order[], orderType: OrderType = 'single') {
  const all = await renderOrderList(orderType);
  await all.list.answer(orderListAnswer(...orders));
  return all;
}
export const orderCard = (order: Order) => page.getByRole('article', { name: order.mf_order_scheme_name });
export const orderButton = (order: Order, name: string) => orderCard(order).getByRole('button', { name });
export const orderMenu = (order: Order) => orderButton(order, `More for ${order.mf_order_scheme_name}`);
/** Opens the menu by keyboard: it takes the focus. */
export async function chooseMenuItem(order: Order, name: string) {
  await orderMenu(order).click();
  await page.getByRole('menuitem', { name }).click();
}
export const transactionList = (order: Order) =>
  orderCard(order).getByRole('list', { name: 'Transactions of the order' });
export const renderOrder = async (change: Partial<Order>, orderType: OrderType = 'single') => {
  const order = { ...allottedOrder, ...change };
  await renderLoadedList([order], orderType);
  return orderCard(order);
};
