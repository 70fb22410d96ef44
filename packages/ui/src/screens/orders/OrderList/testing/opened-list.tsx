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
/** The closed part of a row, which opens and closes it. */
export const orderOpener = (order: Order) => orderCard(order).getByRole('heading', { level: 2 }).getByRole('button');
export const orderActions = (order: Order) =>
  orderCard(order).getByRole('group', { name: `More for ${order.mf_order_scheme_name}` });
/** Opens the row of an order and chooses an action. */
export async function chooseAction(order: Order, name: string) {
  await orderOpener(order).click();
  await orderActions(order).getByRole('button', { name }).click();
}
export const transactionList = (order: Order) =>
  orderCard(order).getByRole('list', { name: 'Transactions of the order' });
export const renderOrder = async (change: Partial<Order>, orderType: OrderType = 'single') => {
  const order = { ...allottedOrder, ...change };
  await renderLoadedList([order], orderType);
  await orderOpener(order).click();
  return orderCard(order);
};
