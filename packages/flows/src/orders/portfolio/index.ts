import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ResourceEvent, ResourceView } from '../../kit/resource.ts';
import type { PortfolioPorts, PortfolioView } from './portfolio.types.ts';
import type { GetPortfolioAnswer } from '@folioflow/api/contract';
import * as unit from './portfolio.flow.ts';

export type * from './portfolio.types.ts';
export { portfolioView } from './portfolio.view.ts';

export type PortfolioFlow = EmbeddableFlow<{
  input: { request: Record<string, never> };
  event: ResourceEvent<Record<string, never>, GetPortfolioAnswer>;
  view: ResourceView<PortfolioView>;
}>;

export const portfolioFlow: PortfolioFlow = embeddable(unit.portfolioFlow);

/** The portfolio (/portfolio): one load, started with `{ request: {} }` (OM-183 to OM-189). */
export const portfolio: (ports: PortfolioPorts) => RunnableFlow<PortfolioFlow> = embeddableFactory(unit.portfolio);
