import { expect, test } from 'vitest';
import { addMonths, calendarDay, dayNumberOf, subtractMonths, weekdayOf } from './calendar.ts';

const MS_PER_DAY = 86_400_000;
const textOf = (number: number) => new Date(number * MS_PER_DAY).toISOString().slice(0, 10);

test('a day converts to its number and back on every day of two centuries', () => {
  const read = (number: number) => {
    const text = calendarDay(number);
    return [text, dayNumberOf(text), weekdayOf(number)];
  };
  const reference = (number: number) => [textOf(number), number, new Date(number * MS_PER_DAY).getUTCDay()];
  for (let number = -25_567; number < 47_482; number += 1)
    if (read(number).join() !== reference(number).join()) expect(read(number)).toEqual(reference(number));
  expect(calendarDay(0)).toBe('1970-01-01');
});

test('a text that is no calendar day has no number', () => {
  const texts = ['', '1-1-2026', '2026-11-20T00:00', 'x2026-11-20', '12026-11-20', '2026-11-2', 'x'];
  expect(texts.map(dayNumberOf)).toEqual(texts.map(() => null));
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

test('a year has four digits', () => {
  expect(calendarDay(dayNumberOf('0987-06-05') ?? 0)).toBe('0987-06-05');
});

test('the day some months later is the same day, or the last day of that month', () => {
  const later = (day: string, months: number) => calendarDay(addMonths(dayNumberOf(day) ?? 0, months));
  expect([later('2026-11-20', 1), later('2027-01-31', 1), later('2027-12-31', 2), later('2026-11-20', -1)]).toEqual([
    '2026-12-20',
    '2027-02-28',
    '2028-02-29',
    '2026-10-20',
  ]);
});
