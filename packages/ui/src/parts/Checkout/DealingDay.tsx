import { dealingOf, say, type DealingTerms } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { weekdayText } from '../../format/weekday.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

/** Whose NAV an order gets that is made now, and when its units can be expected; it says so anew when the cut-off has passed. */
export function DealingDay({ terms, className }: { terms: DealingTerms; className?: string }) {
  const dealing = dealingOf(useMomentInIndia(), terms);
  if (dealing === null) return null;
  return (
    <p className={className}>
      {say(invest[dealing.isToday ? 'invest.dealing.today' : 'invest.dealing.next'], {
        time: terms.cutOff,
        day: weekdayText(dealing.navDay),
        units: weekdayText(dealing.settledOn),
      })}
    </p>
  );
}
