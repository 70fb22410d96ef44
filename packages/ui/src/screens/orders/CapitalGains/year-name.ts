import { formatMessage } from '@folioflow/flows';

/** Fills a text with the years of a financial year: 2026–27. */
export const yearName = (text: string, year: number): string =>
  formatMessage(text, { from: String(year), to: String(year + 1).slice(2) });

/** Name of a file: `capital-gains-2026-27.csv`. */
export const fileNameOf = (kind: 'capital-gains' | 'schedule-112a', year: number, ending: 'csv' | 'pdf'): string =>
  `${kind}-${String(year)}-${String(year + 1).slice(2)}.${ending}`;
