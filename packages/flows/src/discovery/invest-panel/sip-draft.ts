import { MAX_INSTALLMENTS, parseEnteredPaise, type CalendarDay, type SipOption } from '@folioflow/api/contract';
import { isInstallmentCountAllowed, isWithinLimits, sipLimits } from '../../parts/order/order-limits.ts';
import {
  findOfferedStartDate,
  sipStartDayGrid,
  sipStartWindow,
  type SipStartDay,
} from '../../parts/order/sip-terms/sip-days.ts';
import { tidyDigits } from '../../parts/order/tidy-amount.ts';
import type { SipDraft } from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';

/** Input of the rules of a SIP draft. */
interface SipDraftContext {
  readonly terms: InvestTerms;
  readonly today: CalendarDay;
  readonly sip: SipDraft;
}

/** The value of a frequency has more characters than this (DO-122). */
const FREQUENCY_LENGTH_THRESHOLD = 2;
const INSTALLMENTS_MAX_LENGTH = String(MAX_INSTALLMENTS).length;

/** The digits of the number of instalments after a change. */
export const tidyInstallments = (typed: string, before: string): string =>
  tidyDigits(typed, before, INSTALLMENTS_MAX_LENGTH);

const isEqualIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the indexes of the options of a frequency (DO-104). */
export const optionIndexesOfFrequency = ({ sipOptions }: InvestTerms, frequency: string): readonly number[] =>
  sipOptions.flatMap(({ sip_frequency }, context) => (isEqualIgnoringCase(sip_frequency, frequency) ? [context] : []));

export const selectedSipOption = (
  { sipOptions }: InvestTerms,
  { option }: Pick<SipDraft, 'option'>,
): SipOption | null => (option === null ? null : (sipOptions[option] ?? null));

/** True once a frequency and a range are selected: then the day and the amount can be entered (DO-116). */
export const isSipOptionSelected = ({ terms, sip }: Omit<SipDraftContext, 'today'>): boolean =>
  sip.frequency.length > FREQUENCY_LENGTH_THRESHOLD && selectedSipOption(terms, sip) !== null;

const offeredSipDays = ({ sipExcludedDates }: InvestTerms, { sip_dates, sip_exclude_date_list }: SipOption) => ({
  sipDates: sip_dates,
  excluded: [...sipExcludedDates, ...sip_exclude_date_list],
});

const startWindowOf = ({ terms, today }: SipDraftContext) =>
  sipStartWindow(today, { minimum: terms.sipMinimumDate, maximum: terms.sipMaximumDate });

/** Returns the grid of days of the selected option; empty without an option. */
export function sipStartDays(context: SipDraftContext): readonly SipStartDay[] {
  const option = selectedSipOption(context.terms, context.sip);
  return option === null ? [] : sipStartDayGrid(startWindowOf(context), offeredSipDays(context.terms, option));
}

/** Returns the date on which a SIP starts for a day of the month; null where that day is not available. */
export function sipStartDate(context: SipDraftContext, day: number | null): CalendarDay | null {
  const option = selectedSipOption(context.terms, context.sip);
  return option === null || day === null
    ? null
    : findOfferedStartDate(day, startWindowOf(context), offeredSipDays(context.terms, option));
}

/** Returns the picked day if a SIP can start on it, otherwise the day with the earliest start date; null without any. */
export function sipDay(context: SipDraftContext): number | null {
  if (sipStartDate(context, context.sip.day) !== null) return context.sip.day;
  const offered = sipStartDays(context).flatMap(({ day, startDate }) =>
    startDate === null ? [] : [{ day, startDate }],
  );
  const [first] = offered.sort((one, other) => one.startDate.localeCompare(other.startDate));
  return first?.day ?? null;
}

/** Returns the first instalment day of a complete draft (DO-115, DO-121 to DO-123); null for an incomplete one. */
export function firstInstalmentDay(context: SipDraftContext): CalendarDay | null {
  const option = selectedSipOption(context.terms, context.sip);
  if (option === null || !isSipOptionSelected(context)) return null;
  const { amount, installments } = context.sip;
  return isWithinLimits(parseEnteredPaise(amount), sipLimits(option)) &&
    isInstallmentCountAllowed(option, Number(installments))
    ? sipStartDate(context, sipDay(context))
    : null;
}
