import { civilDateOf } from '@folioflow/flows';
import { dates } from '@folioflow/flows/words/dates';
import { dayInIndia, formatTime } from './clock.ts';

/** Formats `2026-11-20` as 20 Nov 2026, without a time zone (decision 007). Any other text is returned unchanged. */
export function formatDay(text: string): string {
  const date = civilDateOf(text);
  return date === null ? text : `${date.day} ${dates.months[date.month - 1] ?? ''} ${date.year}`;
}

/** Formats day and time in India at a moment (ms since the epoch): 20 Nov 2026, 3:05 PM. */
export const formatDayAndTime = (moment: number): string => `${formatDay(dayInIndia(moment))}, ${formatTime(moment)}`;
