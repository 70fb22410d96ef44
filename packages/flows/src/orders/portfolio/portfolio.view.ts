import {
  LISTED_ORDER_TYPES,
  paiseOf,
  type GetPortfolioAnswer,
  type PortfolioResult,
  type ReturnsBlock,
} from '@folioflow/api/contract';
import type { PortfolioFigures, PortfolioView } from './portfolio.types.ts';

/** Overall figures, and the share of each kind of order (OM-184 to OM-189). */
export function portfolioView({ is_portfolio_available, result }: GetPortfolioAnswer): PortfolioView {
  if (!is_portfolio_available) return { kind: 'empty' };
  if (result === undefined) return { kind: 'incomplete' };
  const shares = percentSharesOf(LISTED_ORDER_TYPES.map((type) => paiseOf(result[type].total_returns_amount) ?? 0));
  return {
    kind: 'held',
    overall: portfolioFiguresOf(result),
    blocks: LISTED_ORDER_TYPES.map((type, place) => ({
      type,
      ...portfolioFiguresOf(result[type]),
      orders: orderCountsOf(result)[type],
      share: shares[place] ?? 0,
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

/** Whole shares that add up to `total`, percents by default: the largest remainders are rounded up. */
export function percentSharesOf(parts: readonly number[], total = 100): number[] {
  const positiveParts = parts.map((part) => Math.max(part, 0));
  const whole = positiveParts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return positiveParts.map(() => 0);
  const exact = positiveParts.map((part) => (part * total) / whole);
  const missing = total - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact.map((share, place) => ({ place, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  const roundedUpPlaces = new Set(byRemainder.slice(0, missing).map(({ place }) => place));
  return exact.map((share, place) => Math.floor(share) + (roundedUpPlaces.has(place) ? 1 : 0));
}
