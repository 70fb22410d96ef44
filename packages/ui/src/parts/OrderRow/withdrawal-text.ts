import { say, type OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { dayText } from '../../format/day.ts';
import { planText } from '../../format/repeat.ts';

/** How often a SWP pays out, how many payouts it has made, and when the next one comes, as far as the provider tells. */
export function withdrawalText({ frequency, payouts, nextDay }: NonNullable<OrderRowView['withdrawal']>): string {
  const parts = [
    planText('', frequency),
    payouts === null ? '' : say(orders['row.withdrawal.made'], { made: payouts.made, of: payouts.of }),
    nextDay === '' ? '' : say(orders['row.withdrawal.next'], { day: dayText(nextDay) }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
