import { type CalendarDay } from '../formats/calendar.ts';
import { type FundKind } from './fund-kind.ts';

/** NAV day of a purchase or a sale whose dealing day is a business day. */
export type NavDayRule = 'dealingDay' | 'dayBeforeDealingDay' | 'dayBeforeNextBusinessDay';

/** Rule of the NAV day for the kinds of funds, as a circular states it. */
export interface DealingRule {
  readonly side: 'purchase' | 'sale';
  readonly kinds: readonly FundKind[];
  /** first day of the rule; '' for a rule that is older than every order */
  readonly from: CalendarDay;
  /** cut-off that the rule states; null where the provider names it for each scheme */
  readonly cutOff: string | null;
  readonly navDay: NavDayRule;
  readonly source: string;
}

const MASTER_CIRCULAR = 'SEBI master circular for mutual funds of 27 June 2024, paragraph 8.4';

/** Newest rule of a side and a kind first; read on 30 November 2026. */
export const dealingRules: readonly DealingRule[] = [
  {
    side: 'sale',
    kinds: ['overnight'],
    from: '2025-06-01',
    cutOff: '19:00',
    navDay: 'dayBeforeNextBusinessDay',
    source: 'SEBI/HO/IMD/PoD2/P/CIR/2025/56 of 22 April 2025, requests in online mode',
  },
  {
    side: 'sale',
    kinds: ['liquid', 'overnight'],
    from: '',
    cutOff: '15:00',
    navDay: 'dayBeforeNextBusinessDay',
    source: `${MASTER_CIRCULAR}.5.4`,
  },
  { side: 'sale', kinds: ['other'], from: '', cutOff: '15:00', navDay: 'dealingDay', source: MASTER_CIRCULAR },
  {
    side: 'purchase',
    kinds: ['liquid', 'overnight'],
    from: '',
    cutOff: null,
    navDay: 'dayBeforeDealingDay',
    source: MASTER_CIRCULAR,
  },
  { side: 'purchase', kinds: ['other'], from: '', cutOff: null, navDay: 'dealingDay', source: MASTER_CIRCULAR },
];

/** The rule of a day. */
export function dealingRuleOf(side: DealingRule['side'], kind: FundKind, day: CalendarDay): DealingRule {
  const found = dealingRules.find((rule) => rule.side === side && rule.kinds.includes(kind) && rule.from <= day);
  if (found === undefined) throw new Error(`There is no rule for a ${side} of a fund of the kind ${kind} on ${day}.`);
  return found;
}

/** Cut-off of a redemption in online mode by the rule of a day, `hh:mm`. */
export const redemptionCutOffOf = (kind: FundKind, day: CalendarDay): string =>
  dealingRuleOf('sale', kind, day).cutOff ?? '15:00';
