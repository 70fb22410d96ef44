import type { I18n } from '@lingui/core';

/** The name of a financial year: 2026–27. */
export const yearName = (
  i18n: I18n,
  key: 'capitalGains.year.name' | 'capitalGains.year.running',
  year: number,
): string => i18n._(key, { from: String(year), to: String(year + 1).slice(2) });

/** Name of a file: `capital-gains-2026-27.csv`. */
export const fileNameOf = (kind: 'capital-gains' | 'schedule-112a', year: number, ending: 'csv' | 'pdf'): string =>
  `${kind}-${String(year)}-${String(year + 1).slice(2)}.${ending}`;
