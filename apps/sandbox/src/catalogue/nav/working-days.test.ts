import { expect, test } from 'vitest';
import { dayOfEpochDay, epochDayOf, subtractMonths, epochDayOfWorkingDay, workingDayNumber } from './working-days.ts';

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
