import { orderList } from '@folioflow/flows';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { routeTable } from '../../route-table.ts';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function OrderListRoute() {
  const flow = useWiredFlow(
    ({ provider: { listOrders, getOrderStatus } }) => orderList({ listOrders, getOrderStatus }),
    { orderType: 'single' },
  );
  return <OrderList {...flow} onExit={useExit()} hasNeighbour={routeTable.stpList.screen !== null} />;
}
