import { formatMessage, type DealingDates } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { formatTimeOfDay } from '../../../format/clock.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';

/** Returns the NAV date of an order that is placed now, and the expected date of its units. */
export const formatDealingDates = ({ isToday, navDay, settledOn }: DealingDates, cutOff: string): string =>
  formatMessage(invest[isToday ? 'invest.dealing.today' : 'invest.dealing.next'], {
    time: formatTimeOfDay(cutOff),
    day: formatDayWithWeekday(navDay),
    units: formatDayWithWeekday(settledOn),
  });
