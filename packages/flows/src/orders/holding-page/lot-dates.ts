import { addDays, addMonths, daysBetween, type CalendarDay } from '@folioflow/api/contract';
import type { Holding, HoldingLot } from '../../holdings/records.ts';
import { lastShortTermDay } from '../../holdings/tax/compute-gain.ts';
import { fundTaxClassOf } from '../../holdings/tax/fund-class.ts';
import { gainRules, SPECIFIED_BOUGHT_FROM } from '../../holdings/tax/gain-rules.ts';
import type { LotDates, LotDay } from './holding-page.types.ts';

const lotDayOf = (day: CalendarDay, today: CalendarDay): LotDay =>
  day <= today ? { kind: 'past' } : { kind: 'from', day };

function loadFreeDay({ exitLoadSlabs }: Holding, boughtOn: CalendarDay, today: CalendarDay): LotDay {
  if (exitLoadSlabs === null) return { kind: 'unknown' };
  const days = exitLoadSlabs.filter(({ percent }) => percent > 0).map(({ upToDays }) => upToDays + 1);
  return lotDayOf(addDays(boughtOn, Math.max(0, ...days)), today);
}

function longTermDay({ assetShares }: Holding, boughtOn: CalendarDay, today: CalendarDay): LotDay {
  if (assetShares === null) return { kind: 'unknown' };
  const assetClass = fundTaxClassOf(assetShares, today);
  const fundClass = assetClass === 'specified' && boughtOn < SPECIFIED_BOUGHT_FROM ? 'other' : assetClass;
  const rule = gainRules.findLast((each) => each.fundClass === fundClass && each.soldFrom <= today);
  if (rule === undefined) return { kind: 'unknown' };
  if (rule.longTerm === null) return { kind: 'never' };
  return lotDayOf(addDays(lastShortTermDay(boughtOn, rule.longTerm.afterMonths), 1), today);
}

/** Returns the days on which a lot changes its costs: exit load, long-term gain, end of the lock-in. */
export function lotDatesOf(holding: Holding, { boughtOn }: Pick<HoldingLot, 'boughtOn'>, today: CalendarDay): LotDates {
  const { lockInMonths } = holding;
  return {
    loadFree: loadFreeDay(holding, boughtOn, today),
    longTerm: longTermDay(holding, boughtOn, today),
    unlocked: lockInMonths === 0 ? null : lotDayOf(addMonths(boughtOn, lockInMonths), today),
  };
}

/** Returns the age of a lot in whole days. */
export const ageInDays = (boughtOn: CalendarDay, today: CalendarDay): number => daysBetween(boughtOn, today);
