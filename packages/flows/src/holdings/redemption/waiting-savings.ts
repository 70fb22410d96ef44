import { addDays, type CalendarDay } from '@folioflow/api/contract';
import { sumThousandths } from '../lots.ts';
import { type Holding } from '../records.ts';
import { lastShortTermDay } from '../tax/compute-gain.ts';
import { financialYearOf } from '../tax/inflation-index.ts';
import { computeSaleTax, type SaleTaxTerms } from '../tax/sale-tax.ts';
import { exemptionOfYear, knownGainsOf } from '../tax/year-gains.ts';
import {
  estimateRedemption,
  type RedeemedLot,
  type RedemptionEstimate,
  type SaleAssumptions,
} from './estimate-redemption.ts';

/** Cost that a redemption does not have from a day on, at the same NAV. */
export interface WaitingSaving {
  /** `longTerm`: the gain becomes long-term. */
  readonly kind: 'noExitLoad' | 'lowerExitLoad' | 'longTerm';
  readonly from: CalendarDay;
  /** Thousandths of units that change on the day. */
  readonly units: number;
  /** Positive; null for a tax that depends on an unknown slab rate. */
  readonly savedPaise: number | null;
}

const loadChangeDays = (holding: Holding, { boughtOn }: RedeemedLot): readonly CalendarDay[] =>
  holding.exitLoadSlabs?.map(({ upToDays }) => addDays(boughtOn, upToDays + 1)) ?? [];

/** First day on which the gain of units is long-term, also in the past; none if it never is, or is unknown. */
function longTermDays({ boughtOn, capitalGain }: RedeemedLot): readonly CalendarDay[] {
  const longTerm = capitalGain?.rule.longTerm;
  return longTerm ? [addDays(lastShortTermDay(boughtOn, longTerm.afterMonths), 1)] : [];
}

/** Terms of the financial year of a day: no sale of a later year is known. */
function termsOn(day: CalendarDay, now: CalendarDay, terms: SaleTaxTerms): SaleTaxTerms {
  const year = financialYearOf(day);
  if (year === financialYearOf(now)) return terms;
  return { ...terms, exemptionPaise: exemptionOfYear(year), otherGains: terms.otherGains && [] };
}

/**
 * Returns the days after the NAV day on which a redemption of the same units at the same NAV becomes cheaper, by day, on
 * a day the exit load first. The value of the units will have changed by then: a saving is no advice to wait.
 */
export function findWaitingSavings(
  holding: Holding,
  assumptions: SaleAssumptions,
  terms: SaleTaxTerms,
): readonly WaitingSaving[] {
  const { navDay } = assumptions;
  const now = estimateRedemption(holding, assumptions);
  if (now === null) return [];
  const request = { kind: 'units', units: now.units } as const;
  const estimateOn = (day: CalendarDay) => estimateRedemption(holding, { ...assumptions, request, navDay: day }) ?? now;
  const taxOn = (day: CalendarDay): number | null =>
    computeSaleTax(knownGainsOf(estimateOn(day).lots), termsOn(day, navDay, terms));
  const costBefore = (day: CalendarDay, cost: (on: CalendarDay) => number | null): number | null => {
    const [before, after] = [cost(addDays(day, -1)), cost(day)];
    return before === null || after === null ? null : before - after;
  };
  const loadKindOf = (day: CalendarDay, boughtDays: readonly CalendarDay[]): WaitingSaving['kind'] =>
    estimateOn(day).lots.every(({ boughtOn, loadPaise }) => loadPaise === 0 || !boughtDays.includes(boughtOn))
      ? 'noExitLoad'
      : 'lowerExitLoad';
  const savingsOf = (
    kindOf: (day: CalendarDay, boughtDays: readonly CalendarDay[]) => WaitingSaving['kind'],
    daysOf: (lot: RedeemedLot) => readonly CalendarDay[],
    cost: (on: CalendarDay) => number | null,
  ): readonly WaitingSaving[] => {
    const days = new Set(now.lots.flatMap(daysOf).filter((day) => day > navDay));
    return [...days].map((from) => {
      const lots = now.lots.filter((lot) => daysOf(lot).includes(from));
      const kind = kindOf(
        from,
        lots.map(({ boughtOn }) => boughtOn),
      );
      return { kind, from, units: unitsOf(lots), savedPaise: costBefore(from, cost) };
    });
  };
  return [
    ...[
      ...savingsOf(
        loadKindOf,
        (lot) => loadChangeDays(holding, lot),
        (day) => estimateOn(day).loadPaise,
      ),
      ...savingsOf(() => 'longTerm', longTermDays, taxOn),
    ].filter(({ savedPaise }) => savedPaise === null || savedPaise > 0),
  ].sort((one, other) => one.from.localeCompare(other.from));
}

const unitsOf = (lots: RedemptionEstimate['lots']): number => sumThousandths(lots.map(({ units }) => units));
