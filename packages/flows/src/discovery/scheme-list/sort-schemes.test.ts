import { expect, test } from 'vitest';
import { sampleScheme } from './scheme-list.scenarios.ts';
import { sortSchemes } from './sort-schemes.ts';

const one = sampleScheme(0, {
  _id: 'a',
  scheme_name: 'banyan',
  one_year_percent: '9.50',
  scheme_minimum_investment_amount: 5000,
});
const two = sampleScheme(1, {
  _id: 'b',
  scheme_name: 'Amaltas',
  one_year_percent: '-2.00',
  scheme_minimum_investment_amount: 100,
});
const three = sampleScheme(2, {
  _id: 'c',
  scheme_name: 'Konkan',
  one_year_percent: '10.10',
  scheme_minimum_investment_amount: 0,
});
const hidden = sampleScheme(3, {
  _id: 'd',
  scheme_name: 'Zinnia',
  one_year_percent: '99',
  one_year_percent_show: false,
});
const all = [one, two, three, hidden];
const ids = (sort: Parameters<typeof sortSchemes>[1]) =>
  sortSchemes(all, sort)
    .map(({ _id }) => _id)
    .join('');

test('returns descend, and a hidden one comes last', () => {
  expect(ids('1Y')).toBe('cabd');
});

test('names ascend regardless of case, minimums ascend, missing minimums come last', () => {
  expect(ids('name')).toBe('bacd');
  expect(ids('minimum').slice(0, 1)).toBe('b');
  expect(ids('minimum').slice(-1)).toBe('c');
});

test('without a sort the provider’s order is unchanged', () => {
  expect(sortSchemes(all, 'asListed')).toBe(all);
});

test('equal schemes remain in their order', () => {
  expect(ids('5Y')).toBe('abcd');
});

test('a reversed order still has missing values last', () => {
  expect(ids('-1Y')).toBe('bacd');
  expect(ids('-name')).toBe('dcab');
  expect(ids('-minimum').slice(0, 1)).not.toBe('b');
  expect(ids('-minimum').slice(-1)).toBe('c');
});
