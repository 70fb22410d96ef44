import type { I18n } from '@lingui/core';
import { hasText } from '../texts/has-text.ts';

/** Formats a day as an ordinal: 1 → 1st, 11 → 11th, 22 → 22nd (DO-110). */
export const formatOrdinal = (i18n: I18n, day: number): string => i18n._('repeats.ordinal', { day });

function formatPeriod(i18n: I18n, frequency: string): string {
  const name = frequency.trim().toUpperCase();
  const key = `repeats.periods.${name}`;
  return hasText(i18n, key) ? i18n._(key) : name.replace(/LY$/, '').toLowerCase();
}

/** Formats a frequency: `MONTHLY` → every month. */
export const formatRecurrence = (i18n: I18n, frequency: string): string =>
  i18n._('repeats.each', { period: formatPeriod(i18n, frequency) });

/**
 * Formats a day and a frequency: 5 and `MONTHLY` → 5th of every month (DO-110). An unknown frequency loses its "ly".
 */
export const formatRepeat = (i18n: I18n, day: number, frequency: string): string =>
  i18n._('repeats.every', { day: formatOrdinal(i18n, day), period: formatPeriod(i18n, frequency) });

/**
 * Formats the frequency of a plan: `5th of every month` if its day is known, else `every month`; '' without a
 * frequency.
 */
export function formatPlanFrequency(i18n: I18n, startDay: string, frequency: string): string {
  if (frequency.trim() === '') return '';
  const day = Number(startDay.slice(8));
  return day > 0 ? formatRepeat(i18n, day, frequency) : formatRecurrence(i18n, frequency);
}
