import { expect, test } from 'vitest';
import { parseSearchText } from '../scheme-search/index.ts';
import { noFilters } from './filters.ts';
import { parseQueryFilters, parseListPosition, listQuery } from './list-position.ts';
import { sampleLists } from './scheme-list.scenarios.ts';

test.each([
  ['', { sort: 'asListed', page: 1 }],
  ['?page=3', { sort: 'asListed', page: 3 }],
  ['?sort=3Y&page=2', { sort: '3Y', page: 2 }],
  ['?page=2&sort=-minimum', { sort: '-minimum', page: 2 }],
] as const)('the address %s is parsed to a position, which has exactly one address', (search, place) => {
  expect(parseListPosition(search)).toEqual(place);
  expect(parseListPosition(listQuery({ ...place, searchText: '', filters: noFilters }))).toEqual(place);
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
])('an invalid sort or page is ignored: %s', (search) => {
  expect(parseListPosition(search)).toEqual({ sort: 'asListed', page: 1 });
  expect(listQuery({ ...parseListPosition(search), searchText: '', filters: noFilters })).toBe('');
});

test('the filters are in the address and are parsed back', () => {
  const filters = { ...noFilters, risk: ['Low to Moderate', 'High'], growth: ['0-10'], mode: ['is_sip_allowed'] };
  const search = listQuery({ searchText: '', sort: '3Y', page: 2, filters });
  expect(search).toBe('?sort=3Y&page=2&risk=Low%20to%20Moderate&risk=High&growth=0-10&mode=is_sip_allowed');
  expect(parseQueryFilters(search, sampleLists)).toEqual(filters);
  expect(parseListPosition(search)).toEqual({ sort: '3Y', page: 2 });
});

test.each(['', '?page=2', '?risk=', '?risk=Guaranteed%2018%25', '?risk=%E0%A4%A', '?asset_risk=High'])(
  'unknown options in the address are ignored: %s',
  (search) => {
    expect(parseQueryFilters(search, sampleLists)).toBeNull();
  },
);

test('the search text is in the address, with normalised spaces', () => {
  const search = listQuery({ searchText: ' hdfc  s&p 50% ', sort: 'asListed', page: 2, filters: noFilters });
  expect(search).toBe('?q=hdfc%20s%26p%2050%25&page=2');
  expect(parseSearchText(search)).toBe('hdfc s&p 50%');
  expect(parseSearchText('?q=%E0%A4%A&page=2')).not.toContain('page');
  expect(listQuery({ searchText: '   ', sort: 'asListed', page: 1, filters: noFilters })).toBe('');
});
