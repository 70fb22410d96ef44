import { describe, expect, test } from 'vitest';
import {
  addDays,
  addWorkingDays,
  addWorkingDaysToInstant,
  dayAt,
  formatTextDay,
  formatWireDay,
  hourAndMinuteAt,
  isoTimestampOf,
  isWorkingDay,
  startOfDay,
  timeOfDayAt,
} from './days.ts';
import { parseWireDay } from './wire-day.ts';

test.each([
  // day, the next day, 400 days later, working day, one, five and twelve working days later
  ['2026-01-31', '2026-02-01', '2027-03-07', false, '2026-02-02', '2026-02-06', '2026-02-17'],
  ['2026-02-28', '2026-03-01', '2027-04-04', false, '2026-03-02', '2026-03-06', '2026-03-17'],
  ['2028-02-28', '2028-02-29', '2029-04-03', true, '2028-02-29', '2028-03-06', '2028-03-15'],
  // The clocks of the United States change on these.
  ['2026-03-07', '2026-03-08', '2027-04-11', false, '2026-03-09', '2026-03-13', '2026-03-24'],
  ['2026-03-08', '2026-03-09', '2027-04-12', false, '2026-03-09', '2026-03-13', '2026-03-24'],
  ['2026-10-31', '2026-11-01', '2027-12-05', false, '2026-11-02', '2026-11-06', '2026-11-17'],
  ['2026-11-01', '2026-11-02', '2027-12-06', false, '2026-11-02', '2026-11-06', '2026-11-17'],
  ['2026-12-31', '2027-01-01', '2028-02-04', true, '2027-01-01', '2027-01-07', '2027-01-18'],
])('days and working days are counted from %s', (day, next, later, isWorking, one, five, twelve) => {
  expect([addDays(day, 1), addDays(day, 400), addDays(next, -1)]).toEqual([next, later, day]);
  expect(isWorkingDay(day)).toBe(isWorking);
  expect([0, 1, 5, 12].map((count) => addWorkingDays(day, count))).toEqual([day, one, five, twelve]);
});

describe('the day and the time in India', () => {
  /** The last and the first instant of two days in India, which begin at 18:30 UTC. */
  const lastInstant = Date.parse('2026-11-20T18:29:59.999Z');
  const firstInstant = lastInstant + 1;

  test('a day begins at midnight in India', () => {
    expect([lastInstant, firstInstant].map(dayAt)).toEqual(['2026-11-20', '2026-11-21']);
    expect(startOfDay('2026-11-21')).toBe(firstInstant);
  });

  test('a time of day is that of India; a minute that has begun counts as passed', () => {
    expect([lastInstant, firstInstant].map(timeOfDayAt)).toEqual(['23:59:59', '00:00:00']);
    const cutOff = startOfDay('2026-11-20') + 15 * 3_600_000;
    expect([cutOff, cutOff + 1, cutOff + 60_000].map(hourAndMinuteAt)).toEqual(['15:00', '15:01', '15:01']);
    expect(isoTimestampOf(cutOff)).toBe('2026-11-20T15:00:00+05:30');
  });

  test('an instant keeps its time of day over working days', () => {
    const friday = startOfDay('2026-11-20') + 15 * 3_600_000 + 7;
    expect(addWorkingDaysToInstant(friday, 1) - startOfDay('2026-11-23')).toBe(15 * 3_600_000 + 7);
    expect(addWorkingDaysToInstant(friday, 0)).toBe(friday);
  });
});

describe('a day as text', () => {
  test('is dd/mm/yyyy on the wire, in both directions', () => {
    expect(formatWireDay('2026-12-05')).toBe('05/12/2026');
    expect(parseWireDay('05/12/2026')).toBe('2026-12-05');
  });

  test.each([
    '',
    '5/12/2026',
    '05/12/26',
    '2026-12-05',
    '05-12-2026',
    '31/04/2026',
    '29/02/2026',
    '05/13/2026',
    '00/12/2026',
    ' 05/12/2026',
    '05/12/2026 ',
  ])('is none for "%s"', (typed) => {
    expect(parseWireDay(typed)).toBe('');
  });

  test('is the 29th of February in a leap year alone', () => {
    expect(['29/02/2028', '29/02/2100'].map(parseWireDay)).toEqual(['2028-02-29', '']);
  });

  test('has the name of its month for a person', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatTextDay(`2026-${String(month + 1).padStart(2, '0')}-05`),
    );
    expect(months.join(', ')).toBe(
      '5 Jan 2026, 5 Feb 2026, 5 Mar 2026, 5 Apr 2026, 5 May 2026, 5 Jun 2026, 5 Jul 2026, 5 Aug 2026, 5 Sep 2026, 5 Oct 2026, 5 Nov 2026, 5 Dec 2026',
    );
  });
});
