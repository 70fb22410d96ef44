import type { I18n } from '@lingui/core';
import type { DealingDates, MomentInIndia } from '@folioflow/flows';
import { isDeviceInIndia, nameTimeInIndia } from '../../../format/clock.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';

/**
 * Returns the NAV date of an order that is placed now, and the expected date of its units. The cut-off is as the
 * provider has it, `14:30` (DO-114). On a device of another zone, the day in India is named: its own may be another.
 */
export function formatDealingDates(
  i18n: I18n,
  { isToday, navDay, settledOn }: DealingDates,
  cutOff: string,
  { day: today }: MomentInIndia,
): string {
  const inTime = isDeviceInIndia() ? 'invest.dealing.today' : 'invest.dealing.day';
  return i18n._(isToday ? `invest.${inTime}` : 'invest.invest.dealing.next', {
    time: nameTimeInIndia(i18n, cutOff),
    today: formatDayWithWeekday(i18n, today),
    day: formatDayWithWeekday(i18n, navDay),
    units: formatDayWithWeekday(i18n, settledOn),
  });
}
