import type { I18n } from '@lingui/core';
import type { SchemeTerm } from '@folioflow/flows';
import { formatRupees } from '../../../format/money.ts';

/** Formats an amount; '' if it is not known. */
export const formatKnownAmount = (amount: number | null): string => (amount === null ? '' : formatRupees(amount));

/** Returns the text of a term; '' if it is not known. */
export function formatSchemeTerm(i18n: I18n, term: SchemeTerm | null): string {
  if (term === null) return '';
  return term.applies ? term.value || i18n._('aboutScheme.facts.some') : i18n._('aboutScheme.facts.none');
}
