import type { Amount, ListedOrderType } from '@folioflow/api/contract';
import type { OperationPort } from '../../kit/operation-port.ts';

export interface PortfolioFigures {
  readonly invested: Amount;
  readonly currentValue: Amount;
  readonly difference: Amount;
  readonly percent: Amount;
}

/** The part of the portfolio that belongs to a kind of order. */
export interface PortfolioBlock extends PortfolioFigures {
  readonly type: ListedOrderType;
  readonly orders: number;
  /** Whole percent of the current value; the three add up to 100, or are 0 without any value. */
  readonly share: number;
}

export type PortfolioView =
  /** The provider returned no portfolio: there is no investment yet. */
  | { readonly kind: 'empty' }
  /** The provider's flag announces a portfolio that the answer does not contain. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'held'; readonly overall: PortfolioFigures; readonly blocks: readonly PortfolioBlock[] };

export interface PortfolioPorts {
  readonly getPortfolio: OperationPort<'getPortfolio', Record<string, never>>;
}
