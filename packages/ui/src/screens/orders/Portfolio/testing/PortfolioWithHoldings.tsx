import type { PortfolioView } from '@folioflow/flows';
import { Page } from '../../../../shell/Page.tsx';
import { HeldPortfolio, type HoldingsOfPortfolio } from '../HeldPortfolio.tsx';

const figures = { invested: 122_000, currentValue: 148_709.89, difference: 26_709.89, percent: '21.89' };
const none = { invested: 0, currentValue: 0, difference: 0, percent: 0 };
const portfolio: Extract<PortfolioView, { kind: 'held' }> = {
  kind: 'held',
  overall: figures,
  blocks: [
    { type: 'single', ...figures, orders: 5 },
    { type: 'xsip', ...none, orders: 0 },
    { type: 'stp', ...none, orders: 0 },
  ],
};

/** The flow `holdingList` in the portfolio that shows it. */
export const PortfolioWithHoldings = (holdings: HoldingsOfPortfolio) => (
  <Page panels>
    <HeldPortfolio portfolio={portfolio} holdings={holdings} />
  </Page>
);
