import { dayInIndia } from '@folioflow/ui';
import { orderList, type OrderListInput, type OrderListSteps } from '@folioflow/flows';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const steps: OrderListSteps = {
  cancelling: async () => (await import('@folioflow/flows/order-list/cancelling-order')).cancellingOrder,
  pausing: async () => (await import('@folioflow/flows/order-list/pausing-sip')).pausingSip,
  registeringSwp: async () => (await import('@folioflow/flows/order-list/registering-swp')).registeringSwp,
};

const List = ({ orderType }: Pick<OrderListInput, 'orderType'>) => {
  const { providerNow } = useApp();
  const flow = useWiredFlow(
    ({ provider }) => {
      const { listOrders, getOrderStatus, cancelOrder, cancelSip, pauseSip } = provider;
      const { cancelSwp, sendTwoFactorOtp, createSwp } = provider;
      const swp = { cancelSwp, sendTwoFactorOtp, createSwp };
      return orderList({ listOrders, getOrderStatus, cancelOrder, cancelSip, pauseSip, ...swp }, steps);
    },
    { orderType, today: () => dayInIndia(providerNow()) },
  );
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <OrderList
      {...flow}
      search={search}
      onSearch={(asked) => void navigate({ pathname, search: asked }, { replace: true, state })}
    />
  );
};

export const OrderListRoute = () => <List key="single" orderType="single" />;
export const SipListRoute = () => <List key="xsip" orderType="xsip" />;
export const StpListRoute = () => <List key="stp" orderType="stp" />;
