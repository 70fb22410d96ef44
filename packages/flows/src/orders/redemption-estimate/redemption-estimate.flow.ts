import { flow } from '../../kit/flow.ts';
import { redemptionEstimateMachine } from './redemption-estimate.machine.ts';
import { runnable } from '../../kit/port.ts';
import { resourceView, type ResourceEvent } from '../../kit/resource.ts';
import { createRecordsPort, type HoldingRecords } from '../../holdings/holding-records.ts';
import { findHoldingOfOrder } from './sale-review.ts';
import type { RedemptionEstimatePorts, RedemptionEstimateView, SoldOrder } from './redemption-estimate.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './redemption-estimate.types.ts';
export { reviewSale } from './sale-review.ts';
export { soldOrderOf } from './sold-order.ts';

export type RedemptionEstimateFlow = EmbeddableFlow<{
  input: { request: SoldOrder };
  event: ResourceEvent<SoldOrder, HoldingRecords>;
  view: RedemptionEstimateView;
}>;

const recordsView = resourceView<SoldOrder, HoldingRecords>((value) => value);

export const redemptionEstimateFlow: RedemptionEstimateFlow = flow({
  machine: redemptionEstimateMachine,
  view: (snapshot): RedemptionEstimateView => {
    const view = recordsView(snapshot);
    if (view.screen !== 'loaded') return view;
    const { value } = view;
    if (value.kind === 'notOffered') return { screen: 'notOffered' };
    const holding = findHoldingOfOrder(value.holdings, snapshot.context.request);
    return holding === null
      ? { screen: 'notOffered' }
      : { screen: 'estimable', basis: { holding, holdings: value.holdings, transactions: value.transactions } };
  },
});

/**
 * The facts for the estimate of a redemption, or of the first transfer or payout of a plan (decisions 080, 085): one
 * load, started with the order whose units are sold. `reviewSale` computes the estimate of an amount.
 */
export const redemptionEstimate = (ports: RedemptionEstimatePorts): RunnableFlow<RedemptionEstimateFlow> => ({
  ...redemptionEstimateFlow,
  machine: runnable(redemptionEstimateMachine, { load: createRecordsPort(ports) }),
});
