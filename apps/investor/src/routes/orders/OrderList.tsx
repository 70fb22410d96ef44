import { dayInIndia } from '@folioflow/ui';
import type { AnswerOf } from '@folioflow/api/contract';
import { orderList, type OrderListInput, type OrderListSteps } from '@folioflow/flows';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { createSubmissionStoringPort, createSubmissionSettlingPort, useUnansweredSubmissions } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const steps: OrderListSteps = {
  cancelling: async () => (await import('@folioflow/flows/order-list/cancelling-order')).cancellingOrder,
  pausing: async () => (await import('@folioflow/flows/order-list/pausing-sip')).pausingSip,
  registeringSwp: async () => (await import('@folioflow/flows/order-list/registering-swp')).registeringSwp,
};

/** Returns whether the list shows the effect of an action on the order with this id. */
function isActionDone({ result }: AnswerOf<'listOrders'>, action: string, orderId: string): boolean {
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

const orderSubject = {
  subjectOf: ({ client_info }: { readonly client_info: { readonly order_id: string } }) => client_info.order_id,
};

const OrderListContainer = ({ orderType }: Pick<OrderListInput, 'orderType'>) => {
  const { providerNow } = useApp();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({ provider }) => {
      const { listOrders, getOrderStatus, sendTwoFactorOtp } = provider;
      const ports = {
        listOrders: createSubmissionSettlingPort(unanswered, listOrders, { hasEffect: isActionDone }),
        getOrderStatus,
        sendTwoFactorOtp,
        cancelOrder: createSubmissionStoringPort(unanswered, 'cancelOrder', provider.cancelOrder, orderSubject),
        cancelSip: createSubmissionStoringPort(unanswered, 'cancelSip', provider.cancelSip, orderSubject),
        cancelSwp: createSubmissionStoringPort(unanswered, 'cancelSwp', provider.cancelSwp, orderSubject),
        pauseSip: createSubmissionStoringPort(unanswered, 'pauseSip', provider.pauseSip, orderSubject),
        createSwp: createSubmissionStoringPort(unanswered, 'createSwp', provider.createSwp, orderSubject),
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
      onSearch={(newSearch) => void navigate({ pathname, search: newSearch }, { replace: true, state })}
    />
  );
};

export const OrderListRoute = () => <OrderListContainer key="single" orderType="single" />;
export const SipListRoute = () => <OrderListContainer key="xsip" orderType="xsip" />;
export const StpListRoute = () => <OrderListContainer key="stp" orderType="stp" />;
