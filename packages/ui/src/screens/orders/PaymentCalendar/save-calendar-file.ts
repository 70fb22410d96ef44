import {
  formatCalendarFile,
  formatMessage,
  type DayEvent,
  type PaymentMonth,
  type PlannedPayment,
} from '@folioflow/flows';
import { paymentCalendar as words } from '@folioflow/flows/words/payment-calendar';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { formatAccount } from './payment-text.ts';

/** Formats the payments as an iCalendar file; `createdAt` in milliseconds since the epoch. */
export const formatPaymentFile = (months: readonly PaymentMonth[], createdAt: number): string =>
  formatCalendarFile({
    name: words['file.calendar'],
    createdAt,
    events: months.flatMap(({ days }) => days.flatMap(({ payments }) => payments.map(eventOf))),
  });

/** Saves the payments as a file of the browser. */
export function saveCalendarFile(months: readonly PaymentMonth[], createdAt: number): void {
  const file = new Blob([formatPaymentFile(months, createdAt)], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = words['file.name'];
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked in a later task: a browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

function eventOf({ id, day, certainty, kind, schemeName, amountInPaise, account }: PlannedPayment): DayEvent {
  const name = words[`kind.${kind}`];
  const text =
    account === null
      ? formatMessage(words['file.text'], { scheme: schemeName })
      : formatMessage(words['file.text.account'], { scheme: schemeName, account: formatAccount(account) });
  return {
    id,
    day,
    title:
      amountInPaise === null
        ? formatMessage(words['file.event.noAmount'], { kind: name })
        : formatMessage(words['file.event'], { amount: formatPaiseInRupees(amountInPaise), kind: name }),
    text: certainty === 'expected' ? formatMessage(words['file.text.expected'], { text }) : text,
    isTentative: certainty === 'expected',
  };
}
