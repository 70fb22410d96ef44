import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ResourceEvent } from '../../kit/resource.ts';
import type { HoldingRecords } from '../../holdings/holding-records.ts';
import type { RedemptionEstimatePorts, RedemptionEstimateView, SoldOrder } from './redemption-estimate.types.ts';
import * as unit from './redemption-estimate.flow.ts';

export type * from './redemption-estimate.types.ts';
export { reviewSale } from './sale-review.ts';
export { soldOrderOf } from './sold-order.ts';

export type RedemptionEstimateFlow = EmbeddableFlow<{
  input: { request: SoldOrder };
  event: ResourceEvent<SoldOrder, HoldingRecords>;
  view: RedemptionEstimateView;
}>;

export const redemptionEstimateFlow: RedemptionEstimateFlow = embeddable(unit.redemptionEstimateFlow);

/**
 * The facts for the estimate of a redemption, or of the first transfer or payout of a plan (decisions 080, 085): one
 * load, started with the order whose units are sold. `reviewSale` computes the estimate of an amount.
 */
export const redemptionEstimate: (ports: RedemptionEstimatePorts) => RunnableFlow<RedemptionEstimateFlow> =
  embeddableFactory(unit.redemptionEstimate);
