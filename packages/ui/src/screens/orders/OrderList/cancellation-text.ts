import { formatMessage, type CancellationMeaning } from '@folioflow/flows';
import { cancellation as words } from '@folioflow/flows/words/cancellation';
import { NO_FIGURE, formatPaiseInRupees } from '../../../format/money.ts';
import { formatDay } from '../../../format/day.ts';
import type { Consequence } from '../../../parts/order/Consequences/Consequences.tsx';

/** Describes a cancellation: the payments that end, the units that stay invested, and that it is final. */
export const cancellationConsequences = (meaning: CancellationMeaning): readonly Consequence[] => [
  { kind: 'ends', text: formatEnd(meaning) },
  { kind: 'stays', text: formatRemainder(meaning) },
  { kind: 'attention', text: words.final },
];

function formatEnd({ ends, amountInPaise, firstCancelledDay }: CancellationMeaning): string {
  const amount = amountInPaise === null ? NO_FIGURE : formatPaiseInRupees(amountInPaise);
  if (ends === 'order') return formatMessage(words['ends.order'], { amount });
  return amountInPaise === null || firstCancelledDay === ''
    ? words[`ends.${ends}`]
    : formatMessage(words[`ends.${ends}.from`], { amount, day: formatDay(firstCancelledDay) });
}

function formatRemainder({ ends, remainingInPaise }: CancellationMeaning): string {
  if (ends === 'order') return words['stays.order'];
  const remainder = ends === 'withdrawals' ? 'withdrawals' : 'units';
  return remainingInPaise === null
    ? words[`stays.${remainder}`]
    : formatMessage(words[`stays.${remainder}.about`], { amount: formatPaiseInRupees(remainingInPaise) });
}
