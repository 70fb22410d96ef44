import { orderPanelFor, orderScreenStateOf, paymentChoice, type PaymentChoiceInput } from '@folioflow/flows';
import { OrderScreen, type OrderScreenProps } from '@folioflow/ui/screens/orders/OrderScreen/OrderScreen';
import { useLocation } from 'react-router-dom';
import { useNavigationState } from '../../wiring/use-address.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { AskedOrderAt } from './AskedOrderAt.tsx';

type Shown = Omit<OrderScreenProps, 'choice'>;

/** /orderEditCheckout: which panel is a pure choice by the asked mode and the answered order; paying is a flow of its own. */
export const OrderScreenRoute = () => <Visited key={useLocation().key} list="/orderList/" />;

/** /sipEditCheckout: the same for an order of a plan (AD-012). */
export const SipOrderScreenRoute = () => <Visited key={useLocation().key} list="/sipList/" />;

function Visited({ list }: Pick<Shown, 'list'>) {
  const { requestMode, order } = useNavigationState(orderScreenStateOf);
  if (order === null) return <OrderScreen panel={{ panel: 'orderMissing' }} list={list} />;
  return (
    <AskedOrderAt order={order}>
      {(answered) => <Panel panel={orderPanelFor({ requestMode, order: answered })} list={list} />}
    </AskedOrderAt>
  );
}

const Panel = ({ panel, list }: Shown) =>
  'choice' in panel ? (
    <Payable panel={panel} list={list} choice={panel.choice} />
  ) : (
    <OrderScreen panel={panel} list={list} />
  );

const Payable = ({ choice, ...shown }: Shown & { choice: PaymentChoiceInput }) => (
  <OrderScreen {...shown} choice={useWiredFlow(() => paymentChoice(), choice)} />
);
