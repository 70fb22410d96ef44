import { redemptionEstimate, type SoldOrder } from '@folioflow/flows';
import { PlanEstimate, type PlanEstimateProps } from '@folioflow/ui/screens/orders/RedemptionEstimate/PlanEstimate';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface PlanEstimateContainerProps extends Omit<PlanEstimateProps, 'view' | 'remote'> {
  sold: SoldOrder;
}

/** The estimate of the first transfer or payout of a plan, from the purchases of its order. */
export function PlanEstimateContainer({ sold, ...shown }: PlanEstimateContainerProps) {
  const flow = useWiredFlow(
    ({ provider: { listHoldings, listTransactions } }) => redemptionEstimate({ listHoldings, listTransactions }),
    { request: sold },
  );
  return <PlanEstimate {...flow} {...shown} />;
}
