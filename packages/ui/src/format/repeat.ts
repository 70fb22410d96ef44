import { formatMessage } from '@folioflow/flows';
import { repeats } from '@folioflow/flows/words/repeats';

/** Formats a day as an ordinal: 1 → 1st, 11 → 11th, 22 → 22nd (DO-110). */
export function formatOrdinal(day: number): string {
  const last = Math.floor((day % 100) / 10) === 1 ? 'other' : String(day % 10);
  const words: Readonly<Record<string, string>> = repeats.ordinals;
  return formatMessage(words[last] ?? repeats.ordinals.other, { day: String(day) });
}

function formatPeriod(frequency: string): string {
  const name = frequency.trim().toUpperCase();
  const periods: Readonly<Record<string, string>> = repeats.periods;
  return periods[name] ?? name.replace(/LY$/, '').toLowerCase();
}

/** Formats a frequency: `MONTHLY` → every month. */
export const formatRecurrence = (frequency: string): string =>
  formatMessage(repeats.each, { period: formatPeriod(frequency) });

/**
 * Formats a day and a frequency: 5 and `MONTHLY` → 5th of every month (DO-110). An unknown frequency loses its "ly".
 */
export const formatRepeat = (day: number, frequency: string): string =>
  formatMessage(repeats.every, { day: formatOrdinal(day), period: formatPeriod(frequency) });

/**
 * Formats the frequency of a plan: `5th of every month` if its day is known, else `every month`; '' without a
 * frequency.
 */
export function formatPlanFrequency(startDay: string, frequency: string): string {
  if (frequency.trim() === '') return '';
  const day = Number(startDay.slice(8));
  return day > 0 ? formatRepeat(day, frequency) : formatRecurrence(frequency);
}
