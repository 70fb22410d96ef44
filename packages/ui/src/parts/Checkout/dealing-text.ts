import { say, type Dealing } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { weekdayText } from '../../format/weekday.ts';

/** Whose NAV an order gets that is made now, and when its units can be expected. */
export const dealingText = ({ isToday, navDay, settledOn }: Dealing, cutOff: string): string =>
  say(invest[isToday ? 'invest.dealing.today' : 'invest.dealing.next'], {
    time: cutOff,
    day: weekdayText(navDay),
    units: weekdayText(settledOn),
  });
