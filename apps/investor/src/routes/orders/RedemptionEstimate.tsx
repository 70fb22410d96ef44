import { redemptionEstimate, type SoldOrder } from '@folioflow/flows';
import {
  RedemptionEstimate,
  type RedemptionEstimateProps,
} from '@folioflow/ui/screens/orders/RedemptionEstimate/RedemptionEstimate';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface RedemptionEstimateContainerProps extends Pick<RedemptionEstimateProps, 'order' | 'draft'> {
  sold: SoldOrder;
}

/** The estimate of a redemption, from the purchases of the order. */
export function RedemptionEstimateContainer({ sold, ...shown }: RedemptionEstimateContainerProps) {
  const flow = useWiredFlow(
    ({ provider: { listHoldings, listTransactions } }) => redemptionEstimate({ listHoldings, listTransactions }),
    { request: sold },
  );
  return <RedemptionEstimate {...flow} {...shown} />;
}
