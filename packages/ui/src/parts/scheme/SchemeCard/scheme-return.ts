import { formatMessage, type SchemeReturn } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';

/** Returns the label of a return: `3Y p.a.` if it is stated per year. */
export const returnLabelOf = ({ period, annualPercent }: SchemeReturn): string =>
  annualPercent === undefined ? period : formatMessage(schemes['card.annual'], { period });

/** Returns the stated percentage of a return: per year above one year (decision 060). */
export const statedPercentOf = ({ percent, annualPercent }: SchemeReturn): string | null =>
  annualPercent === undefined ? percent : annualPercent;
