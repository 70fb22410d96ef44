import type * as v from 'valibot';
import { amount, loose, someTally } from './scalars.ts';

export const returnsBlockSchema = loose({
  overall_investment_amount: amount,
  total_returns_amount: amount,
  returns_difference_amount: amount,
  total_returns_percent: amount,
});
export type ReturnsBlock = v.InferOutput<typeof returnsBlockSchema>;

export const portfolioResultSchema = loose({
  ...returnsBlockSchema.entries,
  single_order_count: someTally,
  sip_order_count: someTally,
  stp_order_count: someTally,
  single: returnsBlockSchema,
  xsip: returnsBlockSchema,
  stp: returnsBlockSchema,
});
export type PortfolioResult = v.InferOutput<typeof portfolioResultSchema>;
