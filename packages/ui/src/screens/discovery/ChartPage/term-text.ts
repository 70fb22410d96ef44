import type { SchemeTerm } from '@folioflow/flows';
import { aboutScheme } from '@folioflow/flows/words/about-scheme';
import { formatRupees } from '../../../format/money.ts';

/** Formats an amount; '' if it is not known. */
export const formatKnownAmount = (amount: number | null): string => (amount === null ? '' : formatRupees(amount));

/** Returns the text of a term; '' if it is not known. */
export function formatSchemeTerm(term: SchemeTerm | null): string {
  if (term === null) return '';
  return term.applies ? term.value || aboutScheme['facts.some'] : aboutScheme['facts.none'];
}
