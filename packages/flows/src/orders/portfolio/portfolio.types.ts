import type { Amount, ListedOrderType } from '@folioflow/api/contract';
import type { OperationPort } from '../../kit/operation-port.ts';

export interface PortfolioFigures {
  readonly invested: Amount;
  readonly currentValue: Amount;
  readonly difference: Amount;
  readonly percent: Amount;
}

/** The part of the portfolio that one kind of order holds. */
export interface PortfolioBlock extends PortfolioFigures {
  readonly type: ListedOrderType;
  readonly orders: number;
  /** Whole percent of the current value; the three add up to 100 while there is any value. */
  readonly share: number;
}

export type PortfolioView =
  /** The provider has nothing to show: no investment has been started. */
  | { readonly kind: 'empty' }
  /** The provider says that there is a portfolio and does not send it. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'held'; readonly overall: PortfolioFigures; readonly blocks: readonly PortfolioBlock[] };

export interface PortfolioPorts {
  readonly getPortfolio: OperationPort<'getPortfolio', Record<string, never>>;
}
