import { formatMessage, type DealingDates } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { weekdayText } from '../../../format/weekday.ts';

/** Returns the NAV date of an order that is placed now, and the expected date of its units. */
export const dealingText = ({ isToday, navDay, settledOn }: DealingDates, cutOff: string): string =>
  formatMessage(invest[isToday ? 'invest.dealing.today' : 'invest.dealing.next'], {
    time: cutOff,
    day: weekdayText(navDay),
    units: weekdayText(settledOn),
  });
