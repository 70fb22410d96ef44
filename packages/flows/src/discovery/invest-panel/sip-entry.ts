import { parseEnteredPaise, SIP_AMOUNT_MAX_LENGTH } from '@folioflow/api/contract';
import {
  installmentCountLimits,
  isWithinLimits,
  sipLimits,
  type AmountLimits,
} from '../../parts/order/order-limits.ts';
import { countInstallmentsPerYear } from '../../parts/order/sip-terms/sip-agreement.ts';
import { tidyAmount } from '../../parts/order/tidy-amount.ts';
import type { InvestDraftPatch, SipDraft } from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';
import { optionIndexesOfFrequency, selectedSipOption, tidyInstallments } from './sip-draft.ts';

const MONTHLY = 'MONTHLY';

/** Returns the options of a frequency, the smallest minimum first. */
const optionsByMinimum = (terms: InvestTerms, frequency: string) =>
  optionIndexesOfFrequency(terms, frequency)
    .flatMap((index) => {
      const option = terms.sipOptions[index];
      return option === undefined ? [] : [{ index, limits: sipLimits(option) }];
    })
    .sort((one, other) => one.limits.minimum - other.limits.minimum);

/** Returns the limits of the amount, which are those of all ranges of the frequency; null without a range. */
export function sipAmountLimits(terms: InvestTerms, frequency: string): AmountLimits | null {
  const ranges = optionsByMinimum(terms, frequency).map(({ limits }) => limits);
  const [lowest] = ranges;
  return lowest === undefined
    ? null
    : { minimum: lowest.minimum, maximum: Math.max(...ranges.map(({ maximum }) => maximum)) };
}

/** Returns the range of an amount: the selected one if it allows the amount or if none does, otherwise the first that does. */
function optionIndexOfAmount(terms: InvestTerms, frequency: string, amount: string, selected: number | null) {
  const options = optionsByMinimum(terms, frequency);
  const allowing = options.filter(({ limits }) => isWithinLimits(parseEnteredPaise(amount), limits));
  const candidates = allowing.length > 0 ? allowing : options;
  return (candidates.find(({ index }) => index === selected) ?? candidates[0])?.index ?? null;
}

/** Returns the ends of the two ranges around an amount that no range contains; null for any other amount. */
export function findRangeGap(terms: InvestTerms, { frequency, amount }: SipDraft): AmountLimits | null {
  const ranges = optionsByMinimum(terms, frequency).map(({ limits }) => limits);
  const above = ranges.find(({ minimum }) => minimum > Number(amount));
  const below = ranges.filter(({ minimum }) => minimum <= Number(amount)).map(({ maximum }) => maximum);
  const lower = Math.max(...below);
  return above === undefined || below.length === 0 || lower >= Number(amount)
    ? null
    : { minimum: lower, maximum: above.minimum };
}

/** One year of instalments, or the nearest number that the option allows (decision 062). */
function presetInstallments(terms: InvestTerms, sip: Pick<SipDraft, 'frequency' | 'option'>): string {
  const chosen = selectedSipOption(terms, sip);
  if (chosen === null) return '';
  const { minimum, maximum } = installmentCountLimits(chosen);
  return String(Math.min(Math.max(countInstallmentsPerYear(sip.frequency), minimum), maximum));
}

/** Monthly if it is offered, or the only frequency with a range; otherwise '', and the user chooses (DO-103). */
function presetFrequency(terms: InvestTerms): string {
  const offered = terms.sipFrequencies
    .map(({ value }) => value)
    .filter((value) => optionIndexesOfFrequency(terms, value).length > 0);
  const only = offered.length === 1 ? offered[0] : undefined;
  return offered.find((value) => value.toUpperCase() === MONTHLY) ?? only ?? '';
}

/** Returns the draft that a panel opens with: all fields but the amount are preset, unless a frequency has to be chosen. */
export function openingSipDraft(terms: InvestTerms): SipDraft {
  const frequency = presetFrequency(terms);
  const option = optionIndexOfAmount(terms, frequency, '', null);
  return { frequency, option, installments: presetInstallments(terms, { frequency, option }), amount: '', day: null };
}

type SipChoice = Pick<SipDraft, 'frequency' | 'option' | 'amount'>;

/** Applies a chosen range; an amount that it does not allow is dropped (DO-104, A58). */
function chooseRange(terms: InvestTerms, { frequency, amount, option: before }: SipDraft, option: number): SipChoice {
  const range = optionsByMinimum(terms, frequency).find(({ index }) => index === option);
  if (range === undefined) return { frequency, amount, option: before };
  return { frequency, option, amount: isWithinLimits(parseEnteredPaise(amount), range.limits) ? amount : '' };
}

/**
 * Applies a frequency or an amount, which selects the range; an amount above all ranges of a new frequency is dropped
 * (A58).
 */
function updateAmount(terms: InvestTerms, sip: SipDraft, patch: InvestDraftPatch): SipChoice {
  const frequency = patch.frequency ?? sip.frequency;
  const limits = sipAmountLimits(terms, frequency);
  if (limits === null) return sip;
  const amountBefore = Number(sip.amount) > limits.maximum ? '' : sip.amount;
  const amount = tidyAmount(patch.amount ?? amountBefore, amountBefore, limits, SIP_AMOUNT_MAX_LENGTH);
  return { frequency, amount, option: optionIndexOfAmount(terms, frequency, amount, sip.option) };
}

/** Applies a patch. An unchanged preset number of instalments follows the range. */
export function updateSipDraft(terms: InvestTerms, sip: SipDraft, patch: InvestDraftPatch): SipDraft {
  const choice = patch.option === undefined ? updateAmount(terms, sip, patch) : chooseRange(terms, sip, patch.option);
  const { frequency, option, amount } = choice;
  const installments =
    patch.installments === undefined && sip.installments === presetInstallments(terms, sip)
      ? presetInstallments(terms, choice)
      : tidyInstallments(patch.installments ?? sip.installments, sip.installments);
  return { ...sip, frequency, option, amount, installments };
}
