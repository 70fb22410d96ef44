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
export {
  estimateRedemption,
  loadPercentOf,
  type RedeemedLot,
  type RedemptionEstimate,
  type SaleAssumptions,
  type SaleRequest,
} from './redemption/estimate-redemption.ts';
export { findWaitingSavings, type WaitingSaving } from './redemption/waiting-savings.ts';
export {
  chargeRules,
  computeStampDuty,
  computeStt,
  firstUnlockedDay,
  ELSS_LOCK_IN_MONTHS,
  type ChargeRule,
} from './tax/charge-rules.ts';
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
export { computeGainsTax, type CapitalLosses, type GainsTax, type TaxedGains, type TaxFacts } from './tax/gain-tax.ts';
export { financialYearOf } from './tax/inflation-index.ts';
export { computeSaleTax, type SaleTaxTerms } from './tax/sale-tax.ts';
export {
  capitalGainOf,
  computeYearGains,
  exemptionOfYear,
  knownGainsOf,
  type RealisedGain,
  type YearGains,
} from './tax/year-gains.ts';
export { computeXirr, type CashFlow, type Xirr, type XirrGap } from './xirr.ts';
