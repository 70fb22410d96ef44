import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { RecentOrderFlow } from '../../parts/order/recent-order/index.ts';
import type {
  InvestMoreEvent,
  InvestMoreInput,
  InvestMoreOutput,
  InvestMorePorts,
  InvestMoreView,
} from './invest-more.types.ts';
import * as unit from './invest-more.flow.ts';

export type * from './invest-more.types.ts';

export type InvestMoreFlow = EmbeddableFlow<{
  input: InvestMoreInput;
  event: InvestMoreEvent;
  output: InvestMoreOutput;
  view: InvestMoreView;
  children: { recentOrder: RecentOrderFlow };
}>;

export const investMoreFlow: InvestMoreFlow = embeddable(unit.investMoreFlow);

/**
 * Adds money to an order that has units (/orderEditCheckout and /sipEditCheckout, OM-126 to OM-130). Takes the
 * provider's operations without adaptation. It ends at the payment of the new order.
 */
export const investMore: (ports: InvestMorePorts) => RunnableFlow<InvestMoreFlow> = embeddableFactory(unit.investMore);
