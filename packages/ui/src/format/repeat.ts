import { say } from '@folioflow/flows';
import { repeats } from '@folioflow/flows/words/repeats';

/** 1 → 1st, 11 → 11th, 22 → 22nd (W15). */
export function ordinal(day: number): string {
  const last = Math.floor((day % 100) / 10) === 1 ? 'other' : String(day % 10);
  const words: Readonly<Record<string, string>> = repeats.ordinals;
  return say(words[last] ?? repeats.ordinals.other, { day: String(day) });
}

/** 5 and `MONTHLY` → 5th of every month (DO-110); a frequency without words of its own loses its "ly". */
export function repeatText(day: number, frequency: string): string {
  const name = frequency.trim().toUpperCase();
  const periods: Readonly<Record<string, string>> = repeats.periods;
  const period = periods[name] ?? name.replace(/LY$/, '').toLowerCase();
  return say(repeats.every, { day: ordinal(day), period });
}
