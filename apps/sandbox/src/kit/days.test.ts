import { addBusinessDays, addDays as addDaysByLibrary, format, isWeekend, parseISO } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { addDays, addWorkingDays, isWorkingDay } from './days.ts';

const formatDate = (date: Date) => format(date, 'yyyy-MM-dd');

describe('calendar days agree with date-fns in any local time zone', () => {
  // Days around month ends, a leap day, and both clock changes of the local time zone.
  const days = [
    '2026-01-31',
    '2026-02-28',
    '2028-02-28',
    '2026-03-07',
    '2026-03-08',
    '2026-10-31',
    '2026-11-01',
    '2026-12-31',
  ];

  test.each(days)('from %s', (day) => {
    for (let count = 0; count <= 400; count += 7)
      expect(addDays(day, count)).toBe(formatDate(addDaysByLibrary(parseISO(day), count)));
    for (let count = 1; count <= 12; count += 1)
      expect(addWorkingDays(day, count)).toBe(formatDate(addBusinessDays(parseISO(day), count)));
    expect(isWorkingDay(day)).toBe(!isWeekend(parseISO(day)));
  });
});
