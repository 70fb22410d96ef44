import { expect, test } from 'vitest';
import { soughtIn } from '../scheme-search/index.ts';
import { noFilters } from './filters.ts';
import { filtersIn, placeOf, searchOf } from './list-place.ts';
import { sampleLists } from './scheme-list.scenarios.ts';

test.each([
  ['', { sort: 'asListed', page: 1 }],
  ['?page=3', { sort: 'asListed', page: 3 }],
  ['?sort=3Y&page=2', { sort: '3Y', page: 2 }],
  ['?page=2&sort=-minimum', { sort: '-minimum', page: 2 }],
] as const)('the address %s is a place in the list, and a place is said by one address', (search, place) => {
  expect(placeOf(search)).toEqual(place);
  expect(placeOf(searchOf({ ...place, sought: '', filters: noFilters }))).toEqual(place);
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
  expect(searchOf({ ...placeOf(search), sought: '', filters: noFilters })).toBe('');
});

test('the filters are part of the address, and are read from it as they were', () => {
  const filters = { ...noFilters, risk: ['Low to Moderate', 'High'], growth: ['0-10'], mode: ['is_sip_allowed'] };
  const search = searchOf({ sought: '', sort: '3Y', page: 2, filters });
  expect(search).toBe('?sort=3Y&page=2&risk=Low%20to%20Moderate&risk=High&growth=0-10&mode=is_sip_allowed');
  expect(filtersIn(search, sampleLists)).toEqual(filters);
  expect(placeOf(search)).toEqual({ sort: '3Y', page: 2 });
});

test.each(['', '?page=2', '?risk=', '?risk=Guaranteed%2018%25', '?risk=%E0%A4%A', '?asset_risk=High'])(
  'what no filter offers is not taken from the address: %s',
  (search) => {
    expect(filtersIn(search, sampleLists)).toBeNull();
  },
);

test('what is sought is part of the address, as it was typed but for the spaces around it', () => {
  const search = searchOf({ sought: ' hdfc  s&p 50% ', sort: 'asListed', page: 2, filters: noFilters });
  expect(search).toBe('?q=hdfc%20s%26p%2050%25&page=2');
  expect(soughtIn(search)).toBe('hdfc s&p 50%');
  expect(soughtIn('?q=%E0%A4%A&page=2')).not.toContain('page');
  expect(searchOf({ sought: '   ', sort: 'asListed', page: 1, filters: noFilters })).toBe('');
});
