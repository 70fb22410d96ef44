import type { GetPortfolioAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { portfolioMachine } from './portfolio.machine.ts';
import { runnable } from '../../kit/port.ts';
import { resourceView, type ResourceEvent, type ResourceView } from '../../kit/resource.ts';
import { portfolioView } from './portfolio.view.ts';
import type { PortfolioPorts, PortfolioView } from './portfolio.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './portfolio.types.ts';
export { portfolioView } from './portfolio.view.ts';

export type PortfolioFlow = EmbeddableFlow<{
  input: { request: Record<string, never> };
  event: ResourceEvent<Record<string, never>, GetPortfolioAnswer>;
  view: ResourceView<PortfolioView>;
}>;

export const portfolioFlow: PortfolioFlow = flow({
  machine: portfolioMachine,
  view: resourceView<Record<string, never>, GetPortfolioAnswer, PortfolioView>(portfolioView),
});

/** The portfolio (/portfolio): one load, started with `{ request: {} }` (OM-183 to OM-189). */
export const portfolio = ({ getPortfolio }: PortfolioPorts): RunnableFlow<PortfolioFlow> => ({
  ...portfolioFlow,
  machine: runnable(portfolioMachine, { load: getPortfolio }),
});
