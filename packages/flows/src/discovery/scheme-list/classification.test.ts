import { expect, test } from 'vitest';
import { classificationOf } from './classification.ts';

test.each([
  ['Equity Scheme', 'Flexi Cap Fund', 'Equity · Flexi Cap'],
  ['Debt Scheme', 'Banking and PSU Fund', 'Debt · Banking and PSU'],
  ['Other Scheme', 'Index Funds', 'Other · Index'],
  ['Solution Oriented Scheme', '', 'Solution Oriented'],
  ['', 'Gilt Fund', 'Gilt'],
  ['Liquid', 'Liquid Fund', 'Liquid'],
  ['', '', ''],
])('%o with %o is %o', (category, subCategory, text) => {
  expect(classificationOf(category, subCategory)).toBe(text);
});
