import { gatingCases } from './gating.ts';
import { lumpsumCases } from './lumpsum.ts';
import { nomineeCases } from './nominees.ts';
import { planCases } from './plans.ts';
import { redemptionCases } from './redemption.ts';
import { sipCases } from './sip.ts';

export const checkoutCases = [
  ...gatingCases,
  ...nomineeCases,
  ...lumpsumCases,
  ...sipCases,
  ...redemptionCases,
  ...planCases,
];
