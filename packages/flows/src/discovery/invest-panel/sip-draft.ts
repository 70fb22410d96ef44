import { parseEnteredPaise, SIP_AMOUNT_MAX_LENGTH, type CalendarDay, type SipOption } from '@folioflow/api/contract';
import { isInstallmentCountAllowed, isWithinLimits, sipLimits } from '../../parts/order/order-limits.ts';
import {
  findOfferedStartDate,
  sipStartDayGrid,
  sipStartWindow,
  type SipStartDay,
} from '../../parts/order/sip-terms/sip-days.ts';
import { tidyAmount, tidyDigits } from '../../parts/order/tidy-amount.ts';
import type { InvestDraftPatch, SipDraft } from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';

/** Input of the rules of a SIP draft. */
interface SipDraftContext {
  readonly terms: InvestTerms;
  readonly today: CalendarDay;
  readonly sip: SipDraft;
}

/** The value of a frequency has more characters than this (DO-122). */
const FREQUENCY_LENGTH_THRESHOLD = 2;
const INSTALLMENTS_MAX_LENGTH = 4;

/** The digits of the number of instalments after a change. */
export const tidyInstallments = (typed: string, before: string): string =>
  tidyDigits(typed, before, INSTALLMENTS_MAX_LENGTH);

const isEqualIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the indexes of the options of a frequency (DO-104). */
export const optionIndexesOfFrequency = ({ sipOptions }: InvestTerms, frequency: string): readonly number[] =>
  sipOptions.flatMap(({ sip_frequency }, context) => (isEqualIgnoringCase(sip_frequency, frequency) ? [context] : []));

export const selectedSipOption = ({ sipOptions }: InvestTerms, { option }: SipDraft): SipOption | null =>
  option === null ? null : (sipOptions[option] ?? null);

const emptySipFields = { installments: '', amount: '', day: null };

/** Returns a frequency with its range, which is selected automatically if it is the only one. */
const selectFrequency = (terms: InvestTerms, frequency: string): Pick<SipDraft, 'frequency' | 'option'> => {
  const [only = null, ...further] = optionIndexesOfFrequency(terms, frequency);
  return { frequency, option: further.length === 0 ? only : null };
};

/** Returns the initial draft. A single frequency is selected automatically. */
export function initialSipDraft(terms: InvestTerms): SipDraft {
  const [only, ...further] = terms.sipFrequencies;
  return { ...emptySipFields, ...selectFrequency(terms, only !== undefined && further.length === 0 ? only.value : '') };
}

/**
 * Applies a patch. A change of frequency or range clears the day and the amount, which depend on it (flows.md, 2.4).
 */
export function patchSipDraft(terms: InvestTerms, sip: SipDraft, patch: InvestDraftPatch): SipDraft {
  const { frequency, option, installments, amount } = patch;
  if (frequency !== undefined && frequency !== sip.frequency)
    return { ...sip, amount: '', day: null, ...selectFrequency(terms, frequency) };
  if (option !== undefined && option !== sip.option)
    return optionIndexesOfFrequency(terms, sip.frequency).includes(option)
      ? { ...sip, amount: '', day: null, option }
      : sip;
  const chosen = selectedSipOption(terms, sip);
  return {
    ...sip,
    installments: installments === undefined ? sip.installments : tidyInstallments(installments, sip.installments),
    amount:
      amount === undefined || chosen === null
        ? sip.amount
        : tidyAmount(amount, sip.amount, sipLimits(chosen), SIP_AMOUNT_MAX_LENGTH),
  };
}

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

/** Returns the first instalment day of a complete draft (DO-115, DO-121 to DO-123); null for an incomplete one. */
export function firstInstalmentDay(context: SipDraftContext): CalendarDay | null {
  const option = selectedSipOption(context.terms, context.sip);
  if (option === null || !isSipOptionSelected(context)) return null;
  const { amount, installments, day } = context.sip;
  return isWithinLimits(parseEnteredPaise(amount), sipLimits(option)) &&
    isInstallmentCountAllowed(option, Number(installments))
    ? sipStartDate(context, day)
    : null;
}
