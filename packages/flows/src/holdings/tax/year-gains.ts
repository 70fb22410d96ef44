import { type CalendarDay } from '@folioflow/api/contract';
import { matchLots, type SoldPart } from '../lots.ts';
import { isSameHolding, unitTransactionOf, valueInPaise, type Holding, type HoldingTransaction } from '../records.ts';
import { computeCapitalGain, type CapitalGain } from './compute-gain.ts';
import { fundTaxClassOf } from './fund-class.ts';
import { GRANDFATHERING_DAY, yearlyExemptions } from './gain-rules.ts';
import { financialYearOf } from './inflation-index.ts';

/** Units of a single purchase that were sold in a financial year. */
export interface RealisedGain extends SoldPart {
  readonly schemeName: string;
  readonly isin: string;
  readonly folio: string;
  /** NAV of 31 January 2018; null if it is unknown or the units were bought later. */
  readonly grandfatheredNav: number | null;
  /** Null if the class of the scheme is unknown, or no rule covers the day of sale. */
  readonly capitalGain: CapitalGain | null;
}

/** Gains of a financial year, from 1 April to 31 March. */
export interface YearGains {
  /** Calendar year in which the financial year begins. */
  readonly year: number;
  /** Parts of the sales, in the order of their days. */
  readonly realised: readonly RealisedGain[];
  /** Thousandths of units that were sold in the year without a known purchase. */
  readonly missingUnits: number;
}

/** Exempt long-term gains of equity-oriented schemes of a financial year, in paise. */
export const exemptionOfYear = (year: number): number =>
  yearlyExemptions.findLast(({ yearFrom }) => yearFrom <= `${String(year)}-04-01`)?.paise ?? 0;

/** Gain of sold units of a holding under the rules of the day of sale; null if its class or a rule is unknown. */
export function capitalGainOf(
  { assetShares, grandfatheredNav }: Pick<Holding, 'assetShares' | 'grandfatheredNav'>,
  part: SoldPart,
): CapitalGain | null {
  if (assetShares === null) return null;
  return computeCapitalGain({
    ...part,
    fundClass: fundTaxClassOf(assetShares, part.soldOn),
    grandfatheredPaise: grandfatheredNav === null ? null : valueInPaise(part.units, grandfatheredNav),
  });
}

const isSoldIn =
  (year: number) =>
  ({ soldOn }: { readonly soldOn: CalendarDay }): boolean =>
    financialYearOf(soldOn) === year;

function realisedGainsOf(holding: Holding, transactions: readonly HoldingTransaction[], year: number) {
  const own = transactions.filter((transaction) => isSameHolding(transaction, holding)).map(unitTransactionOf);
  const upTo = (last: number) => matchLots(own.filter(({ day }) => financialYearOf(day) <= last));
  const { soldParts, missingUnits } = upTo(year);
  const { schemeName, isin, folio, grandfatheredNav } = holding;
  return {
    realised: soldParts.filter(isSoldIn(year)).map((part) => ({
      ...part,
      schemeName,
      isin,
      folio,
      grandfatheredNav: part.boughtOn <= GRANDFATHERING_DAY ? grandfatheredNav : null,
      capitalGain: capitalGainOf(holding, part),
    })),
    missingUnits: missingUnits - upTo(year - 1).missingUnits,
  };
}

/**
 * Returns the gains of a financial year by purchase, first in, first out within each holding (Rule 8AA). The order of the
 * transactions matters only within a day. Closed holdings are to be included.
 */
export function computeYearGains(
  holdings: readonly Holding[],
  transactions: readonly HoldingTransaction[],
  year: number,
): YearGains {
  const each = holdings.map((holding) => realisedGainsOf(holding, transactions, year));
  return {
    year,
    realised: [...each.flatMap(({ realised }) => realised)].sort(
      (one, other) =>
        one.soldOn.localeCompare(other.soldOn) ||
        one.schemeName.localeCompare(other.schemeName) ||
        one.folio.localeCompare(other.folio),
    ),
    missingUnits: each.reduce((sum, { missingUnits }) => sum + missingUnits, 0),
  };
}

/** Gains with a rule, for `computeGainsTax`. */
export const knownGainsOf = (realised: readonly Pick<RealisedGain, 'capitalGain'>[]): readonly CapitalGain[] =>
  realised.flatMap(({ capitalGain }) => capitalGain ?? []);
