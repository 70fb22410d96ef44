import type { I18n } from '@lingui/core';
import type { OrderRowView } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatPlanFrequency } from '../../../format/repeat.ts';

/** Returns the frequency of a SWP, the number of its payouts and its next date, as far as they are known. */
export function formatWithdrawalPlan(
  i18n: I18n,
  { frequency, payouts, nextDay }: NonNullable<OrderRowView['withdrawal']>,
): string {
  const parts = [
    formatPlanFrequency(i18n, '', frequency),
    payouts === null ? '' : i18n._('orders.row.withdrawal.made', { made: payouts.made, of: payouts.of }),
    nextDay === '' ? '' : i18n._('orders.row.withdrawal.next', { day: formatDay(i18n, nextDay) }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Returns the day of a redemption request; '' if it is unknown. */
export const formatRedemptionDay = (i18n: I18n, { requestedDay }: NonNullable<OrderRowView['redemption']>): string =>
  requestedDay === '' ? '' : i18n._('orders.row.redemption.requested', { day: formatDay(i18n, requestedDay) });
