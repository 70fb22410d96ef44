import {
  computeRedemption,
  type RedeemedOrder,
  type RedemptionDraft,
  type RedemptionEstimateView,
  type Remote,
  type redemptionEstimateFlow,
} from '@folioflow/flows';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { SaleEstimate } from './SaleEstimate.tsx';

export interface RedemptionEstimateProps {
  view: RedemptionEstimateView;
  remote: Remote<typeof redemptionEstimateFlow>;
  order: RedeemedOrder;
  /** Null while no amount can be redeemed. */
  draft: RedemptionDraft | null;
}

/** Amounts of a redemption are whole paise. */
const paiseOfRupees = (rupees: number): number => Math.round(rupees * 100);

/** The estimate of a redemption, below its form (decision 080). Nothing is shown for a provider without holdings. */
export function RedemptionEstimate({ view, remote, order, draft }: RedemptionEstimateProps) {
  const now = useMomentInIndia();
  const redemption = draft && computeRedemption(order.terms, draft, now);
  return (
    <SaleEstimate
      view={view}
      remote={remote}
      kind="redemption"
      account={order.account}
      sale={
        redemption && {
          paise: paiseOfRupees(redemption.amount),
          feePaise: paiseOfRupees(redemption.fee),
          loadPercent: order.terms.loadPercent,
          navDay: redemption.days?.navDay ?? now.day,
          creditDay: redemption.days?.creditDay ?? null,
        }
      }
    />
  );
}
