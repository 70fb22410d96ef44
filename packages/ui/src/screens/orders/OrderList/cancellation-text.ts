import type { I18n } from '@lingui/core';
import type { CancellationMeaning } from '@folioflow/flows';
import { NO_FIGURE, formatPaiseInRupees } from '../../../format/money.ts';
import { formatDay } from '../../../format/day.ts';
import type { Consequence } from '../../../parts/order/Consequences/Consequences.tsx';

/** Describes a cancellation: the payments that end, the units that stay invested, and that it is final. */
export const cancellationConsequences = (i18n: I18n, meaning: CancellationMeaning): readonly Consequence[] => [
  { kind: 'ends', text: formatEnd(i18n, meaning) },
  { kind: 'stays', text: formatRemainder(i18n, meaning) },
  { kind: 'attention', text: i18n._('cancellation.final') },
];

function formatEnd(i18n: I18n, { ends, amountInPaise, firstCancelledDay }: CancellationMeaning): string {
  const amount = amountInPaise === null ? NO_FIGURE : formatPaiseInRupees(amountInPaise);
  if (ends === 'order') return i18n._('cancellation.ends.order', { amount });
  return amountInPaise === null || firstCancelledDay === ''
    ? i18n._(`cancellation.ends.${ends}`)
    : i18n._(`cancellation.ends.${ends}.from`, { amount, day: formatDay(i18n, firstCancelledDay) });
}

function formatRemainder(i18n: I18n, { ends, remainingInPaise }: CancellationMeaning): string {
  if (ends === 'order') return i18n._('cancellation.stays.order');
  const remainder = ends === 'withdrawals' ? 'withdrawals' : 'units';
  return remainingInPaise === null
    ? i18n._(`cancellation.stays.${remainder}`)
    : i18n._(`cancellation.stays.${remainder}.about`, { amount: formatPaiseInRupees(remainingInPaise) });
}
