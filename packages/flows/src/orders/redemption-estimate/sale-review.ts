import { estimateRedemption, type RedemptionEstimate } from '../../holdings/redemption/estimate-redemption.ts';
import { findWaitingSavings } from '../../holdings/redemption/waiting-savings.ts';
import { computeStampDuty } from '../../holdings/tax/charge-rules.ts';
import { GRANDFATHERING_DAY, gainRules } from '../../holdings/tax/gain-rules.ts';
import { computeGainsTax } from '../../holdings/tax/gain-tax.ts';
import { financialYearOf } from '../../holdings/tax/inflation-index.ts';
import { computeSaleTax, type SaleTaxTerms } from '../../holdings/tax/sale-tax.ts';
import { computeYearGains, exemptionOfYear, knownGainsOf } from '../../holdings/tax/year-gains.ts';
import type { Holding, HoldingTransaction } from '../../holdings/records.ts';
import type { CapitalGain } from '../../holdings/tax/compute-gain.ts';
import type {
  EstimableHolding,
  PlannedSale,
  SaleBasis,
  SaleGains,
  SaleReview,
  SoldOrder,
} from './redemption-estimate.types.ts';

const NO_LOSSES = { shortPaise: 0, longPaise: 0 };

const isEstimable = (holding: Holding): holding is EstimableHolding =>
  holding.lots !== null && holding.nav !== null && holding.navDay !== null && holding.units > 0;

const hasLotOf = (holding: Holding, { orderId }: SoldOrder): boolean =>
  holding.lots?.some((lot) => lot.orderId === orderId) ?? false;

/**
 * Finds the holding of an order: by the lots that the order has bought, else by folio and name of the scheme. Null if it
 * is unknown, or if its lots or its NAV are.
 */
export function findHoldingOfOrder(holdings: readonly Holding[], order: SoldOrder): EstimableHolding | null {
  const found =
    holdings.find((holding) => hasLotOf(holding, order)) ??
    holdings.find(
      ({ folio, schemeName }) => order.folio !== '' && folio === order.folio && schemeName === order.schemeName,
    );
  return found !== undefined && isEstimable(found) ? found : null;
}

const hasExemption = ({ term, rule }: CapitalGain): boolean => term === 'long' && rule.fundClass === 'equityOriented';

function groupSaleGains(gains: readonly CapitalGain[]): readonly SaleGains[] {
  const groups = new Map<string, SaleGains>();
  for (const { term, tax, gainPaise } of gains) {
    const key = `${term} ${tax.section}`;
    const sum = (groups.get(key)?.gainPaise ?? 0) + gainPaise;
    groups.set(key, { term, percent: tax.percent, section: tax.section, gainPaise: sum });
  }
  return [...groups.values()];
}

/** Exemption that the other gains of the year leave. */
function exemptionLeftOf({ otherGains, exemptionPaise }: SaleTaxTerms): number | null {
  if (otherGains === null) return null;
  const facts = { slabPercent: null, earlierLosses: NO_LOSSES };
  const used = computeGainsTax(otherGains, exemptionPaise, facts).groups;
  return exemptionPaise - used.reduce((sum, { exemptPaise }) => sum + exemptPaise, 0);
}

/** Gains of the sales of a financial year; null if transactions or purchases are missing, or the class of a scheme. */
function otherGainsOf(
  holdings: readonly Holding[],
  transactions: readonly HoldingTransaction[] | null,
  year: number,
): readonly CapitalGain[] | null {
  if (transactions === null) return null;
  const { realised, missingUnits } = computeYearGains(holdings, transactions, year);
  const isComplete = missingUnits === 0 && realised.every(({ capitalGain }) => capitalGain !== null);
  return isComplete ? knownGainsOf(realised) : null;
}

const hasUnknownCost = (holding: Holding, { lots, fundClass }: RedemptionEstimate): boolean =>
  fundClass === 'equityOriented' &&
  holding.grandfatheredNav === null &&
  lots.some(({ boughtOn }) => boughtOn <= GRANDFATHERING_DAY);

/**
 * Estimates a planned sale: what arrives, exit load, STT, gain, tax, and the days from which it costs less. Losses
 * of earlier years are not used.
 */
export function reviewSale({ holding, holdings, transactions }: SaleBasis, sale: PlannedSale): SaleReview | null {
  const assumptions = {
    request: { kind: 'amount', paise: sale.paise },
    navDay: sale.navDay,
    nav: holding.nav,
    defaultLoadPercent: sale.loadPercent,
  } as const;
  const estimate = estimateRedemption(holding, assumptions);
  if (estimate === null) return null;
  const year = financialYearOf(sale.navDay);
  const terms: SaleTaxTerms = {
    slabPercent: sale.slabPercent,
    earlierLosses: NO_LOSSES,
    exemptionPaise: exemptionOfYear(year),
    otherGains: otherGainsOf(holdings, transactions, year),
  };
  const gains = knownGainsOf(estimate.lots);
  const isKnown = estimate.lots.every(({ capitalGain }) => capitalGain !== null);
  const groups = groupSaleGains(gains);
  const stampDutyPaise = sale.kind === 'transfer' ? computeStampDuty(estimate.arrivingPaise, sale.navDay) : 0;
  return {
    estimate,
    stampDutyPaise,
    arrivingPaise: estimate.arrivingPaise - stampDutyPaise,
    gains: groups,
    taxPaise: isKnown ? computeSaleTax(gains, terms) : null,
    hasSlabGain: groups.some(({ percent, gainPaise }) => percent === null && gainPaise > 0),
    exemptionLeftPaise: gains.some(hasExemption) ? exemptionLeftOf(terms) : null,
    hasUnknownCost: hasUnknownCost(holding, estimate),
    savings: findWaitingSavings(holding, assumptions, terms),
    rulesCheckedOn: oldestCheckedDay(gains),
    isUnchecked: gains.some(({ isUnchecked }) => isUnchecked),
  };
}

function oldestCheckedDay(gains: readonly CapitalGain[]): SaleReview['rulesCheckedOn'] {
  const rules = gains.length === 0 ? gainRules : gains.map(({ rule }) => rule);
  return rules.map(({ checkedOn }) => checkedOn).sort()[0] ?? '';
}
