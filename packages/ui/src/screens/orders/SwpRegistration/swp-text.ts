import { formatMessage, type SwpAgreement } from '@folioflow/flows';
import { swp as words } from '@folioflow/flows/words/swp';
import { formatPaiseInRupees } from '../../../format/money.ts';

export type PayoutDuration = Pick<SwpAgreement, 'fullPayouts' | 'installments' | 'remainderInPaise'>;

/** The time until the money is used up at today's value, in plain words. */
export function formatPayoutDuration({
  fullPayouts: full,
  installments: count,
  remainderInPaise: rest,
}: PayoutDuration): string {
  if (full === count)
    return rest === 0
      ? formatMessage(words.lastsToTheEnd, { count })
      : formatMessage(words.lasts, { count, left: formatPaiseInRupees(rest) });
  return rest === 0
    ? formatMessage(words.runsOutEven, { full, count })
    : formatMessage(words.runsOut, { full, count, rest: formatPaiseInRupees(rest) });
}
