import { i18n } from '@folioflow/flows/testing/texts';
import { describe, expect, test } from 'vitest';
import {
  dayInIndia,
  formatDay,
  formatDayAndTime,
  formatRelativeDay,
  formatTime,
  formatDayWithWeekday,
} from './index.ts';
import { setDeviceZone } from '../testing/set-device-zone.ts';
import { momentInIndia, nameTimeInIndia } from './clock.ts';
import { formatWireDay } from './wire-day.ts';

describe('formatting of days and times in India', () => {
  test('formats calendar days without a time zone shift', () => {
    expect([formatDay(i18n, '2026-11-20'), formatDay(i18n, '2000-01-01'), formatDay(i18n, 'soon')]).toEqual([
      '20 Nov 2026',
      '1 Jan 2000',
      'soon',
    ]);
  });

  test.each([
    ['05/11/1990', '5 Nov 1990'],
    ['31/12/2000', '31 Dec 2000'],
    ['1990', '1990'],
    ['11/13/1990', '11/13/1990'],
    ['00/11/1990', '00/11/1990'],
    ['ABCPF0201K', 'ABCPF0201K'],
    ['12/05/11/1990', '12/05/11/1990'],
    ['', ''],
  ])('formats the day %s of the provider as %s', (text, formatted) => {
    expect(formatWireDay(i18n, text)).toBe(formatted);
  });

  test('writes the moments of the clocks in India', () => {
    const india = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    // Every 90 days and 61 minutes from 1970 on.
    const moments = Array.from({ length: 500 }, (_, place) => place * (90 * 86_400_000 + 61 * 60_000));
    expect(moments.map(momentInIndia).map(({ day, time }) => `${day}, ${time}`)).toEqual(
      moments.map((moment) => india.format(moment)),
    );
    // 18:29 and 18:30 UTC on 20 November 2026.
    expect([1_795_199_340_000, 1_795_199_400_000].map(dayInIndia)).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('computes the weekday of any calendar day', () => {
    expect(
      ['2026-11-20', '2028-02-29', '2100-03-01', '1969-12-31'].map((text) => formatDayWithWeekday(i18n, text)),
    ).toEqual(['Fri, 20 Nov 2026', 'Tue, 29 Feb 2028', 'Mon, 1 Mar 2100', 'Wed, 31 Dec 1969']);
  });

  test('returns yesterday, today and tomorrow across a month and a year', () => {
    expect([
      formatRelativeDay(i18n, '2026-12-31', '2027-01-01'),
      formatRelativeDay(i18n, '2026-11-20', '2026-11-20'),
      formatRelativeDay(i18n, '2026-12-01', '2026-11-30'),
      formatRelativeDay(i18n, '2026-12-02', '2026-11-30'),
    ]).toEqual(['Yesterday', 'Today', 'Tomorrow', '2 Dec 2026']);
  });

  test('formats a moment in Indian time regardless of the time zone of the machine', () => {
    const justAfterMidnight = 1_795_199_700_000;
    expect([
      dayInIndia(justAfterMidnight),
      formatTime(i18n, justAfterMidnight),
      formatDayAndTime(i18n, justAfterMidnight),
    ]).toEqual(['2026-11-21', '12:05 AM IST', '21 Nov 2026, 12:05 AM IST']);
    expect([formatTime(i18n, 1_795_156_200_000), formatTime(i18n, 1_795_167_300_000)]).toEqual([
      '12:00 PM IST',
      '3:05 PM IST',
    ]);
  });

  test.each(['Asia/Kolkata', 'Asia/Calcutta'])('names no zone on a device in %s', (zone) => {
    setDeviceZone(zone);
    expect(formatTime(i18n, 1_795_167_300_000)).toBe('3:05 PM');
    expect(nameTimeInIndia(i18n, '15:00')).toBe('15:00');
  });

  test.each(['America/New_York', 'Asia/Kathmandu', 'UTC'])('names the zone of India on a device in %s', (zone) => {
    setDeviceZone(zone);
    expect(formatTime(i18n, 1_795_167_300_000)).toBe('3:05 PM IST');
    expect(nameTimeInIndia(i18n, '15:00')).toBe('15:00 IST');
  });
});
