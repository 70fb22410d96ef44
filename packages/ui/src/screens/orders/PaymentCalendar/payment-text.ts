import { civilDateOf, formatMessage, type PaymentTotals, type UndatedPayment } from '@folioflow/flows';
import { dates } from '@folioflow/flows/words/dates';
import { paymentCalendar as words } from '@folioflow/flows/words/payment-calendar';
import { formatMaskedAccount } from '../../../format/masked.ts';
import { formatPaiseInRupees } from '../../../format/money.ts';

/** Formats `2026-12` as Dec 2026. */
export const formatMonth = (month: string): string =>
  `${dates.months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** Formats `2026-12-07` as Mon, 7 Dec: the month above it names the year. */
export function formatDayOfMonth(day: string): string {
  const date = civilDateOf(day);
  return date === null
    ? day
    : `${dates.weekdays[date.weekday] ?? ''}, ${date.day} ${dates.months[date.month - 1] ?? ''}`;
}

/** The kind of a payment and its bank account, if it is known. */
export const formatPaymentKind = ({ kind, account }: Pick<UndatedPayment, 'kind' | 'account'>): string =>
  account === null ? words[`kind.${kind}`] : `${words[`kind.${kind}`]} · ${formatAccount(account)}`;

export const formatAccount = ({ bankName, lastDigits }: NonNullable<UndatedPayment['account']>): string =>
  `${bankName} ${formatMaskedAccount(lastDigits)}`;

/** The amounts to pay and to receive; an amount of zero is left out. */
export function formatTotals({ outgoingInPaise, incomingInPaise }: PaymentTotals): readonly string[] {
  return [
    ...(outgoingInPaise > 0 ? [formatMessage(words.outgoing, { amount: formatPaiseInRupees(outgoingInPaise) })] : []),
    ...(incomingInPaise > 0 ? [formatMessage(words.incoming, { amount: formatPaiseInRupees(incomingInPaise) })] : []),
  ];
}
