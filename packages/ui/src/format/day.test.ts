import { describe, expect, test } from 'vitest';
import { dayInIndia, dayText, dayTimeText, nearDayText, timeText, weekdayText } from './index.ts';

describe('days and times of India', () => {
  test('writes calendar days without moving them by a zone', () => {
    expect([dayText('2026-11-20'), dayText('2000-01-01'), dayText('soon')]).toEqual([
      '20 Nov 2026',
      '1 Jan 2000',
      'soon',
    ]);
  });

  test('knows the weekday of any calendar day', () => {
    expect(['2026-11-20', '2028-02-29', '2100-03-01', '1969-12-31'].map(weekdayText)).toEqual([
      'Fri, 20 Nov 2026',
      'Tue, 29 Feb 2028',
      'Mon, 1 Mar 2100',
      'Wed, 31 Dec 1969',
    ]);
  });

  test('says yesterday, today and tomorrow across a month and a year', () => {
    expect([
      nearDayText('2026-12-31', '2027-01-01'),
      nearDayText('2026-11-20', '2026-11-20'),
      nearDayText('2026-12-01', '2026-11-30'),
      nearDayText('2026-12-02', '2026-11-30'),
    ]).toEqual(['Yesterday', 'Today', 'Tomorrow', '2 Dec 2026']);
  });

  test('reads a moment in India wherever the machine stands', () => {
    const justAfterMidnight = 1_795_199_700_000;
    expect([dayInIndia(justAfterMidnight), timeText(justAfterMidnight), dayTimeText(justAfterMidnight)]).toEqual([
      '2026-11-21',
      '12:05 am',
      '21 Nov 2026, 12:05 am',
    ]);
    expect([timeText(1_795_156_200_000), timeText(1_795_167_300_000)]).toEqual(['12:00 pm', '3:05 pm']);
  });
});
