import type { CalendarDay } from '@folioflow/api/contract';
import type { CapitalGain } from '../../holdings/tax/compute-gain.ts';
import { gainRules } from '../../holdings/tax/gain-rules.ts';
import { computeGainsTax, type TaxedGains, type TaxFacts } from '../../holdings/tax/gain-tax.ts';
import { financialYearOf } from '../../holdings/tax/inflation-index.ts';
import { computeYearGains, exemptionOfYear, knownGainsOf } from '../../holdings/tax/year-gains.ts';
import type { GainRecords, YearGroup, YearReview } from './capital-gains.types.ts';

/** First financial year of the gain rules. */
const FIRST_YEAR = 2018;

/** Financial years with a page: from that of the first purchase to the running one, newest first. */
export function gainYearsOf({ transactions }: GainRecords, today: CalendarDay): readonly number[] {
  const last = financialYearOf(today);
  const first = Math.max(FIRST_YEAR, financialYearOf(transactions[0]?.day ?? today));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, back) => last - back);
}

const isInGroup =
  ({ term, section, percent }: TaxedGains) =>
  (gain: CapitalGain): boolean =>
    gain.term === term && gain.tax.section === section && gain.tax.percent === percent;

function withSums(group: TaxedGains, gains: readonly CapitalGain[]): YearGroup {
  const costPaise = gains.filter(isInGroup(group)).reduce((sum, gain) => sum + gain.costPaise, 0);
  return { ...group, costPaise, proceedsPaise: costPaise + group.gainPaise };
}

/** Reviews a financial year: its gains by rate, losses set off, exemption and tax (decision 080). */
export function reviewYear(
  { holdings, transactions }: GainRecords,
  year: number,
  facts: TaxFacts,
  today: CalendarDay,
): YearReview {
  const { realised, missingUnits } = computeYearGains(holdings, transactions, year);
  const gains = knownGainsOf(realised);
  const exemptionPaise = exemptionOfYear(year);
  const { groups, taxPaise, lossesLeft } = computeGainsTax(gains, exemptionPaise, facts);
  const rules = gains.length === 0 ? gainRules : gains.map(({ rule }) => rule);
  return {
    year,
    groups: groups.map((group) => withSums(group, gains)),
    taxPaise,
    lossesLeft,
    realised,
    unknownCount: realised.length - gains.length,
    missingUnits,
    hasSlabGain: groups.some(({ percent, taxablePaise }) => percent === null && taxablePaise > 0),
    exemptionPaise,
    isRunning: financialYearOf(today) === year,
    rulesCheckedOn: rules.map(({ checkedOn }) => checkedOn).sort()[0] ?? today,
    isUnchecked: gains.some(({ isUnchecked }) => isUnchecked),
  };
}
