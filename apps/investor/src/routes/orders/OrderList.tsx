import { dayInIndia } from '@folioflow/ui';
import { orderList, type OrderListInput } from '@folioflow/flows';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { createSubmissionSettlingPort, useUnansweredSubmissions } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { createOrderActionPorts, isActionDone, loadPayoutEstimate, orderListSteps } from './order-list-ports.ts';

const OrderListContainer = ({ orderType }: Pick<OrderListInput, 'orderType'>) => {
  const { providerNow } = useApp();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({ provider }) =>
      orderList(
        {
          ...createOrderActionPorts(provider, unanswered),
          listOrders: createSubmissionSettlingPort(unanswered, provider.listOrders, {
            hasEffect: ({ result }, action, orderId) => isActionDone(result, action, orderId),
          }),
        },
        orderListSteps,
      ),
    { orderType, today: () => dayInIndia(providerNow()) },
  );
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <OrderList
      {...flow}
      loadEstimate={loadPayoutEstimate}
      search={search}
      onSearch={(newSearch) => void navigate({ pathname, search: newSearch }, { replace: true, state })}
    />
  );
};

export const OrderListRoute = () => <OrderListContainer key="single" orderType="single" />;
export const SipListRoute = () => <OrderListContainer key="xsip" orderType="xsip" />;
export const StpListRoute = () => <OrderListContainer key="stp" orderType="stp" />;
