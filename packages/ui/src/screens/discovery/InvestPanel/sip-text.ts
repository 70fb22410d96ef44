import { formatMessage, type SipForm } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { formatOrdinal, formatRecurrence } from '../../../format/repeat.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { limitsHint } from './amount-text.ts';

/** The terms of the SIP in one sentence, before it is started. */
export function formatAgreement({ agreement }: SipForm): string {
  if (agreement === null) return '';
  const { each, installments, total, firstDay, lastDay } = agreement;
  const sums = {
    count: String(installments),
    each: formatPaiseInRupees(each),
    total: formatPaiseInRupees(total),
  };
  const sum = formatMessage(invest[installments === 1 ? 'sip.agreedOne' : 'sip.agreed'], sums);
  if (lastDay === null || installments === 1) return sum;
  return `${sum} ${formatMessage(invest['sip.span'], { first: formatDay(firstDay), last: formatDay(lastDay) })}`;
}

/** Label of the button, which begins with "Start SIP" (DO-124); amount and day follow once they are known. */
export function startLabelOf({ agreement, day, frequency }: SipForm): string {
  if (agreement === null || day === null) return invest['sip.start'];
  const amount = formatPaiseInRupees(agreement.each);
  return frequency.toUpperCase() === 'MONTHLY'
    ? formatMessage(invest['sip.startMonthly'], { amount, day: formatOrdinal(day) })
    : formatMessage(invest['sip.startRepeated'], { amount, repeat: formatRecurrence(frequency) });
}

/** The first instalment of the selected day, with its weekday; '' without a day. */
export const formatFirstInstalment = ({ startDate }: SipForm): string =>
  startDate === null ? '' : formatMessage(invest['sip.firstDay'], { day: formatDayWithWeekday(startDate) });

/** Returns the hint below the day. */
export function dateHintOf(form: SipForm): string | undefined {
  if (form.terms === null) return invest['sip.later'];
  return form.startDate === null ? invest['sip.noDates'] : formatFirstInstalment(form);
}

/** Returns the limits of the number of instalments. */
export function installmentHintOf({ terms }: SipForm): string | undefined {
  if (terms === null) return undefined;
  const { minimum, maximum, hasMaximum } = terms.installments;
  const words = { minimum: String(minimum), maximum: String(maximum) };
  return formatMessage(invest[hasMaximum ? 'sip.installmentLimits' : 'sip.installmentsOpen'], words);
}

/** Returns the limits of the amount, which are those of all ranges. */
export const amountHintOf = ({ terms }: SipForm): string | undefined =>
  terms === null ? invest['sip.later'] : limitsHint(terms.limits);

/** Returns the reason that the amount is refused; undefined for an amount of a range. */
export function amountErrorOf({ terms, isBelowMinimum, rangeGap }: SipForm): string | undefined {
  if (terms !== null && isBelowMinimum)
    return formatMessage(invest['sip.belowMinimum'], { minimum: formatRupees(terms.limits.minimum) });
  if (rangeGap === null) return undefined;
  const { minimum, maximum } = rangeGap;
  return formatMessage(invest['sip.betweenRanges'], { lower: formatRupees(minimum), upper: formatRupees(maximum) });
}
