import { describe, expect, test } from 'vitest';
import { daysBetween, eachDayBetween } from '@folioflow/api/contract';
import {
  isDateExcluded,
  moveMonthEndToNextMonth,
  parseOfferedDays,
  findFirstDateOnDay,
  sipStartDayGrid,
  sipStartWindow,
} from './sip-days.ts';

const unannounced = { minimum: '', maximum: '' };
const startWindowOn = (today: string) => sipStartWindow(today, unannounced);
const allDays = Array.from({ length: 28 }, (_, index) => index + 1).join(',');

/** Every day from 2024 to 2031. */
const eightYears = eachDayBetween('2024-01-01', '2031-12-31');

describe('the window of the first SIP day', () => {
  test.each([
    ['2026-01-21', '2026-02-01', '2026-03-02'],
    ['2026-01-22', '2026-02-01', '2026-03-03'],
    ['2026-01-23', '2026-02-01', '2026-03-04'],
    ['2026-04-21', '2026-05-02', '2026-05-31'],
    ['2026-04-22', '2026-05-02', '2026-06-01'],
    ['2026-02-20', '2026-02-28', '2026-04-01'],
    ['2026-02-21', '2026-03-01', '2026-04-02'],
    ['2028-02-20', '2028-02-28', '2028-03-31'],
    ['2028-02-21', '2028-03-03', '2028-04-01'],
    ['2000-02-21', '2000-03-03', '2000-04-01'],
    ['2100-02-20', '2100-02-28', '2100-04-01'],
    ['2026-12-21', '2027-01-01', '2027-01-30'],
    ['2026-12-23', '2027-01-01', '2027-02-01'],
    ['2026-09-21', '2026-10-02', '2026-10-31'],
  ])('opens on %s from %s to %s [DO-159 DO-160 DO-161 DO-163 DO-164]', (today, minimum, maximum) => {
    expect(startWindowOn(today)).toEqual({ minimum, maximum });
  });

  test("has the provider's days if it returns them, and moves only the minimum [DO-165]", () => {
    const announced = { minimum: '29/01/2027', maximum: '31/01/2027' };
    expect(sipStartWindow('2026-11-20', announced)).toEqual({ minimum: '2027-02-01', maximum: '2027-01-31' });
    expect(sipStartWindow('2026-11-20', { minimum: '2026-12-05', maximum: '' })).toEqual({
      minimum: '2026-12-05',
      maximum: '2026-12-30',
    });
  });

  test('equals the calendar rules on every day of eight years [DO-159 DO-160 DO-161 DO-163 DO-164]', () => {
    const later = (day: string, days: number): string => {
      const date = new Date(`${day}T00:00:00Z`);
      date.setUTCDate(date.getUTCDate() + days);
      return date.toISOString().slice(0, 10);
    };
    const moves: Readonly<Record<string, number>> = { '29': 3, '30': 2, '31': 1 };
    const wrong = eightYears.filter((today) => {
      const { minimum, maximum } = startWindowOn(today);
      const eighth = later(today, 8);
      return minimum !== later(eighth, moves[eighth.slice(8)] ?? 0) || maximum !== later(today, 40);
    });
    expect(eightYears).toHaveLength(2922);
    expect(wrong).toEqual([]);
  });

  test('contains no excluded date [DO-166 DO-167]', () => {
    for (const today of eightYears.filter((_, index) => index % 11 === 0)) {
      const free = sipStartDayGrid(startWindowOn(today), { sipDates: allDays, excluded: [] });
      const excluded = free.flatMap(({ startDate }) => startDate ?? []).filter((_, index) => index % 3 === 0);
      const left = sipStartDayGrid(startWindowOn(today), { sipDates: `${allDays},29,30,31`, excluded });
      const bad = left.filter(({ day, startDate }) => day > 28 || (startDate !== null && excluded.includes(startDate)));
      if (bad.length > 0 || left.length !== 28) throw new Error(`Seen on ${today}: ${JSON.stringify(bad)}`);
    }
  });

  test('begins on the 1st or 2nd if it was moved, except after 29 February [DO-162]', () => {
    const moved = eightYears.filter((day) => moveMonthEndToNextMonth(day) !== day);
    expect(moved.every((day) => Number(day.slice(8)) > 28)).toBe(true);
    const elsewhere = moved.filter((day) => !['01', '02'].includes(moveMonthEndToNextMonth(day).slice(8)));
    expect(elsewhere).toEqual(['2024-02-29', '2028-02-29']);
    expect(elsewhere.map(moveMonthEndToNextMonth)).toEqual(['2024-03-03', '2028-03-03']);
  });
});

