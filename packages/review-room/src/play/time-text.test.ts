import { expect, test } from 'vitest';
import { msOfTime } from './passed-time.ts';
import { timeText } from './time-text.ts';

test.each([
  [0, 'no time'],
  [250, '250 milliseconds'],
  [1_000, '1 second'],
  [90_000, '1 minute 30 seconds'],
  [120_000, '2 minutes'],
  [5_400_000, '1 hour 30 minutes'],
  [172_800_000, '2 days'],
  [28_500_000, '7 hours 55 minutes'],
])('%i ms are %s', (ms, text) => {
  expect(timeText(ms)).toBe(text);
});

test('two working days after a Friday morning in India end on Tuesday', () => {
  const friday = 1_795_150_800_000;
  expect(msOfTime(2, 'workingDays', friday)).toBe(4 * 86_400_000);
  expect(msOfTime(1, 'workingDays', friday + 86_400_000)).toBe(2 * 86_400_000);
  expect(msOfTime(30, 'seconds', friday)).toBe(30_000);
});

test('a day begins at midnight in India', () => {
  const lateSunday = 1_795_377_600_000;
  expect(msOfTime(1, 'workingDays', lateSunday)).toBe(86_400_000);
});
