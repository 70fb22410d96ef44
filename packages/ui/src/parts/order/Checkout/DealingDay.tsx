import { useLingui } from '@lingui/react';
import { computeDealingDates, type DealingTerms } from '@folioflow/flows';
import { formatDealingDates } from './format-dealing-dates.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

/**
 * The NAV date of an order that is placed now, and the expected date of its units. The text changes after the cut-off.
 */
export function DealingDay({ terms, className }: { terms: DealingTerms; className?: string }) {
  const { i18n } = useLingui();
  const now = useMomentInIndia();
  const dealing = computeDealingDates(now, terms);
  return dealing === null ? null : <p className={className}>{formatDealingDates(i18n, dealing, terms.cutOff, now)}</p>;
}
