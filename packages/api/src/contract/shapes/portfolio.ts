import { amount, looseObject, wholeNumberOrZero } from './scalars.ts';

export const returnsBlockSchema = looseObject({
  overall_investment_amount: amount,
  total_returns_amount: amount,
  returns_difference_amount: amount,
  total_returns_percent: amount,
});

export const portfolioResultSchema = looseObject({
  ...returnsBlockSchema.entries,
  single_order_count: wholeNumberOrZero,
  sip_order_count: wholeNumberOrZero,
  stp_order_count: wholeNumberOrZero,
  single: returnsBlockSchema,
  xsip: returnsBlockSchema,
  stp: returnsBlockSchema,
});
