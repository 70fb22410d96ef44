import { expect, test } from 'vitest';
import { dayInIndia, momentInIndia, startOfDayInIndia, startOfIndianDay, utcMidnightOf, utcStampOf } from './india.ts';

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20', '23:59'],
  ['2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
  ['2026-11-21T12:00:00Z', '2026-11-21', '17:30'],
  ['2026-11-20T04:35:59Z', '2026-11-20', '10:05'],
  ['1969-12-31T18:29:00Z', '1969-12-31', '23:59'],
  ['2028-02-28T18:30:00Z', '2028-02-29', '00:00'],
])('the clocks of India show at %s %s, %s', (moment, day, time) => {
  const at = Date.parse(moment);
  expect([momentInIndia(at), dayInIndia(at)]).toEqual([{ day, time }, day]);
  expect(startOfIndianDay(at)).toBe(Date.parse(`${day}T00:00:00Z`));
});

test('a day begins in India at 18:30 UTC of the day before', () => {
  expect(startOfDayInIndia('2026-11-21')).toBe(Date.parse('2026-11-20T18:30:00Z'));
  expect(utcMidnightOf('2026-11-21')).toBe(Date.parse('2026-11-21T00:00:00Z'));
});

test('a stamp is the second of a moment in UTC', () => {
  expect(utcStampOf(Date.parse('2026-11-26T09:30:07.999Z'))).toBe('20261126T093007Z');
});
