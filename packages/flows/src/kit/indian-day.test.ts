import { expect, test } from 'vitest';
import { startOfIndianDay } from './indian-day.ts';

test('a day in India begins at 18:30 UTC of the day before', () => {
  const moments = ['2026-11-20T18:29:59.999Z', '2026-11-20T18:30:00Z', '2026-11-21T12:00:00Z', '1969-12-31T18:29:00Z'];
  const days = moments.map((moment) => new Date(startOfIndianDay(Date.parse(moment))).toISOString());
  expect(days).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
    '1969-12-31T00:00:00.000Z',
  ]);
});
