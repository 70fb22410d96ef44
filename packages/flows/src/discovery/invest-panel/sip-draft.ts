import { SIP_AMOUNT_MAX_LENGTH, type CalendarDay, type SipOption } from '@folioflow/api/contract';
import { areInstallmentsTaken, isWithin, sipLimits } from '../../parts/order-limits.ts';
import { startDayOf, startDays, startWindow, type StartDay } from '../../parts/sip-terms/sip-days.ts';
import { typedAmount, typedDigits } from '../../parts/typed-amount.ts';
import type { PanelPatch, SipDraft } from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';

/** What the rules of a SIP are asked about. */
interface SipPlace {
  readonly terms: InvestTerms;
  readonly today: CalendarDay;
  readonly sip: SipDraft;
}

/** Longer than this is a frequency (DO-122). */
const FREQUENCY_THRESHOLD = 2;
const INSTALLMENTS_MAX_LENGTH = 4;

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The options of a frequency, by their place in the list (DO-104). */
export const rangesOf = ({ sipOptions }: InvestTerms, frequency: string): readonly number[] =>
  sipOptions.flatMap(({ sip_frequency }, place) => (sameText(sip_frequency, frequency) ? [place] : []));

export const chosenSip = ({ sipOptions }: InvestTerms, { option }: SipDraft): SipOption | null =>
  option === null ? null : (sipOptions[option] ?? null);

const nothingSaid = { installments: '', amount: '', day: null };

/** One range needs no choosing. */
const atFrequency = (terms: InvestTerms, frequency: string): Pick<SipDraft, 'frequency' | 'option'> => {
  const [only = null, ...further] = rangesOf(terms, frequency);
  return { frequency, option: further.length === 0 ? only : null };
};

/** Neither does one frequency. */
export function firstSipDraft(terms: InvestTerms): SipDraft {
  const [only, ...further] = terms.sipFrequencies;
  return { ...nothingSaid, ...atFrequency(terms, only !== undefined && further.length === 0 ? only.value : '') };
}

/** Another frequency or range takes the day and the amount away, which belong to it (flows.md, 2.4). */
export function changedSip(terms: InvestTerms, sip: SipDraft, patch: PanelPatch): SipDraft {
  const { frequency, option, installments, amount } = patch;
  if (frequency !== undefined && frequency !== sip.frequency)
    return { ...sip, amount: '', day: null, ...atFrequency(terms, frequency) };
  if (option !== undefined && option !== sip.option)
    return rangesOf(terms, sip.frequency).includes(option) ? { ...sip, amount: '', day: null, option } : sip;
  const chosen = chosenSip(terms, sip);
  return {
    ...sip,
    installments:
      installments === undefined
        ? sip.installments
        : typedDigits(installments, sip.installments, INSTALLMENTS_MAX_LENGTH),
    amount:
      amount === undefined || chosen === null
        ? sip.amount
        : typedAmount(amount, sip.amount, sipLimits(chosen), SIP_AMOUNT_MAX_LENGTH),
  };
}

/** Frequency and range are chosen: the day and the amount can be (DO-116). */
export const isSipReady = ({ terms, sip }: Omit<SipPlace, 'today'>): boolean =>
  sip.frequency.length > FREQUENCY_THRESHOLD && chosenSip(terms, sip) !== null;

const offered = ({ sipExcludedDates }: InvestTerms, { sip_dates, sip_exclude_date_list }: SipOption) => ({
  sipDates: sip_dates,
  excluded: [...sipExcludedDates, ...sip_exclude_date_list],
});

const windowOf = ({ terms, today }: SipPlace) =>
  startWindow(today, { minimum: terms.sipMinimumDate, maximum: terms.sipMaximumDate });

/** The grid of days of the chosen option; nothing without one. */
export function sipDaysOf(place: SipPlace): readonly StartDay[] {
  const option = chosenSip(place.terms, place.sip);
  return option === null ? [] : startDays(windowOf(place), offered(place.terms, option));
}

/** The date on which a SIP of a day of the month starts; null where that day cannot be chosen. */
export function startOf(place: SipPlace, day: number | null): CalendarDay | null {
  const option = chosenSip(place.terms, place.sip);
  return option === null || day === null ? null : startDayOf(day, windowOf(place), offered(place.terms, option));
}

/** The first day of a SIP that can be started as it is drafted (DO-115, DO-121 to DO-123); null while it cannot. */
export function firstDayOfSip(place: SipPlace): CalendarDay | null {
  const option = chosenSip(place.terms, place.sip);
  if (option === null || !isSipReady(place)) return null;
  const { amount, installments, day } = place.sip;
  return isWithin(amount, sipLimits(option)) && areInstallmentsTaken(option, Number(installments))
    ? startOf(place, day)
    : null;
}
