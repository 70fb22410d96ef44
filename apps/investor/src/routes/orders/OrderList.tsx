import { dayInIndia } from '@folioflow/ui';
import type { AnswerOf } from '@folioflow/api/contract';
import { orderList, type OrderListInput, type OrderListSteps } from '@folioflow/flows';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { remembering, settling, useUnanswered } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const steps: OrderListSteps = {
  cancelling: async () => (await import('@folioflow/flows/order-list/cancelling-order')).cancellingOrder,
  pausing: async () => (await import('@folioflow/flows/order-list/pausing-sip')).pausingSip,
  registeringSwp: async () => (await import('@folioflow/flows/order-list/registering-swp')).registeringSwp,
};

/** Returns whether the list shows the effect of an action on the order with this id. */
function isDone({ result }: AnswerOf<'listOrders'>, action: string, orderId: string): boolean {
  const order = result.find(({ order_id }) => order_id === orderId);
  if (order === undefined) return true;
  switch (action) {
    case 'pauseSip':
      return !order.mf_order_is_pause_allowed;
    case 'createSwp':
      return order.mf_order_swp_enabled;
    case 'cancelSwp':
      return !order.mf_order_swp_enabled;
    default:
      return !order.is_cancel_allowed;
  }
}

const ofOrder = {
  subjectOf: ({ client_info }: { readonly client_info: { readonly order_id: string } }) => client_info.order_id,
};

const List = ({ orderType }: Pick<OrderListInput, 'orderType'>) => {
  const { providerNow } = useApp();
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider }) => {
      const { listOrders, getOrderStatus, sendTwoFactorOtp } = provider;
      const ports = {
        listOrders: settling(unanswered, listOrders, { isDone }),
        getOrderStatus,
        sendTwoFactorOtp,
        cancelOrder: remembering(unanswered, 'cancelOrder', provider.cancelOrder, ofOrder),
        cancelSip: remembering(unanswered, 'cancelSip', provider.cancelSip, ofOrder),
        cancelSwp: remembering(unanswered, 'cancelSwp', provider.cancelSwp, ofOrder),
        pauseSip: remembering(unanswered, 'pauseSip', provider.pauseSip, ofOrder),
        createSwp: remembering(unanswered, 'createSwp', provider.createSwp, ofOrder),
      };
      return orderList(ports, steps);
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
