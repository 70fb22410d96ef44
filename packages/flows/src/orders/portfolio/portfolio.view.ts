import {
  LISTED_ORDER_TYPES,
  type GetPortfolioAnswer,
  type PortfolioResult,
  type ReturnsBlock,
} from '@folioflow/api/contract';
import type { PortfolioFigures, PortfolioView } from './portfolio.types.ts';

/** Overall figures, and those of each kind of order (OM-184 to OM-189). */
export function portfolioView({ is_portfolio_available, result }: GetPortfolioAnswer): PortfolioView {
  if (!is_portfolio_available) return { kind: 'empty' };
  if (result === undefined) return { kind: 'incomplete' };
  return {
    kind: 'held',
    overall: portfolioFiguresOf(result),
    blocks: LISTED_ORDER_TYPES.map((type) => ({
      type,
      ...portfolioFiguresOf(result[type]),
      orders: orderCountsOf(result)[type],
    })),
  };
}

/** The wire names the current value `total_returns_amount` (AD-024). */
const portfolioFiguresOf = (block: ReturnsBlock): PortfolioFigures => ({
  invested: block.overall_investment_amount,
  currentValue: block.total_returns_amount,
  difference: block.returns_difference_amount,
  percent: block.total_returns_percent,
});

const orderCountsOf = ({ single_order_count, sip_order_count, stp_order_count }: PortfolioResult) => ({
  single: single_order_count,
  xsip: sip_order_count,
  stp: stp_order_count,
});
