import {
  orderPanelOf,
  parseOrderScreenState,
  paymentChoice,
  planListOf,
  type OrderPanel,
  type PaymentChoiceInput,
  type RequestedOrder,
} from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { OrderScreen, type OrderScreenProps } from '@folioflow/ui/screens/orders/OrderScreen/OrderScreen';
import { useNavigationState } from '@folioflow/wiring';
import { useLocation, useParams } from 'react-router-dom';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { FetchedOrder } from './FetchedOrder.tsx';
import type { RedeemContainerProps } from './Redeem.tsx';

type PaymentPanelProps = Omit<OrderScreenProps, 'choice'>;
type ListPath = RedeemContainerProps['list'];

/** Loaders of the panels that most visits do not need: most visits of the order screen pay. */
const panelLoaders = {
  redeem: createCachedLoader(async () => (await import('./Redeem.tsx')).RedeemContainer),
  investmore: createCachedLoader(async () => (await import('./InvestMore.tsx')).InvestMoreContainer),
};

/**
 * /orderEditCheckout: the requested mode and the fetched order decide on the panel; each panel is a flow of its own.
 */
export const OrderScreenRoute = () => <OrderScreenContainer key={useLocation().key} list="/orderList/" />;

/** /sipEditCheckout: the same screen for an order of a SIP or a STP, which returns to the list of its type (AD-012). */
export const SipOrderScreenRoute = () => (
  <OrderScreenContainer key={useLocation().key} list="/sipList/" listOf={(order) => `/${planListOf(order)}/`} />
);

/** /order2factorCheckout/{redeem_id}: redeems only the order that the address names (OM-014). */
export function RedeemScreenRoute() {
  const { redeem_id } = useParams();
  const { key } = useLocation();
  const { order } = useNavigationState(parseOrderScreenState);
  if (order?._id !== redeem_id) return <OrderScreen panel={{ panel: 'orderMissing' }} />;
  return <OrderScreenContainer key={key} list="/orderList/" mode="redeem" />;
}

interface OrderScreenContainerProps {
  /** The list of a page without an order. */
  list: ListPath;
  /** The list that contains the order; absent: `list`. */
  listOf?: (order: RequestedOrder) => ListPath;
  mode?: 'redeem';
}

function OrderScreenContainer({ list, listOf = () => list, mode }: OrderScreenContainerProps) {
  const { requestMode, order } = useNavigationState(parseOrderScreenState);
  if (order === null) return <OrderScreen panel={{ panel: 'orderMissing' }} list={list} />;
  return (
    <FetchedOrder order={order}>
      {(answered) => (
        <ActionPanel
          panel={orderPanelOf({ requestMode: mode ?? requestMode, order: answered })}
          list={listOf(answered)}
        />
      )}
    </FetchedOrder>
  );
}

function ActionPanel({ panel, list }: { panel: OrderPanel; list: ListPath }) {
  if ('order' in panel) {
    const { order } = panel;
    const flow = <OnDemand load={panelLoaders[panel.panel]} props={{ order, list }} />;
    return <OrderScreen panel={panel} list={list} flow={flow} />;
  }
  // After a payment elsewhere, the order is fetched again, and the choice ends with its flow.
  if ('choice' in panel)
    return <PaymentPanel key={String(panel.choice.isPaymentAllowed)} panel={panel} list={list} choice={panel.choice} />;
  return <OrderScreen panel={panel} list={list} />;
}

const PaymentPanel = ({ choice, ...shown }: PaymentPanelProps & { choice: PaymentChoiceInput }) => (
  <OrderScreen {...shown} choice={useWiredFlow(() => paymentChoice(), choice)} />
);
