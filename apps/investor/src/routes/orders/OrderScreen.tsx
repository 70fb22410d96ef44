import {
  orderPanelFor,
  orderScreenStateOf,
  paymentChoice,
  type OrderPanel,
  type PaymentChoiceInput,
} from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/OnDemand/OnDemand';
import { keeping } from '@folioflow/ui/on-demand';
import { OrderScreen, type OrderScreenProps } from '@folioflow/ui/screens/orders/OrderScreen/OrderScreen';
import { useNavigationState } from '@folioflow/wiring';
import { useLocation, useParams } from 'react-router-dom';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { AskedOrderAt } from './AskedOrderAt.tsx';
import type { RedeemingProps } from './Redeem.tsx';

type Shown = Omit<OrderScreenProps, 'choice'>;
type List = RedeemingProps['list'];

/** Each comes with its panel: most visits of the order screen pay. */
const loads = {
  redeem: keeping(async () => (await import('./Redeem.tsx')).Redeeming),
  investmore: keeping(async () => (await import('./InvestMore.tsx')).InvestingMore),
};

/** /orderEditCheckout: which panel is a pure choice by the asked mode and the answered order; paying, redeeming and investing more are flows of their own. */
export const OrderScreenRoute = () => <Visited key={useLocation().key} list="/orderList/" />;

/** /sipEditCheckout: the same for an order of a plan (AD-012). */
export const SipOrderScreenRoute = () => <Visited key={useLocation().key} list="/sipList/" />;

/** /order2factorCheckout/{redeem_id}: a redemption of the order that the address names, and of no other (OM-014). */
export function RedeemScreenRoute() {
  const { redeem_id } = useParams();
  const { key } = useLocation();
  const { order } = useNavigationState(orderScreenStateOf);
  if (order?._id !== redeem_id) return <OrderScreen panel={{ panel: 'orderMissing' }} />;
  return <Visited key={key} list="/orderList/" mode="redeem" />;
}

function Visited({ list, mode }: { list: List; mode?: 'redeem' }) {
  const { requestMode, order } = useNavigationState(orderScreenStateOf);
  if (order === null) return <OrderScreen panel={{ panel: 'orderMissing' }} list={list} />;
  return (
    <AskedOrderAt order={order}>
      {(answered) => <Panel panel={orderPanelFor({ requestMode: mode ?? requestMode, order: answered })} list={list} />}
    </AskedOrderAt>
  );
}

function Panel({ panel, list }: { panel: OrderPanel; list: List }) {
  if ('order' in panel) {
    const { order } = panel;
    const flow = <OnDemand load={loads[panel.panel]} props={{ order, list }} />;
    return <OrderScreen panel={panel} list={list} flow={flow} />;
  }
  if ('choice' in panel) return <Payable panel={panel} list={list} choice={panel.choice} />;
  return <OrderScreen panel={panel} list={list} />;
}

const Payable = ({ choice, ...shown }: Shown & { choice: PaymentChoiceInput }) => (
  <OrderScreen {...shown} choice={useWiredFlow(() => paymentChoice(), choice)} />
);
