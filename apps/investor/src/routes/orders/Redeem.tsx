import { soldOrderOf, type RedeemView, type RequestedOrder } from '@folioflow/flows';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { Redeem, type RedeemProps } from '@folioflow/ui/screens/orders/Redeem/Redeem';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireRedeem } from './wire-redeem.ts';

export interface RedeemContainerProps extends Pick<RedeemProps, 'list'> {
  /** Order in the answer of the provider. */
  order: RequestedOrder;
}

const loadEstimate = createCachedLoader(
  async () => (await import('./RedemptionEstimate.tsx')).RedemptionEstimateContainer,
);

/** Redeems units of an order, on the order screen. */
export function RedeemContainer({ order, list }: RedeemContainerProps) {
  const flow = useWiredFlow(wireRedeem, { order });
  return <Redeem {...flow} list={list} estimate={<Estimate order={order} view={flow.view} />} />;
}

function Estimate({ order, view }: Pick<RedeemContainerProps, 'order'> & { view: RedeemView }) {
  if (view.screen !== 'entering' && view.screen !== 'confirming') return null;
  const isRedeemable = view.screen === 'confirming' || (view.problem === null && view.draft.amount !== '');
  return (
    <OnDemand
      load={loadEstimate}
      props={{ sold: soldOrderOf(order), order: view.order, draft: isRedeemable ? view.draft : null }}
      fetching={<span hidden data-loading="" />}
    />
  );
}
