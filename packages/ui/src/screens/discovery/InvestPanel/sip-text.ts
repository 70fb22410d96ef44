import type { I18n } from '@lingui/core';
import type { SipForm } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { formatOrdinal, formatRecurrence } from '../../../format/repeat.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { limitsHint } from './amount-text.ts';

/** The terms of the SIP in one sentence, before it is started. */
export function formatAgreement(i18n: I18n, { agreement }: SipForm): string {
  if (agreement === null) return '';
  const { each, installments, total, firstDay, lastDay } = agreement;
  const sums = {
    count: String(installments),
    each: formatPaiseInRupees(each),
    total: formatPaiseInRupees(total),
  };
  const sum = i18n._(installments === 1 ? 'invest.sip.agreedOne' : 'invest.sip.agreed', sums);
  if (lastDay === null || installments === 1) return sum;
  return `${sum} ${i18n._('invest.sip.span', { first: formatDay(i18n, firstDay), last: formatDay(i18n, lastDay) })}`;
}

/** Label of the button, which begins with "Start SIP" (DO-124); amount and day follow once they are known. */
export function startLabelOf(i18n: I18n, { agreement, day, frequency }: SipForm): string {
  if (agreement === null || day === null) return i18n._('invest.sip.start');
  const amount = formatPaiseInRupees(agreement.each);
  return frequency.toUpperCase() === 'MONTHLY'
    ? i18n._('invest.sip.startMonthly', { amount, day: formatOrdinal(i18n, day) })
    : i18n._('invest.sip.startRepeated', { amount, repeat: formatRecurrence(i18n, frequency) });
}

/** The first instalment of the selected day, with its weekday; '' without a day. */
export const formatFirstInstalment = (i18n: I18n, { startDate }: SipForm): string =>
  startDate === null ? '' : i18n._('invest.sip.firstDay', { day: formatDayWithWeekday(i18n, startDate) });

/** Returns the hint below the day. */
export function dateHintOf(i18n: I18n, form: SipForm): string | undefined {
  if (form.terms === null) return i18n._('invest.sip.later');
  return form.startDate === null ? i18n._('invest.sip.noDates') : formatFirstInstalment(i18n, form);
}

/** Returns the limits of the number of instalments. */
export function installmentHintOf(i18n: I18n, { terms }: SipForm): string | undefined {
  if (terms === null) return undefined;
  const { minimum, maximum, hasMaximum } = terms.installments;
  const words = { minimum: String(minimum), maximum: String(maximum) };
  return i18n._(hasMaximum ? 'invest.sip.installmentLimits' : 'invest.sip.installmentsOpen', words);
}

/** Returns the limits of the amount, which are those of all ranges. */
export const amountHintOf = (i18n: I18n, { terms }: SipForm): string | undefined =>
  terms === null ? i18n._('invest.sip.later') : limitsHint(i18n, terms.limits);

/** Returns the reason that the amount is refused; undefined for an amount of a range. */
export function amountErrorOf(i18n: I18n, { terms, isBelowMinimum, rangeGap }: SipForm): string | undefined {
  if (terms !== null && isBelowMinimum)
    return i18n._('invest.sip.belowMinimum', { minimum: formatRupees(terms.limits.minimum) });
  if (rangeGap === null) return undefined;
  const { minimum, maximum } = rangeGap;
  return i18n._('invest.sip.betweenRanges', { lower: formatRupees(minimum), upper: formatRupees(maximum) });
}
