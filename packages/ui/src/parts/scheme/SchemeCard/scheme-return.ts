import type { I18n } from '@lingui/core';
import type { SchemeReturn } from '@folioflow/flows';

/** Returns the label of a return: `3Y p.a.` if it is stated per year. */
export const returnLabelOf = (i18n: I18n, { period, annualPercent }: SchemeReturn): string =>
  annualPercent === undefined ? period : i18n._('schemes.card.annual', { period });

/** Returns the stated percentage of a return: per year above one year (decision 060). */
export const statedPercentOf = ({ percent, annualPercent }: SchemeReturn): string | null =>
  annualPercent === undefined ? percent : annualPercent;
