import { formatMessage, type DealingDates, type MomentInIndia } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { isDeviceInIndia, nameTimeInIndia } from '../../../format/clock.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';

/**
 * Returns the NAV date of an order that is placed now, and the expected date of its units. The cut-off is as the
 * provider has it, `14:30` (DO-114). On a device of another zone, the day in India is named: its own may be another.
 */
export function formatDealingDates(
  { isToday, navDay, settledOn }: DealingDates,
  cutOff: string,
  { day: today }: MomentInIndia,
): string {
  const inTime = isDeviceInIndia() ? 'invest.dealing.today' : 'invest.dealing.day';
  return formatMessage(invest[isToday ? inTime : 'invest.dealing.next'], {
    time: nameTimeInIndia(cutOff),
    today: formatDayWithWeekday(today),
    day: formatDayWithWeekday(navDay),
    units: formatDayWithWeekday(settledOn),
  });
}
