import { expect, test } from 'vitest';
import { createSchemeSearch } from '../scheme-search/engine/search.ts';
import { sampleScheme, sampleSchemes } from './scheme-list.scenarios.ts';
import { cardNames, startSchemeList } from './testing/start-list.ts';

function startSearch(search = '', storedText: string | null = null) {
  const { answer, ...run } = startSchemeList(storedText, search);
  const type = (text: string) => run.send({ type: 'search.typed', text });
  const fetched = () => run.send({ type: 'search.fetched', search: createSchemeSearch() });
  const whole = async () => {
    await answer(sampleSchemes(44));
    run.clock.increment(250);
    await answer([]);
  };
  return { ...run, answer, fetched, type, whole };
}

test('typing narrows the list at once, changes the address and shows the first page', async () => {
  const { fetched, loaded, send, type, whole } = startSearch();
  await whole();
  fetched();
  send({ type: 'page.nextRequested' });
  type('banyan corp');
  expect(loaded()).toMatchObject({ found: 5, page: 1, search: '?q=banyan%20corp', searching: { status: 'ready' } });
  expect(
    loaded()
      .cards[0]?.marks?.name.filter(({ isMatch }) => isMatch)
      .map(({ text }) => text),
  ).toEqual(['Banyan', 'Corp']);
  type('');
  expect(loaded()).toMatchObject({ found: 44, search: '' });
  expect(loaded().cards[0]?.marks).toBeUndefined();
});

test('the search combines with the filters and a sort order', async () => {
  const { fetched, loaded, send, type, whole } = startSearch('', JSON.stringify({ category: ['Debt'] }));
  await whole();
  fetched();
  type('marigold');
  expect(new Set(loaded().cards.map(({ category }) => category))).toEqual(new Set(['Debt']));
  send({ type: 'sort.chosen', sort: '-name' });
  expect(cardNames(loaded())).toEqual(cardNames(loaded()).toSorted().toReversed());
  expect(loaded().search).toBe('?q=marigold&sort=-name&category=Debt');
});

test('text that was typed before the code arrived is searched once it is there', async () => {
  const { fetched, loaded, type, view, whole } = startSearch();
  await whole();
  type('kon');
  type('konkan');
  expect(view()).toMatchObject({ screen: 'loading', searching: { text: 'konkan', status: 'coming' } });
  fetched();
  expect(loaded().cards.every(({ name }) => name.startsWith('Konkan'))).toBe(true);
});

test('missing search code is reported, shows no results and can be requested again', async () => {
  const { loaded, send, type, view, whole } = startSearch();
  await whole();
  type('konkan');
  send({ type: 'search.notFetched' });
  expect(loaded()).toMatchObject({ cards: [], searching: { text: 'konkan', status: 'failed' } });
  send({ type: 'search.retried' });
  expect(view()).toMatchObject({ searching: { status: 'coming' } });
});

test('while files arrive, new results follow the existing ones, without a pause between the files', async () => {
  const { answer, fetched, listSchemes, loaded, type } = startSearch();
  await answer([sampleScheme(0, { scheme_name: 'Old Gilt Fund' })]);
  fetched();
  type('gilt');
  expect(listSchemes.calls).toHaveLength(2);
  await answer([sampleScheme(1, { scheme_name: 'Gilt Fund' }), sampleScheme(2, { scheme_name: 'Zinnia Gilt' })]);
  expect(loaded()).toMatchObject({ found: 3, loaded: 3, isComplete: false });
  expect(cardNames(loaded())).toEqual(['Old Gilt Fund', 'Gilt Fund', 'Zinnia Gilt']);
  await answer([]);
  expect(cardNames(loaded())).toEqual(['Gilt Fund', 'Old Gilt Fund', 'Zinnia Gilt']);
});

test('a search in the address is shown once every file is loaded, on its page', async () => {
  const { answer, fetched, loaded, view } = startSearch('?q=fund&page=2');
  fetched();
  await answer(sampleSchemes(44));
  expect(view()).toMatchObject({ screen: 'loading' });
  await answer([]);
  expect(loaded()).toMatchObject({ page: 2, found: 44, search: '?q=fund&page=2' });
});

test('a search without matches offers the search without the word that matches nothing', async () => {
  const { fetched, loaded, type, whole } = startSearch();
  await whole();
  fetched();
  type('konkan zinnia bond');
  expect(loaded()).toMatchObject({ found: 0, suggestion: { text: 'konkan bond', count: 5 } });
  type('zinnia');
  expect(loaded()).toMatchObject({ found: 0, suggestion: null });
});
