import { expect, test } from 'vitest';
import {
  dayOfEpochDay,
  epochDayOf,
  subtractMonths,
  epochDayOfWorkingDay,
  timestampOfEpochDay,
  workingDayNumber,
} from './working-days.ts';

test.each([
  ['2026-11-20', '2026-11-20', 'a Friday is its own working day'],
  ['2026-11-21', '2026-11-20', 'a Saturday belongs to the Friday before'],
  ['2026-11-22', '2026-11-20', 'a Sunday belongs to the Friday before'],
  ['2026-11-23', '2026-11-23', 'a Monday is its own working day'],
  ['2000-01-03', '2000-01-03', 'the count begins on a Monday'],
])('%s → %s: %s', (day, working) => {
  expect(dayOfEpochDay(epochDayOfWorkingDay(workingDayNumber(epochDayOf(day))))).toBe(working);
});

test.each([
  ['2026-11-20', 1, '2026-10-20'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 12, '2025-01-15'],
  ['2026-01-31', 2, '2025-11-30'],
])('%s less %i months is %s', (day, months, earlier) => {
  expect(dayOfEpochDay(subtractMonths(epochDayOf(day), months))).toBe(earlier);
});

test('days and working days are counted from 1970 and from the first Monday of 2000', () => {
  expect(['1970-01-01', '1970-01-02', '2000-01-03'].map(epochDayOf)).toEqual([0, 1, 10_959]);
  const days = ['2000-01-03', '2000-01-07', '2000-01-08', '2000-01-09', '2000-01-10', '1999-12-31'];
  expect(days.map((day) => workingDayNumber(epochDayOf(day)))).toEqual([0, 4, 4, 4, 5, -1]);
  expect([-1, 4, 5].map((number) => dayOfEpochDay(epochDayOfWorkingDay(number)))).toEqual([
    '1999-12-31',
    '2000-01-07',
    '2000-01-10',
  ]);
});

test('the timestamp of a day is midnight UTC', () => {
  expect(timestampOfEpochDay(epochDayOf('2026-11-20'))).toBe(Date.UTC(2026, 10, 20));
});
