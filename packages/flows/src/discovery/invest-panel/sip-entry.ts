import { parseEnteredPaise, SIP_AMOUNT_MAX_LENGTH, type SipOption } from '@folioflow/api/contract';
import {
  installmentCountLimits,
  isWithinLimits,
  sipLimits,
  type AmountLimits,
} from '../../parts/order/order-limits.ts';
import { countInstallmentsPerYear } from '../../parts/order/sip-terms/sip-agreement.ts';
import { tidyAmount } from '../../parts/order/tidy-amount.ts';
import type { InvestDraftPatch, InvestPanelInput, SipDraft } from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';
import {
  initialSipDraft,
  optionIndexesOfFrequency,
  patchSipDraft,
  sipStartDate,
  sipStartDays,
  tidyInstallments,
} from './sip-draft.ts';

/** Input of the rules of an entry. */
export type SipOffer = Pick<InvestPanelInput, 'terms' | 'today' | 'sipEntry'>;
type SipOfferWithDraft = SipOffer & { readonly sip: SipDraft };

const MONTHLY = 'MONTHLY';

/** Returns the options of a frequency, the smallest minimum first. */
const optionsByMinimum = (terms: InvestTerms, frequency: string) =>
  optionIndexesOfFrequency(terms, frequency)
    .flatMap((index) => {
      const option = terms.sipOptions[index];
      return option === undefined ? [] : [{ index, limits: sipLimits(option) }];
    })
    .sort((one, other) => one.limits.minimum - other.limits.minimum);

/** Returns the limits of all ranges of a frequency; null without an option. */
function allRangesOf(terms: InvestTerms, frequency: string): AmountLimits | null {
  const ranges = optionsByMinimum(terms, frequency).map(({ limits }) => limits);
  const [lowest] = ranges;
  return lowest === undefined
    ? null
    : { minimum: lowest.minimum, maximum: Math.max(...ranges.map(({ maximum }) => maximum)) };
}

/** Returns the index of the range of an amount: the one that contains it, otherwise the last one that it reaches. */
function optionIndexOfAmount(terms: InvestTerms, frequency: string, amount: string): number | null {
  const options = optionsByMinimum(terms, frequency);
  const containing = options.find(({ limits }) => isWithinLimits(parseEnteredPaise(amount), limits));
  const reached = options.findLast(({ limits }) => limits.minimum <= Number(amount));
  return (containing ?? reached ?? options[0])?.index ?? null;
}

/** Returns the limits of the amount: those of the selected range, or of all ranges where the amount selects the range. */
export const sipAmountLimits = ({ terms, sip, sipEntry }: SipOfferWithDraft, option: SipOption): AmountLimits =>
  (sipEntry === 'rangeFirst' ? null : allRangesOf(terms, sip.frequency)) ?? sipLimits(option);

/** Returns the ends of the two ranges around an amount that no range contains; null for any other amount. */
export function findRangeGap(terms: InvestTerms, { frequency, amount, option }: SipDraft): AmountLimits | null {
  const limits = optionsByMinimum(terms, frequency).find(({ index }) => index === option)?.limits;
  const next = optionsByMinimum(terms, frequency).find((each) => each.limits.minimum > Number(amount));
  if (limits === undefined || next === undefined || Number(amount) <= limits.maximum) return null;
  return { minimum: limits.maximum, maximum: next.limits.minimum };
}

/** One year of instalments, or the nearest number that the option allows (decision 062). */
function presetInstallments(terms: InvestTerms, { frequency, option }: Pick<SipDraft, 'frequency' | 'option'>): string {
  const chosen = option === null ? undefined : terms.sipOptions[option];
  if (chosen === undefined) return '';
  const { minimum, maximum } = installmentCountLimits(chosen);
  return String(Math.min(Math.max(countInstallmentsPerYear(frequency), minimum), maximum));
}

/** Returns the day if a SIP can start on it, otherwise the day with the earliest start date. */
function nearestStartDay(offer: SipOfferWithDraft): number | null {
  if (sipStartDate(offer, offer.sip.day) !== null) return offer.sip.day;
  const offered = sipStartDays(offer).flatMap(({ day, startDate }) => (startDate === null ? [] : [{ day, startDate }]));
  const [first] = offered.sort((one, other) => one.startDate.localeCompare(other.startDate));
  return first?.day ?? null;
}

const presetDay = (offer: SipOffer, sip: SipDraft): SipDraft => ({ ...sip, day: nearestStartDay({ ...offer, sip }) });

/** Monthly if it is offered, otherwise the first frequency with an option; '' without any. */
function presetFrequency(terms: InvestTerms): string {
  const offered = terms.sipFrequencies
    .map(({ value }) => value)
    .filter((value) => optionIndexesOfFrequency(terms, value).length > 0);
  return offered.find((value) => value.toUpperCase() === MONTHLY) ?? offered[0] ?? '';
}

/** Returns the draft that a panel opens with: all fields but the amount are preset, unless the entry is `rangeFirst`. */
export function openingSipDraft(offer: SipOffer): SipDraft {
  const { terms, sipEntry } = offer;
  if (sipEntry === 'rangeFirst') return initialSipDraft(terms);
  const frequency = presetFrequency(terms);
  const option = optionIndexOfAmount(terms, frequency, '');
  const installments = presetInstallments(terms, { frequency, option });
  return presetDay(offer, { frequency, option, installments, amount: '', day: null });
}

/**
 * Applies a patch. Where the amount selects the range, a day that is not offered any more and an unchanged preset number
 * of instalments follow the range; an amount above all ranges of a new frequency is dropped.
 */
export function updateSipDraft(context: SipOfferWithDraft, patch: InvestDraftPatch): SipDraft {
  const { terms, sip, sipEntry } = context;
  if (sipEntry === 'rangeFirst') return patchSipDraft(terms, sip, patch);
  const frequency = patch.frequency ?? sip.frequency;
  const limits = allRangesOf(terms, frequency);
  if (limits === null) return sip;
  const amountBefore = Number(sip.amount) > limits.maximum ? '' : sip.amount;
  const amount = tidyAmount(patch.amount ?? amountBefore, amountBefore, limits, SIP_AMOUNT_MAX_LENGTH);
  const option = optionIndexOfAmount(terms, frequency, amount);
  const installments =
    patch.installments === undefined && sip.installments === presetInstallments(terms, sip)
      ? presetInstallments(terms, { frequency, option })
      : tidyInstallments(patch.installments ?? sip.installments, sip.installments);
  return presetDay(context, { ...sip, frequency, option, installments, amount });
}
