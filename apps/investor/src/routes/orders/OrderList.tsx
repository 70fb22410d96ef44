import { useLingui } from '@lingui/react';
import { dayInIndia } from '@folioflow/ui';
import type { OrderListInput } from '@folioflow/flows';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { useUnansweredSubmissions } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { loadPayoutEstimate } from './load-payout-estimate.ts';
import { wireOrderList } from './wire-order-list.ts';

const OrderListContainer = ({ orderType }: Pick<OrderListInput, 'orderType'>) => {
  const { i18n } = useLingui();
  const { providerNow } = useApp();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow((app) => wireOrderList(i18n, app, unanswered), {
    orderType,
    today: () => dayInIndia(providerNow()),
  });
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