describe('the first date of a chosen day', () => {
  test.each([
    ['2026-01-21', 5, '2026-02-05'],
    ['2026-01-21', 28, '2026-02-28'],
    ['2026-02-10', 18, '2026-02-18'],
    ['2026-02-10', 17, '2026-03-17'],
    ['2026-11-20', 28, '2026-11-28'],
    ['2026-11-20', 27, '2026-12-27'],
    ['2026-11-20', 1, '2026-12-01'],
    ['2026-12-21', 1, '2027-01-01'],
    ['2028-02-21', 1, '2028-04-01'],
    ['2028-02-21', 3, '2028-03-03'],
    ['2028-02-21', 2, null],
    ['2026-04-21', 1, null],
  ])('is, on %s for day %i, %s', (today, day, startDate) => {
    expect(findFirstDateOnDay(day, startWindowOn(today), [])).toBe(startDate);
  });

  test('is found in a window up to the year 9999, and is null if its day is excluded there', () => {
    const window = sipStartWindow('2026-11-20', { minimum: '', maximum: '31/12/9999' });
    expect(findFirstDateOnDay(27, window, [])).toBe('2026-12-27');
    expect(findFirstDateOnDay(27, window, ['27'])).toBeNull();
  });

  test.each(['01/06/9999', '31/12/9999'])('is looked for from %s to the last day of a calendar', (minimum) => {
    const window = sipStartWindow('2026-11-20', { minimum, maximum: '31/12/9999' });
    expect(findFirstDateOnDay(27, window, [])).toBe(minimum === '31/12/9999' ? null : '9999-06-27');
  });

  test('is not excluded in any notation of the provider [DO-166]', () => {
    const window = startWindowOn('2026-11-20');
    expect(findFirstDateOnDay(28, window, ['28/11/2026'])).toBe('2026-12-28');
    expect(findFirstDateOnDay(28, window, ['2026-11-28', '28/12/2026'])).toBeNull();
    expect(findFirstDateOnDay(28, window, ['28'])).toBeNull();
    expect(findFirstDateOnDay(28, window, ['tomorrow', ''])).toBe('2026-11-28');
  });

  test('is the first such date in the window on every day of eight years, and rarely missing [DO-162]', () => {
    const missing: string[] = [];
    for (const today of eightYears) {
      const window = startWindowOn(today);
      for (const { day, startDate } of sipStartDayGrid(window, { sipDates: allDays, excluded: [] })) {
        if (startDate === null) missing.push(`${today} ${day}`);
        else {
          const isFirst = daysBetween(window.minimum, startDate) <= 31;
          const isInside =
            startDate >= window.minimum && startDate <= window.maximum && Number(startDate.slice(8)) === day;
          if (!isFirst || !isInside) throw new Error(`Day ${day} seen on ${today} startDate ${startDate}.`);
        }
      }
    }
    expect(missing).toHaveLength(34);
    expect(missing.every((each) => /-21 [12]$/.test(each))).toBe(true);
  });
});

describe('the grid of days', () => {
  test('has the days 1 to 28, with a date only for each offered day', () => {
    const grid = sipStartDayGrid(startWindowOn('2026-11-20'), {
      sipDates: '1, 5,10,29,30,31,x',
      excluded: ['05/12/2026'],
    });
    expect(grid.map(({ day }) => day)).toEqual(allDays.split(',').map(Number));
    expect(grid.filter(({ startDate }) => startDate !== null)).toEqual([
      { day: 1, startDate: '2026-12-01' },
      { day: 10, startDate: '2026-12-10' },
    ]);
  });

  test('contains the days of an option in any notation', () => {
    expect(parseOfferedDays('1,7, 15,0,29,2.5,')).toEqual([1, 7, 15]);
    expect(parseOfferedDays('')).toEqual([]);
  });
});

test('a list excludes a date by the date or by its day of the month [DO-166]', () => {
  expect(isDateExcluded('2026-12-05', ['04/12/2026', '05/12/2026'])).toBe(true);
  expect(isDateExcluded('2026-12-05', ['5'])).toBe(true);
  expect(isDateExcluded('2026-12-05', ['05/11/2026', '2027-12-05', '6', '', 'x'])).toBe(false);
});
