import { orderPanelFor, orderScreenStateOf, paymentChoice, type PaymentChoiceInput } from '@folioflow/flows';
import { OrderScreen, type OrderScreenProps } from '@folioflow/ui/screens/orders/OrderScreen/OrderScreen';
import { useLocation } from 'react-router-dom';
import { useNavigationState } from '../../wiring/use-address.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { AskedOrderAt } from './AskedOrderAt.tsx';

/** /orderEditCheckout: which panel is a pure choice by the asked mode and the answered order; paying is a flow of its own. */
export const OrderScreenRoute = () => <Visited key={useLocation().key} />;

function Visited() {
  const { requestMode, order } = useNavigationState(orderScreenStateOf);
  if (order === null) return <OrderScreen panel={{ panel: 'orderMissing' }} />;
  return (
    <AskedOrderAt order={order}>
      {(answered) => <Panel panel={orderPanelFor({ requestMode, order: answered })} />}
    </AskedOrderAt>
  );
}

const Panel = ({ panel }: Pick<OrderScreenProps, 'panel'>) =>
  'choice' in panel ? <Payable panel={panel} choice={panel.choice} /> : <OrderScreen panel={panel} />;

const Payable = ({ panel, choice }: { panel: OrderScreenProps['panel']; choice: PaymentChoiceInput }) => (
  <OrderScreen panel={panel} choice={useWiredFlow(() => paymentChoice(), choice)} />
);
