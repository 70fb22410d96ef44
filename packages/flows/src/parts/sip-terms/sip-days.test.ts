import { describe, expect, test } from 'vitest';
import { calendarDay, dayNumberOf } from '../../kit/calendar.ts';
import { movedOffMonthEnd, offeredDays, startDayFor, startDays, startWindow } from './sip-days.ts';

const silent = { minimum: '', maximum: '' };
const windowOn = (today: string) => startWindow(today, silent);
const allDays = Array.from({ length: 28 }, (_, index) => index + 1).join(',');

/** Every day from 2024 to 2031. */
const eightYears = (() => {
  const first = dayNumberOf('2024-01-01') ?? 0;
  const last = dayNumberOf('2031-12-31') ?? 0;
  return Array.from({ length: last - first + 1 }, (_, index) => calendarDay(first + index));
})();

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
    expect(windowOn(today)).toEqual({ minimum, maximum });
  });

  test("has the provider's days if it names them; the minimum is moved too, the maximum never [DO-165]", () => {
    const announced = { minimum: '29/01/2027', maximum: '31/01/2027' };
    expect(startWindow('2026-11-20', announced)).toEqual({ minimum: '2027-02-01', maximum: '2027-01-31' });
    expect(startWindow('2026-11-20', { minimum: '2026-12-05', maximum: '' })).toEqual({
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
      const { minimum, maximum } = windowOn(today);
      const eighth = later(today, 8);
      return minimum !== later(eighth, moves[eighth.slice(8)] ?? 0) || maximum !== later(today, 40);
    });
    expect(eightYears).toHaveLength(2922);
    expect(wrong).toEqual([]);
  });

  test('offers no excluded date, whichever date is excluded [DO-166 DO-167]', () => {
    for (const today of eightYears.filter((_, index) => index % 11 === 0)) {
      const free = startDays(windowOn(today), { sipDates: allDays, excluded: [] });
      const taken = free.flatMap(({ starts }) => starts ?? []).filter((_, index) => index % 3 === 0);
      const left = startDays(windowOn(today), { sipDates: `${allDays},29,30,31`, excluded: taken });
      const bad = left.filter(({ day, starts }) => day > 28 || (starts !== null && taken.includes(starts)));
      if (bad.length > 0 || left.length !== 28) throw new Error(`Seen on ${today}: ${JSON.stringify(bad)}`);
    }
  });

  test('begins on the 1st or 2nd if it was moved, except after 29 February [DO-162]', () => {
    const moved = eightYears.filter((day) => movedOffMonthEnd(day) !== day);
    expect(moved.every((day) => Number(day.slice(8)) > 28)).toBe(true);
    const elsewhere = moved.filter((day) => !['01', '02'].includes(movedOffMonthEnd(day).slice(8)));
    expect(elsewhere).toEqual(['2024-02-29', '2028-02-29']);
    expect(elsewhere.map(movedOffMonthEnd)).toEqual(['2024-03-03', '2028-03-03']);
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
  ])('is, on %s for day %i, %s', (today, day, starts) => {
    expect(startDayFor(day, windowOn(today), [])).toBe(starts);
  });

  test('is not excluded in any notation of the provider [DO-166]', () => {
    const window = windowOn('2026-11-20');
    expect(startDayFor(28, window, ['28/11/2026'])).toBe('2026-12-28');
    expect(startDayFor(28, window, ['2026-11-28', '28/12/2026'])).toBeNull();
    expect(startDayFor(28, window, ['28'])).toBeNull();
    expect(startDayFor(28, window, ['tomorrow', ''])).toBe('2026-11-28');
  });

  test('is over eight years the first such date in the window, and almost always exists [DO-162]', () => {
    const missing: string[] = [];
    for (const today of eightYears) {
      const window = windowOn(today);
      for (const { day, starts } of startDays(window, { sipDates: allDays, excluded: [] })) {
        if (starts === null) missing.push(`${today} ${day}`);
        else {
          const isFirst = (dayNumberOf(starts) ?? 0) - (dayNumberOf(window.minimum) ?? 0) <= 31;
          const isInside = starts >= window.minimum && starts <= window.maximum && Number(starts.slice(8)) === day;
          if (!isFirst || !isInside) throw new Error(`Day ${day} seen on ${today} starts ${starts}.`);
        }
      }
    }
    expect(missing).toHaveLength(34);
    expect(missing.every((each) => /-21 [12]$/.test(each))).toBe(true);
  });
});

describe('the grid of days', () => {
  test('has the days 1 to 28, with a date for each offered day alone', () => {
    const grid = startDays(windowOn('2026-11-20'), { sipDates: '1, 5,10,29,30,31,x', excluded: ['05/12/2026'] });
    expect(grid.map(({ day }) => day)).toEqual(allDays.split(',').map(Number));
    expect(grid.filter(({ starts }) => starts !== null)).toEqual([
      { day: 1, starts: '2026-12-01' },
      { day: 10, starts: '2026-12-10' },
    ]);
  });

  test('reads the days of an option in any notation', () => {
    expect(offeredDays('1,7, 15,0,29,2.5,')).toEqual([1, 7, 15]);
    expect(offeredDays('')).toEqual([]);
  });
});
