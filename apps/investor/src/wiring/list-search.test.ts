import { expect, test } from 'vitest';
import { parseListSearch } from './list-search.ts';

const ORIGIN = 'https://folioflow.example';

test('parseListSearch returns the position and the filters of the list that opened the tab', () => {
  expect(parseListSearch(`${ORIGIN}/schemeList?sort=-3Y&page=2&risk=Low`, ORIGIN)).toBe('?sort=-3Y&page=2&risk=Low');
  expect(parseListSearch(`${ORIGIN}/schemeList/`, ORIGIN)).toBe('');
});

test.each([
  '',
  `${ORIGIN}/`,
  `${ORIGIN}/portfolio?page=2`,
  `${ORIGIN}/schemeListing?page=2`,
  'https://folioflow.example.evil/schemeList?page=2',
])('parseListSearch returns no query for %j', (referrer) => {
  expect(parseListSearch(referrer, ORIGIN)).toBe('');
});
