import { accepted } from '../../kit/port.ts';
import { expect, test } from 'vitest';
import { collectionsOf, schemesOfCollection } from './scheme-collections.ts';
import { sampleScheme, schemeListAnswer } from './scheme-list.scenarios.ts';
import { cardNames, startSchemeList } from './testing/start-list.ts';

const kinds = ['Flexi Cap Fund', 'Index Funds', 'ELSS', 'Liquid Fund', 'Flexi Cap Fund'];
const catalogue = kinds.map((sub_category, n) =>
  sampleScheme(n, {
    scheme_name: `Fund ${n}`,
    scheme_category: 'Equity Scheme',
    sub_category,
    fund_size_crore: n * 10,
    scheme_minimum_investment_amount: [0, 500, 100, 100, 1000][n] ?? 0,
  }),
);
const namesIn = (id: string, schemes = catalogue) =>
  schemesOfCollection(schemes, id).map(({ scheme_name }) => scheme_name);

test('collections are computed from the fields of the provider, then the sub-categories by their number of schemes', () => {
  expect(collectionsOf(catalogue).map(({ id, label }) => [id, label])).toEqual([
    ['largest', ''],
    ['index', ''],
    ['taxSaving', ''],
    ['lowestMinimum', ''],
    ['Flexi Cap Fund', 'Flexi Cap'],
    ['Liquid Fund', 'Liquid'],
  ]);
  expect([namesIn('index'), namesIn('taxSaving'), namesIn('lowestMinimum'), namesIn('Flexi Cap Fund')]).toEqual([
    ['Fund 1'],
    ['Fund 2'],
    ['Fund 2', 'Fund 3'],
    ['Fund 0', 'Fund 4'],
  ]);
});

test('the largest are ten funds of each category by size, with all their plans', () => {
  const market = Array.from({ length: 24 }, (_, n) =>
    sampleScheme(n, {
      scheme_name: `Fund ${n}`,
      scheme_category: n < 22 ? 'Equity' : 'Debt',
      fund_name: `Fund of ${Math.floor(n / 2)}`,
      fund_size_crore: Math.floor(n / 2),
    }),
  );
  const largest = namesIn('largest', market);
  expect(largest.slice(0, 3)).toEqual(['Fund 22', 'Fund 23', 'Fund 20']);
  expect(largest).toHaveLength(22);
  expect(largest).not.toContain('Fund 0');
});

test('a catalogue without stated sizes, index funds or minimums has no such collection', () => {
  const plain = [sampleScheme(0, { sub_category: '', scheme_minimum_investment_amount: 0 })];
  expect(collectionsOf(plain)).toEqual([]);
});

test('an open collection narrows the list with the filters, and is in the address', async () => {
  const { answer, loaded, send, listSchemes } = startSchemeList();
  await answer(catalogue);
  expect(loaded().collections).toEqual([]);
  send({ type: 'collection.opened', id: 'Flexi Cap Fund' });
  expect(cardNames(loaded())).toEqual(['Fund 0', 'Fund 4']);
  expect(loaded()).toMatchObject({ collection: 'Flexi Cap Fund', search: '?collection=Flexi%20Cap%20Fund' });
  send({ type: 'filter.changed', name: 'minimumAmount', values: ['1000'] });
  expect(cardNames(loaded())).toEqual(['Fund 4']);
  send({ type: 'collection.opened', id: null });
  expect(loaded()).toMatchObject({ found: 1, collection: null });
  expect(listSchemes.calls).toHaveLength(1);
});

test('a collection of the address shows the list once every file is loaded, and one that no scheme has is closed', async () => {
  const { answer, loaded, listSchemes, view } = startSchemeList(null, '?collection=index');
  await answer(catalogue);
  expect(view().screen).toBe('loading');
  await listSchemes.answer(accepted(schemeListAnswer([]), 0));
  expect(cardNames(loaded())).toEqual(['Fund 1']);
  const unknown = startSchemeList(null, '?collection=crypto');
  await unknown.answer(catalogue);
  await unknown.answer([]);
  expect(unknown.loaded()).toMatchObject({ collection: null, found: 5, search: '' });
});
