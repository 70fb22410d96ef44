import { describe, expect, test } from 'vitest';
import { addDays, addMonths, civilDateOf, daysBetween, eachDayBetween, isCalendarDay, isWeekend } from './calendar.ts';

describe('a calendar day', () => {
  test.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['0987-06-05', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-02-31', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-11-00', false],
    ['20/11/2026', false],
    ['2026-1-20', false],
    ['12026-11-20', false],
    ['x2026-11-20', false],
    // Other forms of ISO 8601.
    ['2026-11-20T00:00', false],
    ['20261120', false],
    ['2026-11', false],
    ['2026-W47-5', false],
    ['', false],
  ])('is the text %j: %s', (text, isDay) => {
    expect([isCalendarDay(text), civilDateOf(text) !== null]).toEqual([isDay, isDay]);
  });

  test.each([
    ['1969-12-31', { year: 1969, month: 12, day: 31, weekday: 3 }],
    ['1970-01-01', { year: 1970, month: 1, day: 1, weekday: 4 }],
    ['2026-11-20', { year: 2026, month: 11, day: 20, weekday: 5 }],
    ['2026-11-22', { year: 2026, month: 11, day: 22, weekday: 0 }],
    ['2028-02-29', { year: 2028, month: 2, day: 29, weekday: 2 }],
    ['2100-03-01', { year: 2100, month: 3, day: 1, weekday: 1 }],
  ])('%s has the parts %j', (day, parts) => {
    expect(civilDateOf(day)).toEqual(parts);
  });

  test('is a day off on a Saturday and a Sunday', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false]);
  });
});

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['1970-01-01', -1, '1969-12-31'],
  ['2026-11-20', 400, '2027-12-25'],
  ['0987-06-05', 1, '0987-06-06'],
])('%s and %i days is %s', (day, count, later) => {
  expect([addDays(day, count), daysBetween(day, later)]).toEqual([later, count]);
});

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-11-20', -1, '2026-10-20'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-30', -13, '2025-02-28'],
  ['2026-01-31', -2, '2025-11-30'],
  ['2026-12-31', 600, '2076-12-31'],
  ['2099-12-31', 2, '2100-02-28'],
])('%s and %i months is %s, the same day or the last one of the month', (day, count, later) => {
  expect(addMonths(day, count)).toBe(later);
});

test('the days of a range contain both ends, and none if the first is after the last', () => {
  expect(eachDayBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(eachDayBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  expect(eachDayBetween('2026-11-21', '2026-11-20')).toEqual([]);
});

test('a text that is no day has no other day', () => {
  const calls = [
    () => addDays('soon', 1),
    () => addMonths('2026-02-31', 1),
    () => daysBetween('2026-11-20', ''),
    () => isWeekend('20/11/2026'),
  ];
  for (const call of calls) expect(call).toThrow(/^There is no day .*\.$/);
});
