import type { I18n } from '@lingui/core';
import type { SwpAgreement } from '@folioflow/flows';
import { formatPaiseInRupees } from '../../../format/money.ts';

export type PayoutDuration = Pick<SwpAgreement, 'fullPayouts' | 'installments' | 'remainderInPaise'>;

/** The time until the money is used up at today's value, in plain words. */
export function formatPayoutDuration(
  i18n: I18n,
  { fullPayouts: full, installments: count, remainderInPaise: rest }: PayoutDuration,
): string {
  if (full === count)
    return rest === 0
      ? i18n._('swp.lastsToTheEnd', { count })
      : i18n._('swp.lasts', { count, left: formatPaiseInRupees(rest) });
  return rest === 0
    ? i18n._('swp.runsOutEven', { full, count })
    : i18n._('swp.runsOut', { full, count, rest: formatPaiseInRupees(rest) });
}
