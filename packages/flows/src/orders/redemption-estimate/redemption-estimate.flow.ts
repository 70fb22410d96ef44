import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import { createRecordsPort, type HoldingRecords } from '../../holdings/holding-records.ts';
import { findHoldingOfOrder } from './sale-review.ts';
import type { RedemptionEstimatePorts, RedemptionEstimateView, SoldOrder } from './redemption-estimate.types.ts';

const records = resource<SoldOrder, HoldingRecords>((value) => value);

export const redemptionEstimateFlow = flow({
  machine: records.machine,
  view: (snapshot): RedemptionEstimateView => {
    const view = records.view(snapshot, {});
    if (view.screen !== 'loaded') return view;
    const { value } = view;
    if (value.kind === 'notOffered') return { screen: 'notOffered' };
    const holding = findHoldingOfOrder(value.holdings, snapshot.context.request);
    return holding === null
      ? { screen: 'notOffered' }
      : { screen: 'estimable', basis: { holding, holdings: value.holdings, transactions: value.transactions } };
  },
});

/** The facts for the estimate of a sale: one load of the holdings and their transactions. */
export const redemptionEstimate = (ports: RedemptionEstimatePorts) => ({
  ...redemptionEstimateFlow,
  machine: runnable(redemptionEstimateFlow.machine, { load: createRecordsPort(ports) }),
});
