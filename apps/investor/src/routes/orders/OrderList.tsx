import { orderList, type OrderListInput } from '@folioflow/flows';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { orderLists } from './order-lists.ts';

const List = ({ orderType }: OrderListInput) => {
  const flow = useWiredFlow(
    ({ provider: { listOrders, getOrderStatus } }) => orderList({ listOrders, getOrderStatus }),
    { orderType },
  );
  return <OrderList {...flow} lists={orderLists} />;
};

export const OrderListRoute = () => <List key="single" orderType="single" />;
export const SipListRoute = () => <List key="xsip" orderType="xsip" />;
