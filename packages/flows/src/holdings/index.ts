export { annualReturnOf, groupByHolding, holdingFiguresOf, type AnnualReturn, type HoldingFigures } from './figures.ts';
export { matchLots, type Lot, type LotMatch, type SoldPart, type UnitTransaction } from './lots.ts';
export {
  cashFlowOf,
  holdingOf,
  isSaleKind,
  isSameHolding,
  parseTransactions,
  thousandthsOf,
  unitTransactionOf,
  valueInPaise,
  type ExitLoadSlab,
  type Holding,
  type HoldingKey,
  type HoldingLot,
  type HoldingTransaction,
} from './records.ts';
export { computeCapitalGain, lastShortTermDay, type CapitalGain, type SoldLot } from './tax/compute-gain.ts';
export { fundTaxClassOf, type AssetShares, type FundTaxClass } from './tax/fund-class.ts';
export {
  gainRules,
  yearlyExemptions,
  GRANDFATHERING_DAY,
  SPECIFIED_BOUGHT_FROM,
  type GainRule,
  type GainTax,
  type LongTermTax,
  type YearlyExemption,
} from './tax/gain-rules.ts';
export { computeXirr, type CashFlow, type Xirr, type XirrGap } from './xirr.ts';
