import type { HeldTerm } from '@folioflow/flows';
import { aboutScheme } from '@folioflow/flows/words/about-scheme';
import { rupees } from '../../../format/money.ts';

/** Whole rupees; '' where the amount is not known. */
export const amountText = (amount: number | null): string => (amount === null ? '' : rupees(amount, { decimals: 0 }));

/** What a term says; '' where it is not known. */
export function termText(term: HeldTerm | null): string {
  if (term === null) return '';
  return term.holds ? term.value || aboutScheme['facts.some'] : aboutScheme['facts.none'];
}
