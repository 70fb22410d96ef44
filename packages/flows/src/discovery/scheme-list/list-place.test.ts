import { expect, test } from 'vitest';
import { placeOf, searchOf } from './list-place.ts';

test.each([
  ['', { sort: 'asListed', page: 1 }],
  ['?page=3', { sort: 'asListed', page: 3 }],
  ['?sort=3Y&page=2', { sort: '3Y', page: 2 }],
  ['?page=2&sort=-minimum', { sort: '-minimum', page: 2 }],
] as const)('the address %s is a place in the list, and a place is said by one address', (search, place) => {
  expect(placeOf(search)).toEqual(place);
  expect(placeOf(searchOf(place))).toEqual(place);
});

test.each([
  '?page=0',
  '?page=-2',
  '?page=1.5',
  '?page=two',
  '?page=99999999',
  '?sort=6M',
  '?sort=-asListed',
  '?xpage=4',
])('what is no sort and no page is as good as not said: %s', (search) => {
  expect(placeOf(search)).toEqual({ sort: 'asListed', page: 1 });
  expect(searchOf(placeOf(search))).toBe('');
});
