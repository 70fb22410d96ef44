import { expect, test } from 'vitest';
import { calendarDay, dayNumberOf, subtractMonths, weekdayOf } from './calendar.ts';

const MS_PER_DAY = 86_400_000;
const textOf = (number: number) => new Date(number * MS_PER_DAY).toISOString().slice(0, 10);

test('a day converts to its number and back on every day of two centuries', () => {
  for (let number = -25_567; number < 47_482; number += 1) {
    const text = calendarDay(number);
    if (text !== textOf(number) || dayNumberOf(text) !== number || weekdayOf(number) !== new Date(text).getUTCDay())
      expect([number, text, weekdayOf(number)]).toEqual([number, textOf(number), new Date(textOf(number)).getUTCDay()]);
  }
  expect(calendarDay(0)).toBe('1970-01-01');
});

test('a text that is no calendar day has no number', () => {
  expect(['', '1-1-2026', '2026-11-20T00:00', 'x'].map(dayNumberOf)).toEqual([null, null, null, null]);
});

test('the day some months earlier is the same day, or the last day of that month', () => {
  const start = dayNumberOf('2023-12-01') ?? 0;
  for (let number = start; number < start + 1500; number += 1)
    for (const months of [1, 3, 6, 12, 36, 60]) {
      const [year = 0, month = 0, day = 0] = calendarDay(number).split('-').map(Number);
      const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
      const judged = new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10);
      expect(calendarDay(subtractMonths(number, months))).toBe(judged);
    }
});
