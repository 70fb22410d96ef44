import { dealingOf, say, type DealingTerms } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { useEffect, useState } from 'react';
import { momentInIndia } from '../../format/clock.ts';
import { weekdayText } from '../../format/weekday.ts';
import { useNow } from '../../primitives/Countdown/ClockProvider.tsx';

const MINUTE_MS = 60_000;

/** Whose NAV an order gets that is made now, and when its units can be expected; it says so anew when the cut-off has passed. */
export function DealingDay({ terms, className }: { terms: DealingTerms; className?: string }) {
  const now = useNow();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const dealing = dealingOf(momentInIndia(now()), terms);
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
