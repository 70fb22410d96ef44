import type { I18n } from '@lingui/core';
import { civilDateOf, type PaymentTotals, type UndatedPayment } from '@folioflow/flows';
import { formatMonthName } from '../../../format/day.ts';
import { formatWeekdayName } from '../../../format/weekday.ts';
import { formatMaskedAccount } from '../../../format/masked.ts';
import { formatPaiseInRupees } from '../../../format/money.ts';

/** Formats `2026-12` as Dec 2026. */
export const formatMonth = (i18n: I18n, month: string): string =>
  `${formatMonthName(i18n, Number(month.slice(5)))} ${month.slice(0, 4)}`;

/** Formats `2026-12-07` as Mon, 7 Dec: the month above it names the year. */
export function formatDayOfMonth(i18n: I18n, day: string): string {
  const date = civilDateOf(day);
  return date === null
    ? day
    : `${formatWeekdayName(i18n, date.weekday)}, ${date.day} ${formatMonthName(i18n, date.month)}`;
}

/** The kind of a payment and its bank account, if it is known. */
export const formatPaymentKind = (i18n: I18n, { kind, account }: Pick<UndatedPayment, 'kind' | 'account'>): string =>
  account === null
    ? i18n._(`paymentCalendar.kind.${kind}`)
    : `${i18n._(`paymentCalendar.kind.${kind}`)} · ${formatAccount(account)}`;

export const formatAccount = ({ bankName, lastDigits }: NonNullable<UndatedPayment['account']>): string =>
  `${bankName} ${formatMaskedAccount(lastDigits)}`;

/** The amounts to pay and to receive; an amount of zero is left out. */
export function formatTotals(i18n: I18n, { outgoingInPaise, incomingInPaise }: PaymentTotals): readonly string[] {
  return [
    ...(outgoingInPaise > 0
      ? [i18n._('paymentCalendar.outgoing', { amount: formatPaiseInRupees(outgoingInPaise) })]
      : []),
    ...(incomingInPaise > 0
      ? [i18n._('paymentCalendar.incoming', { amount: formatPaiseInRupees(incomingInPaise) })]
      : []),
  ];
}
