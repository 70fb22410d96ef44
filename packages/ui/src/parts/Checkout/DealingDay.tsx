import { dealingOf, type DealingTerms } from '@folioflow/flows';
import { dealingText } from './dealing-text.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

/** Whose NAV an order gets that is made now, and when its units can be expected; it says so anew when the cut-off has passed. */
export function DealingDay({ terms, className }: { terms: DealingTerms; className?: string }) {
  const dealing = dealingOf(useMomentInIndia(), terms);
  return dealing === null ? null : <p className={className}>{dealingText(dealing, terms.cutOff)}</p>;
}
