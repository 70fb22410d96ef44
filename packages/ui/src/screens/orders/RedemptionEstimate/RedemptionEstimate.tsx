import {
  computeRedemption,
  reviewSale,
  type RedemptionEstimateView,
  type Remote,
  type redemptionEstimateFlow,
} from '@folioflow/flows';
import { useState } from 'react';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { RedemptionAgreement, type RedemptionAgreementProps } from '../Redeem/RedemptionAgreement.tsx';
import { RedemptionTax } from './RedemptionTax.tsx';
import { UnavailableEstimate } from './UnavailableEstimate.tsx';

export interface RedemptionEstimateProps extends Pick<RedemptionAgreementProps, 'order' | 'draft'> {
  view: RedemptionEstimateView;
  remote: Remote<typeof redemptionEstimateFlow>;
}

/** Amounts of a redemption are whole paise. */
const paiseOfRupees = (rupees: number): number => Math.round(rupees * 100);

/**
 * Shows what is received and the tax of the sale (decision 080). Without holdings of the provider, or an amount, it is
 * the documented review alone.
 */
export function RedemptionEstimate({ view, remote, order, draft }: RedemptionEstimateProps) {
  const now = useMomentInIndia();
  const [slabPercent, setSlabPercent] = useState<number | null>(null);
  const redemption = draft && computeRedemption(order.terms, draft, now);
  const sale = redemption && {
    kind: 'redemption' as const,
    paise: paiseOfRupees(redemption.amount),
    navDay: redemption.days?.navDay ?? now.day,
    loadPercent: order.terms.loadPercent,
    slabPercent,
  };
  const review = view.screen === 'estimable' && sale !== null ? reviewSale(view.basis, sale) : null;
  return (
    <RedemptionAgreement
      order={order}
      draft={draft}
      sttInRupees={review === null ? null : review.estimate.sttPaise / 100}
    >
      {view.screen === 'unavailable' && <UnavailableEstimate notice={view.notice} remote={remote} kind="redemption" />}
      {view.screen === 'estimable' && review !== null && sale !== null && redemption !== null && (
        <RedemptionTax
          holding={view.basis.holding}
          review={review}
          navDay={sale.navDay}
          feePaise={paiseOfRupees(redemption.fee)}
          slabPercent={slabPercent}
          onSlabChange={setSlabPercent}
        />
      )}
    </RedemptionAgreement>
  );
}
