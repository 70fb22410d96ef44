import { say } from '@folioflow/flows';
import { repeats } from '@folioflow/flows/words/repeats';

/** 1 → 1st, 11 → 11th, 22 → 22nd (W15). */
export function ordinal(day: number): string {
  const last = Math.floor((day % 100) / 10) === 1 ? 'other' : String(day % 10);
  const words: Readonly<Record<string, string>> = repeats.ordinals;
  return say(words[last] ?? repeats.ordinals.other, { day: String(day) });
}

function periodOf(frequency: string): string {
  const name = frequency.trim().toUpperCase();
  const periods: Readonly<Record<string, string>> = repeats.periods;
  return periods[name] ?? name.replace(/LY$/, '').toLowerCase();
}

/** 5 and `MONTHLY` → 5th of every month (DO-110); a frequency without words of its own loses its "ly". */
export const repeatText = (day: number, frequency: string): string =>
  say(repeats.every, { day: ordinal(day), period: periodOf(frequency) });

/** How often a plan moves: on its day where that is known, `5th of every month`, else `every month`; '' for no frequency. */
export function planText(startDay: string, frequency: string): string {
  if (frequency.trim() === '') return '';
  const day = Number(startDay.slice(8));
  return day > 0 ? repeatText(day, frequency) : say(repeats.each, { period: periodOf(frequency) });
}
