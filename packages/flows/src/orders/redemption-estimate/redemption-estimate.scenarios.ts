import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import type { HoldingRecords } from '../../holdings/holding-records.ts';
import { holdingOf, parseTransactions, type Holding } from '../../holdings/records.ts';
import { wireHolding, wireTransaction } from '../../holdings/testing/sample-wire.ts';
import { redemptionEstimateFlow } from './redemption-estimate.flow.ts';
import type { SoldOrder } from './redemption-estimate.types.ts';
import { redemptionEstimateMachine } from './redemption-estimate.machine.ts';

export const soldOrder: SoldOrder = { orderId: 'order-1', folio: '', schemeName: wireHolding.scheme_name };
const holding = holdingOf(wireHolding);
const recordsOf = (change: Partial<Holding> = {}): HoldingRecords => ({
  kind: 'offered',
  holdings: [{ ...holding, ...change }],
  transactions: parseTransactions([wireTransaction]),
});
const debtFund = recordsOf({
  schemeName: 'HDFC Corporate Bond Fund Growth',
  assetShares: { domesticEquityPercent: 0, debtPercent: 97 },
  exitLoadSlabs: [],
});
const notOffered: HoldingRecords = { kind: 'notOffered' };

const { done, failed, scenario, scenarios } = journeysOf(
  { ...redemptionEstimateFlow, machine: redemptionEstimateMachine },
  {
    purpose:
      'Loads the purchases behind an order, so that a redemption, and the first transfer or payout of a plan, show their costs before they are sent.',
    routes: ['orderEditCheckout', 'sipEditCheckout', 'stpSchemeList', 'orderList', 'sipList', 'allOrders'],
    input: { request: soldOrder },
    children: {},
  },
);

export const redemptionEstimateJourneys = scenarios({
  Loading: scenario('loading'),
  Estimable: scenario('loaded.settled', { steps: [done('load', recordsOf())] }),
  EstimableSlabRate: scenario('loaded.settled', { steps: [done('load', debtFund)] }),
  EstimableUnknownClass: scenario('loaded.settled', { steps: [done('load', recordsOf({ assetShares: null }))] }),
  NotOffered: scenario('loaded.settled', { steps: [done('load', notOffered)] }),
  NotOfferedUnknownLots: scenario('loaded.settled', { steps: [done('load', recordsOf({ lots: null }))] }),
  Refreshing: scenario('loaded.refreshing', { steps: [done('load', recordsOf()), { type: 'reload.requested' }] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', unreachableFault())] }),
  UnavailableFault: scenario('unavailable', { steps: [failed('load', httpFault('The service is busy.'))] }),
});

export const redemptionEstimateWorld: World<typeof redemptionEstimateMachine> = {
  inputs: [{ request: soldOrder }],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: notOffered }] },
  answers: { load: [recordsOf(), debtFund, notOffered] },
  secrets: [],
};
