import {
  plannedSaleNavDay,
  type RedemptionEstimateView,
  type Remote,
  type redemptionEstimateFlow,
  type SaleKind,
} from '@folioflow/flows';
import { SaleEstimate, type SaleEstimateProps } from './SaleEstimate.tsx';

/** First transfer or payout of a plan, from the terms that the investor agrees to. */
export interface FirstOfPlan {
  readonly amountInPaise: number;
  /** Exit load by the terms of the order. */
  readonly feeInPaise: number;
  /** Percent. */
  readonly loadPercent: number;
  /** Null until the day is chosen. */
  readonly firstDay: string | null;
  /** Day on which a payout is in the account at the latest; null for a transfer, or if it is unknown. */
  readonly creditDay: string | null;
}

export interface PlanEstimateProps extends Pick<SaleEstimateProps, 'account'> {
  view: RedemptionEstimateView;
  remote: Remote<typeof redemptionEstimateFlow>;
  kind: Exclude<SaleKind, 'redemption'>;
  /** Null while the terms are incomplete. */
  first: FirstOfPlan | null;
}

/**
 * The estimate of the first transfer of a STP or the first payout of a SWP, in its review (decision 085). Nothing is
 * shown for a provider without holdings.
 */
export const PlanEstimate = ({ first, ...shown }: PlanEstimateProps) => (
  <SaleEstimate {...shown} sale={first === null ? null : saleOfFirst(first, shown.view)} />
);

function saleOfFirst(
  { amountInPaise, feeInPaise, loadPercent, firstDay, creditDay }: FirstOfPlan,
  view: RedemptionEstimateView,
): SaleEstimateProps['sale'] {
  if (firstDay === null) return null;
  const subCategory = view.screen === 'estimable' ? view.basis.holding.subCategory : '';
  const navDay = plannedSaleNavDay(firstDay, { subCategory });
  return { paise: amountInPaise, feePaise: feeInPaise, loadPercent, navDay, creditDay };
}
