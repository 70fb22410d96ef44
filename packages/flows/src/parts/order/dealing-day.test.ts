import { describe, expect, test } from 'vitest';
import {
  addWorkingDays,
  computeDealingDates,
  firstWorkingDayOnOrAfter,
  plannedSaleNavDay,
  type Holidays,
} from './dealing-day.ts';

const at = (moment: string) => {
  const [day = '', time = ''] = moment.split(' ');
  return { day, time };
};
const dealing = (moment: string, { cutOff = '15:00', settlementDays = 1, holidays = [] as readonly string[] } = {}) => {
  const closed: Holidays = new Set(holidays);
  return computeDealingDates(at(moment), { cutOff, settlementDays, holidays: closed });
};

describe('computeDealingDates', () => {
  test.each([
    // Thursday to Monday, 19 to 23 November 2026.
    ['2026-11-19 09:00', '2026-11-19', '2026-11-20', true],
    ['2026-11-20 14:59', '2026-11-20', '2026-11-23', true],
    ['2026-11-20 15:00', '2026-11-20', '2026-11-23', true],
    ['2026-11-20 15:01', '2026-11-23', '2026-11-24', false],
    ['2026-11-21 10:00', '2026-11-23', '2026-11-24', false],
    ['2026-11-22 23:59', '2026-11-23', '2026-11-24', false],
    ['2026-11-23 00:00', '2026-11-23', '2026-11-24', true],
    // The end of a financial year, on a Wednesday, and of a calendar year, on a Thursday.
    ['2027-03-31 15:00', '2027-03-31', '2027-04-01', true],
    ['2027-03-31 15:01', '2027-04-01', '2027-04-02', false],
    ['2026-12-31 15:01', '2027-01-01', '2027-01-04', false],
    ['2028-02-28 16:00', '2028-02-29', '2028-03-01', false],
  ])('returns for %s the NAV day %s and the settlement day %s', (moment, navDay, settledOn, isToday) => {
    expect(dealing(moment)).toEqual({ navDay, settledOn, isToday });
  });

  test('treats a holiday as a day off, for the NAV and for the settlement', () => {
    const holidays = ['2026-03-31', '2026-04-03'];
    expect(dealing('2026-03-30 15:01', { holidays })).toMatchObject({ navDay: '2026-04-01', settledOn: '2026-04-02' });
    expect(dealing('2026-03-31 09:00', { holidays })).toMatchObject({ navDay: '2026-04-01', isToday: false });
    expect(dealing('2026-04-02 09:00', { holidays })).toMatchObject({ navDay: '2026-04-02', settledOn: '2026-04-06' });
  });

  test("applies the scheme's own cut-off, with seconds or without", () => {
    expect(dealing('2026-11-19 14:31', { cutOff: '14:30:00' })).toMatchObject({ navDay: '2026-11-20' });
    expect(dealing('2026-11-19 14:30', { cutOff: '14:30:00' })).toMatchObject({ navDay: '2026-11-19' });
  });

  test('applies the NAV of the previous day to a liquid fund, Sundays included', () => {
    const liquid = { cutOff: '13:30:00' };
    expect(dealing('2026-11-19 13:30', liquid)).toMatchObject({ navDay: '2026-11-18', settledOn: '2026-11-20' });
    expect(dealing('2026-11-19 13:31', liquid)).toMatchObject({ navDay: '2026-11-19', settledOn: '2026-11-23' });
    expect(dealing('2026-11-20 13:31', liquid)).toMatchObject({ navDay: '2026-11-22', settledOn: '2026-11-24' });
  });

  test('applies to a redemption of a fund of no stated kind the NAV of its day, whatever the cut-off', () => {
    const sale = { side: 'sale', cutOff: '13:30', settlementDays: 3 } as const;
    expect(computeDealingDates(at('2026-11-20 13:00'), sale)).toMatchObject({ navDay: '2026-11-20' });
    expect(computeDealingDates(at('2026-11-20 13:00'), { ...sale, fundKind: 'liquid' })).toMatchObject({
      navDay: '2026-11-22',
    });
  });

  test('applies to a redemption of a liquid fund the NAV of the day before the next business day', () => {
    const sale = { side: 'sale', fundKind: 'liquid', cutOff: '15:00', settlementDays: 3 } as const;
    const days = (moment: string, holidays: readonly string[] = []) =>
      computeDealingDates(at(moment), { ...sale, holidays: new Set(holidays) });
    expect(days('2026-11-20 14:00')).toEqual({ navDay: '2026-11-22', settledOn: '2026-11-25', isToday: true });
    expect(days('2026-11-20 15:01')).toMatchObject({ navDay: '2026-11-23', settledOn: '2026-11-26' });
    expect(days('2026-11-20 14:00', ['2026-11-23'])).toMatchObject({ navDay: '2026-11-23', settledOn: '2026-11-26' });
    expect(plannedSaleNavDay('2026-12-11', { subCategory: 'Liquid Fund' })).toBe('2026-12-13');
    expect(plannedSaleNavDay('2026-12-11', { subCategory: '' })).toBe('2026-12-11');
  });

  test('counts the settlement in working days, also with zero days', () => {
    expect(dealing('2026-11-20 09:00', { settlementDays: 3 })?.settledOn).toBe('2026-11-25');
    expect(dealing('2026-11-20 09:00', { settlementDays: 0 })?.settledOn).toBe('2026-11-20');
  });

  test.each([
    ['2026-11-20 09:00', ''],
    ['2026-11-20 09:00', 'T1'],
    ['2026-11-20 09:00', '9:30'],
    ['2026-11-20 09:00', '15:3'],
    ['20/11/2026 09:00', '15:00'],
    ['2026-11-20 9:00', '15:00'],
    ['2026-11-20 009:00', '15:00'],
    ['2026-11-20 09:00:30', '15:00'],
    ['2026-11-20 09:00', 'at 15:00'],
  ])('returns null for the moment %j and the cut-off %j', (moment, cutOff) => {
    expect(dealing(moment, { cutOff })).toBeNull();
  });
});

test('working days are counted from a calendar day, and any other text is returned unchanged', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(firstWorkingDayOnOrAfter)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-23',
  ]);
  expect([0, 1, 2].map((count) => addWorkingDays('2026-11-20', count))).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
  ]);
  expect([firstWorkingDayOnOrAfter('20/11/2026'), addWorkingDays('', 3)]).toEqual(['20/11/2026', '']);
});
