import { orderPanelFor, orderScreenStateOf, paymentChoice, type PaymentChoiceInput } from '@folioflow/flows';
import { OrderScreen, type OrderScreenProps } from '@folioflow/ui/screens/orders/OrderScreen/OrderScreen';
import { useLocation } from 'react-router-dom';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** /orderEditCheckout: which panel is a pure choice by the navigation state; paying is a flow of its own. */
export function OrderScreenRoute() {
  const { state, key } = useLocation() as { state: unknown; key: string };
  const panel = orderPanelFor(orderScreenStateOf(state));
  if (!('choice' in panel)) return <OrderScreen panel={panel} />;
  return <Payable key={key} panel={panel} choice={panel.choice} />;
}

function Payable({ panel, choice }: { panel: OrderScreenProps['panel']; choice: PaymentChoiceInput }) {
  return <OrderScreen panel={panel} choice={useWiredFlow(() => paymentChoice(), choice)} />;
}
