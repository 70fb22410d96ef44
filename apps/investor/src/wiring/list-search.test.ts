import { expect, test } from 'vitest';
import { listSearchOf } from './list-search.ts';

const here = 'https://folioflow.example';

test('a tab that the list opened knows the place and the filters of that list', () => {
  expect(listSearchOf(`${here}/schemeList?sort=-3Y&page=2&risk=Low`, here)).toBe('?sort=-3Y&page=2&risk=Low');
  expect(listSearchOf(`${here}/schemeList/`, here)).toBe('');
});

test.each([
  '',
  `${here}/`,
  `${here}/portfolio?page=2`,
  `${here}/schemeListing?page=2`,
  'https://folioflow.example.evil/schemeList?page=2',
])('nothing is taken from %j', (referrer) => {
  expect(listSearchOf(referrer, here)).toBe('');
});
