import { type Order } from '@folioflow/api/contract';
import { type OrderState, type OrderType } from './order-tables.ts';

/** One seeded order; rupees here, columns and dates are filled in when it is written. */
export interface SeedOrder {
  readonly key: string;
  readonly number: string;
  readonly type: OrderType;
  readonly schemeCode: string;
  readonly state: OrderState;
  readonly folio: string;
  readonly amount: number;
  readonly redeemable: number;
  /** how many days before the seed it was made */
  readonly daysAgo: number;
  readonly events: readonly string[];
  readonly minimum?: number;
  readonly rejection?: string;
  readonly notice?: string;
  readonly isPausable?: boolean;

  /** fields of the answer that the columns cannot say */
  readonly overrides?: Partial<Order>;
}

/** Rupees invested and rupees worth, with the three fields that follow. */
export const returnsOf = (invested: number, value: number): Partial<Order> => ({
  mf_order_overall_investment_amount: invested,
  mf_order_accumulated_returns_amount: value - invested,
  total_returns_amount: value,
  returns_difference_amount: value - invested,
  total_returns_percent: invested === 0 ? 0 : Math.round(((value - invested) / invested) * 10_000) / 100,
});
