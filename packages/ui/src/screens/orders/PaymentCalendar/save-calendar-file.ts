import type { I18n } from '@lingui/core';
import { formatCalendarFile, type DayEvent, type PaymentMonth, type PlannedPayment } from '@folioflow/flows';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { formatAccount } from './payment-text.ts';

/** Formats the payments as an iCalendar file; `createdAt` in milliseconds since the epoch. */
export const formatPaymentFile = (i18n: I18n, months: readonly PaymentMonth[], createdAt: number): string =>
  formatCalendarFile({
    name: i18n._('paymentCalendar.file.calendar'),
    createdAt,
    events: months.flatMap(({ days }) => days.flatMap(({ payments }) => payments.map((a) => eventOf(i18n, a)))),
  });

/** Saves the payments as a file of the browser. */
export function saveCalendarFile(i18n: I18n, months: readonly PaymentMonth[], createdAt: number): void {
  const file = new Blob([formatPaymentFile(i18n, months, createdAt)], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = i18n._('paymentCalendar.file.name');
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked in a later task: a browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

function eventOf(
  i18n: I18n,
  { id, day, certainty, kind, schemeName, amountInPaise, account }: PlannedPayment,
): DayEvent {
  const name = i18n._(`paymentCalendar.kind.${kind}`);
  const text =
    account === null
      ? i18n._('paymentCalendar.file.text', { scheme: schemeName })
      : i18n._('paymentCalendar.file.text.account', { scheme: schemeName, account: formatAccount(account) });
  return {
    id,
    day,
    title:
      amountInPaise === null
        ? i18n._('paymentCalendar.file.event.noAmount', { kind: name })
        : i18n._('paymentCalendar.file.event', { amount: formatPaiseInRupees(amountInPaise), kind: name }),
    text: certainty === 'expected' ? i18n._('paymentCalendar.file.text.expected', { text }) : text,
    isTentative: certainty === 'expected',
  };
}
