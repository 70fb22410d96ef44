import { expect, test } from 'vitest';
import { houseMark } from './house-mark.ts';

test.each([
  ['Amaltas Mutual Fund', 'Am'],
  ['Ficus Grove Mutual Fund', 'FG'],
  ['HDFC Asset Management Company Ltd.', 'HD'],
  ['Mutual Fund', 'MF'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(houseMark(name).initials).toBe(initials);
});

test('a house has the same mark in every spelling', () => {
  expect(houseMark('AMALTAS MUTUAL FUND')).toMatchObject({ hue: houseMark('Amaltas').hue });
  expect(houseMark('AMALTAS MUTUAL FUND').outline).toBe(houseMark('Amaltas Mutual Fund').outline);
});

test('fifty houses use all shapes and colours, and no colour is that of a gain or a loss', () => {
  const marks = Array.from({ length: 50 }, (_, place) =>
    houseMark(`House ${String.fromCodePoint(65 + place)}${place}`),
  );
  expect(new Set(marks.map(({ outline }) => outline)).size).toBe(6);
  const hues = new Set(marks.map(({ hue }) => hue));
  expect(hues.size).toBe(7);
  for (const hue of hues) for (const meant of [25, 155]) expect(Math.abs(hue - meant)).toBeGreaterThan(40);
});
