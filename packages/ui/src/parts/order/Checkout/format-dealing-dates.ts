import { formatMessage, type DealingDates } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { formatDayWithWeekday } from '../../../format/weekday.ts';

/**
 * Returns the NAV date of an order that is placed now, and the expected date of its units. The cut-off is as the
 * provider has it, `14:30` (DO-114).
 */
export const formatDealingDates = ({ isToday, navDay, settledOn }: DealingDates, cutOff: string): string =>
  formatMessage(invest[isToday ? 'invest.dealing.today' : 'invest.dealing.next'], {
    time: cutOff,
    day: formatDayWithWeekday(navDay),
    units: formatDayWithWeekday(settledOn),
  });
