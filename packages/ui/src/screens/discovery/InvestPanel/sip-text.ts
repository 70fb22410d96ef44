import type { I18n } from '@lingui/core';
import type { SipForm } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { formatRecurrence } from '../../../format/repeat.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';
import { limitsHint } from './amount-text.ts';

/** First and last instalment and the sum of all; without an amount the first alone. */
export function instalmentPairs(i18n: I18n, { agreement, startDate }: SipForm): readonly DataPair[] {
  if (startDate === null) return [];
  const first = { term: i18n._('invest.sip.first'), value: formatDay(i18n, startDate) };
  if (agreement === null) return [first];
  const { installments, lastDay, total } = agreement;
  return [
    first,
    ...(lastDay === null || installments === 1
      ? []
      : [{ term: i18n._('invest.sip.last', { count: installments }), value: formatDay(i18n, lastDay) }]),
    { term: i18n._('invest.sip.total'), value: formatPaiseInRupees(total) },
  ];
}

/** Label of the button, which begins with "Start SIP" (DO-124); amount and frequency follow once they are known. */
export function startLabelOf(i18n: I18n, { agreement, frequency }: SipForm): string {
  if (agreement === null) return i18n._('invest.sip.start');
  const amount = formatPaiseInRupees(agreement.each);
  return frequency.toUpperCase() === 'MONTHLY'
    ? i18n._('invest.sip.startMonthly', { amount })
    : i18n._('invest.sip.startRepeated', { amount, repeat: formatRecurrence(i18n, frequency) });
}

/** The first instalment of the selected day, with its weekday; '' without a day. */
export const formatFirstInstalment = (i18n: I18n, { startDate }: SipForm): string =>
  startDate === null ? '' : i18n._('invest.sip.firstDay', { day: formatDayWithWeekday(i18n, startDate) });

/** Returns the hint below the day where none can be selected. */
export function dateHintOf(i18n: I18n, form: SipForm): string | undefined {
  if (form.terms === null) return i18n._('invest.sip.later');
  return form.startDate === null ? i18n._('invest.sip.noDates') : undefined;
}

/** Returns the limits of the number of instalments. */
export function instalmentLimitsOf(i18n: I18n, { terms }: SipForm): string | undefined {
  if (terms === null) return undefined;
  const { minimum, maximum, hasMaximum } = terms.installments;
  const words = { minimum: String(minimum), maximum: String(maximum) };
  return i18n._(hasMaximum ? 'invest.sip.installmentLimits' : 'invest.sip.installmentsOpen', words);
}

/** Returns the limits of the amount, which are those of all ranges, unless the name of the only range contains them. */
export const amountHintOf = (i18n: I18n, { terms, ranges }: SipForm): string | undefined =>
  terms === null
    ? i18n._('invest.sip.later')
    : limitsHint(i18n, terms.limits, ranges.length === 1 ? ranges[0]?.label : '');

/** Returns the reason that the amount is refused; undefined for an amount of a range. */
export function amountErrorOf(i18n: I18n, { terms, isBelowMinimum, rangeGap }: SipForm): string | undefined {
  if (terms !== null && isBelowMinimum)
    return i18n._('invest.sip.belowMinimum', { minimum: formatRupees(terms.limits.minimum) });
  if (rangeGap === null) return undefined;
  const { minimum, maximum } = rangeGap;
  return i18n._('invest.sip.betweenRanges', { lower: formatRupees(minimum), upper: formatRupees(maximum) });
}
