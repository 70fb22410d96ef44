import { expect, test } from 'vitest';
import { findDayOfKey } from './day-of-key.ts';

/** The days 1, 5, 10, 13, 14, 15 and 28 in rows of seven. */
const offered = [1, 5, 10, 13, 14, 15, 28].map((day) => day - 1);
const dayAfter = (key: string, day: number) => {
  const place = findDayOfKey(key, { at: day - 1, offered, columns: 7 });
  return place === null ? null : place + 1;
};

test.each([
  ['ArrowRight', 1, 5],
  ['ArrowRight', 28, 28],
  ['ArrowLeft', 10, 5],
  ['ArrowLeft', 1, 1],
  ['ArrowDown', 5, 13],
  ['ArrowDown', 1, 10],
  ['ArrowDown', 15, 28],
  ['ArrowUp', 28, 15],
  ['ArrowUp', 14, 5],
  ['ArrowUp', 5, 5],
  ['Home', 14, 10],
  ['End', 10, 14],
  ['PageUp', 14, 1],
  ['PageDown', 5, 28],
  ['Home', 27, 28],
  ['ArrowRight', 2, 5],
])('%s on day %i leads to day %i', (key, from, to) => {
  expect(dayAfter(key, from)).toBe(to);
});

test('another key, and a name of an object, lead nowhere', () => {
  expect(['Enter', 'a', 'toString'].map((key) => dayAfter(key, 5))).toEqual([null, null, null]);
});

test('the focus remains without an available day', () => {
  expect(findDayOfKey('ArrowRight', { at: 0, offered: [], columns: 7 })).toBe(0);
});
