import { type CapitalGain } from './compute-gain.ts';
import { computeGainsTax, type TaxedGains, type TaxFacts } from './gain-tax.ts';

export interface SaleTaxTerms extends TaxFacts {
  /** Exemption of the financial year of the sale, in paise. */
  readonly exemptionPaise: number;
  /** Gains of the other sales of the year. Null if unknown: then no exemption is assumed. */
  readonly otherGains: readonly CapitalGain[] | null;
}

const NO_GROUP = { taxablePaise: 0 };

/** A section taxes gains of a single term. */
const isSameGroup = (one: TaxedGains) => (other: TaxedGains) =>
  one.section === other.section && one.percent === other.percent;

/**
 * Returns the amount in paise by which a sale changes the tax of its financial year, without surcharge, cess and rebate:
 * negative if a loss of the sale covers other gains. Null if it depends on an unknown slab rate.
 */
export function computeSaleTax(saleGains: readonly CapitalGain[], terms: SaleTaxTerms): number | null {
  const { otherGains, slabPercent } = terms;
  const exemptionPaise = otherGains === null ? 0 : terms.exemptionPaise;
  const before = computeGainsTax(otherGains ?? [], exemptionPaise, terms).groups;
  const after = computeGainsTax([...(otherGains ?? []), ...saleGains], exemptionPaise, terms).groups;
  let taxPaise = 0;
  for (const group of after) {
    const changePaise = group.taxablePaise - (before.find(isSameGroup(group)) ?? NO_GROUP).taxablePaise;
    const percent = group.percent ?? slabPercent;
    if (changePaise !== 0 && percent === null) return null;
    taxPaise += (changePaise * (percent ?? 0)) / 100;
  }
  return Math.round(taxPaise);
}
