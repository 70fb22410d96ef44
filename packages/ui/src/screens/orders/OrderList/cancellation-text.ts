import { formatMessage, type CancellationMeaning } from '@folioflow/flows';
import { orders as words } from '@folioflow/flows/words/orders';
import { NO_FIGURE, formatPaiseInRupees } from '../../../format/money.ts';
import { formatDay } from '../../../format/day.ts';

/** Describes a cancellation in plain words: its object, the payments that do not happen, and the remaining value. */
export function formatCancellation({
  ends,
  schemeName: scheme,
  amountInPaise,
  firstCancelledDay,
  remainingInPaise,
}: CancellationMeaning): string {
  if (ends === 'order')
    return formatMessage(words['cancel.order'], {
      scheme,
      amount: amountInPaise === null ? NO_FIGURE : formatPaiseInRupees(amountInPaise),
    });
  const dropped =
    amountInPaise === null || firstCancelledDay === ''
      ? words[`cancel.${ends}.none`]
      : formatMessage(words[`cancel.${ends}.from`], {
          amount: formatPaiseInRupees(amountInPaise),
          day: formatDay(firstCancelledDay),
        });
  const left =
    remainingInPaise === null
      ? words['cancel.stays']
      : formatMessage(words['cancel.staysAbout'], { amount: formatPaiseInRupees(remainingInPaise) });
  return [formatMessage(words[`cancel.${ends}`], { scheme }), dropped, left, words['cancel.final']].join(' ');
}
