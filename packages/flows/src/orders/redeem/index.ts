import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type { RecentOrderFlow } from '../../parts/order/recent-order/index.ts';
import type { RedeemEvent, RedeemInput, RedeemOutput, RedeemPorts, RedeemView } from './redeem.types.ts';
import * as unit from './redeem.flow.ts';

export type * from './redeem.types.ts';
export { computeRedemption } from './redeem.rules.ts';

export type RedeemFlow = EmbeddableFlow<{
  input: RedeemInput;
  event: RedeemEvent;
  output: RedeemOutput;
  view: RedeemView;
  children: { recentOrder: RecentOrderFlow; secondFactor: SecondFactorFlow };
}>;

export const redeemFlow: RedeemFlow = embeddable(unit.redeemFlow);

/**
 * The redemption of an order (/orderEditCheckout and /sipEditCheckout). Takes the provider's operations without
 * adaptation.
 */
export const redeem: (ports: RedeemPorts) => RunnableFlow<RedeemFlow> = embeddableFactory(unit.redeem);
