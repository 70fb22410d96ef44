import type { GetPortfolioAnswer } from '@folioflow/api/contract';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import { portfolioView } from './portfolio.view.ts';
import type { PortfolioPorts, PortfolioView } from './portfolio.types.ts';

export const portfolioFlow = resource<Record<string, never>, GetPortfolioAnswer, PortfolioView>(portfolioView);

/** The portfolio (/portfolio): one load, started with `{ request: {} }` (OM-183 to OM-189). */
export const portfolio = ({ getPortfolio }: PortfolioPorts) => ({
  ...portfolioFlow,
  machine: runnable(portfolioFlow.machine, { load: getPortfolio }),
});
