import { describe, expect, test } from 'vitest';
import { clientRowsOf } from './client-row.ts';
import {
  clientPageOf,
  clientPageCount,
  parseClientQuery,
  formatClientQuery,
  CLIENTS_PER_PAGE,
  clientStagesOf,
  filterClients,
  sortClients,
  codeQueueFilters,
  isCodeQueueQuery,
  defaultClientQuery,
  type ClientQuery,
} from './client-query.ts';
import { sampleClients } from './client-list.scenarios.ts';

const rows = clientRowsOf(sampleClients(12), 'operator', {});
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => Number(id.slice(4)));
const filteredIds = (change: Partial<ClientQuery>, text = '') =>
  idsOf(filterClients(rows, { ...defaultClientQuery, ...change }, text));

describe('the address', () => {
  test.each<[string, Partial<ClientQuery>]>([
    ['', {}],
    ['?sort=-mobile&page=3', { sort: '-mobile', page: 3 }],
    [
      '?stage=pan&stage=esignkyc&missing=code&done=kyc&done=esign',
      { stage: ['pan', 'esignkyc'], missing: ['code'], done: ['kyc', 'esign'] },
    ],
  ])('%s is parsed and formatted to the same query', (search, change) => {
    expect(parseClientQuery(search)).toEqual({ ...defaultClientQuery, ...change });
    expect(formatClientQuery(parseClientQuery(search))).toBe(search);
  });

  test.each(['?sort=account', '?page=0', '?page=-1', '?missing=name', '?stage=%2e%2e', '?text=9800000001'])(
    '%s is ignored',
    (search) => {
      expect(parseClientQuery(search)).toEqual(defaultClientQuery);
    },
  );
});

describe('a shown row', () => {
  test('passes every filter', () => {
    expect(filteredIds({})).toHaveLength(12);
    expect(filteredIds({ stage: ['aadhaar', 'pan'] })).toEqual([1, 7]);
    expect(filteredIds({ missing: ['code'], done: ['esign'] })).toEqual([3, 9]);
    expect(filteredIds({ missing: ['photo', 'fatca'], done: ['code'] })).toEqual([4, 10]);
    expect(filteredIds({ missing: ['kyc'], done: ['kyc'] })).toEqual([]);
  });

  test.each([
    ['cust00000007', [7]],
    ['  9800000010 ', [10]],
    ['IMRAN.KHAN', [2, 4, 6, 8, 10, 12]],
    ['khan 000012', [12]],
    ['nobody', []],
    ['   ', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('contains every word of %j', (text, ids) => {
    expect(filteredIds({}, text)).toEqual(ids);
  });
});

describe('the queue for a client code', () => {
  test('contains the clients with KYC and e-sign and without a code', () => {
    expect(filteredIds(codeQueueFilters)).toEqual([3, 9]);
  });

  test.each([
    ['?missing=code&done=kyc&done=esign', true],
    ['?sort=email&page=2&done=esign&done=kyc&missing=code', true],
    ['?missing=code&done=kyc', false],
    ['?stage=pan&missing=code&done=kyc&done=esign', false],
    ['', false],
  ])('is the query %s: %s', (search, isQueue) => {
    expect(isCodeQueueQuery(parseClientQuery(search))).toBe(isQueue);
  });
});

describe('the order', () => {
  test('is the order of the provider by default', () => {
    expect(sortClients(rows, '')).toBe(rows);
  });

  test('is alphabetical for text, in both directions', () => {
    expect(idsOf(sortClients(rows, '-id'))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(idsOf(sortClients(rows, 'email')).slice(0, 3)).toEqual([11, 1, 3]);
  });

  test('has missing marks first for a mark column, and equal rows in the order of the provider', () => {
    expect(idsOf(sortClients(rows, 'code'))).toEqual([1, 2, 3, 7, 8, 9, 4, 5, 6, 10, 11, 12]);
    expect(idsOf(sortClients(rows, '-code'))).toEqual([4, 5, 6, 10, 11, 12, 1, 2, 3, 7, 8, 9]);
  });

  test('follows the steps for stages, with unknown stages last', () => {
    const odd = clientRowsOf(
      [{ ...sampleClients(1)[0], login_stage: 'archived' } as never, ...sampleClients(7)],
      'viewer',
      {},
    );
    expect(
      sortClients(odd, 'stage')
        .map(({ stage }) => stage)
        .at(-1),
    ).toBe('archived');
    expect(clientStagesOf(odd)).toEqual(['pan', 'aadhaar', 'esignkyc', 'archived']);
  });
});

describe('a page', () => {
  const many = clientRowsOf(sampleClients(CLIENTS_PER_PAGE * 2 + 1), 'viewer', {});

  test('has a fixed number of rows, the last page the remaining rows', () => {
    expect(clientPageCount(many.length)).toBe(3);
    expect(clientPageOf(many, 2).rows).toHaveLength(CLIENTS_PER_PAGE);
    expect(idsOf(clientPageOf(many, 3).rows)).toEqual([CLIENTS_PER_PAGE * 2 + 1]);
  });

  test('is the last page for a page number beyond the end, and an empty list has one page', () => {
    expect(clientPageOf(many, 99)).toMatchObject({ page: 3 });
    expect(clientPageOf([], 4)).toEqual({ rows: [], page: 1 });
    expect(clientPageCount(0)).toBe(1);
  });
});
