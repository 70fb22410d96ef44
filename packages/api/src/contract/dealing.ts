export {
  addBusinessDays,
  isBusinessDay,
  nextBusinessDay,
  NO_HOLIDAYS,
  type Holidays,
} from './dealing/business-days.ts';
export { computeDealing, type Dealing, type DealingTerms } from './dealing/compute-dealing.ts';
export { dealingRules, redemptionCutOffOf, type DealingRule } from './dealing/dealing-rules.ts';
export { fundKindOf, type FundFacts, type FundKind } from './dealing/fund-kind.ts';
