import { formatMessage, type OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { formatDay } from '../../../format/day.ts';
import { formatPlanFrequency } from '../../../format/repeat.ts';

/** Returns the frequency of a SWP, the number of its payouts and its next date, as far as they are known. */
export function formatWithdrawalPlan({ frequency, payouts, nextDay }: NonNullable<OrderRowView['withdrawal']>): string {
  const parts = [
    formatPlanFrequency('', frequency),
    payouts === null ? '' : formatMessage(orders['row.withdrawal.made'], { made: payouts.made, of: payouts.of }),
    nextDay === '' ? '' : formatMessage(orders['row.withdrawal.next'], { day: formatDay(nextDay) }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Returns the day of a redemption request; '' if it is unknown. */
export const formatRedemptionDay = ({ requestedDay }: NonNullable<OrderRowView['redemption']>): string =>
  requestedDay === '' ? '' : formatMessage(orders['row.redemption.requested'], { day: formatDay(requestedDay) });
