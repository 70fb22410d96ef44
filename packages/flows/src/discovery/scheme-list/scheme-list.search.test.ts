import { expect, test } from 'vitest';
import { schemeSearch } from '../scheme-search/engine/search.ts';
import { sampleScheme, sampleSchemes } from './scheme-list.scenarios.ts';
import { names, started } from './testing/started-list.ts';

function searched(search = '', kept: string | null = null) {
  const { answer, ...run } = started(kept, search);
  const type = (text: string) => run.send({ type: 'search.typed', text });
  const fetched = () => run.send({ type: 'search.fetched', search: schemeSearch() });
  const whole = async () => {
    await answer(sampleSchemes(44));
    run.clock.increment(250);
    await answer([]);
  };
  return { ...run, answer, fetched, type, whole };
}

test('what is typed narrows the list at once, stands in the address, and begins at the first page', async () => {
  const { fetched, loaded, send, type, whole } = searched();
  await whole();
  fetched();
  send({ type: 'page.nextRequested' });
  type('banyan corp');
  expect(loaded()).toMatchObject({ found: 5, page: 1, search: '?q=banyan%20corp', searching: { is: 'ready' } });
  expect(
    loaded()
      .cards[0]?.marks?.name.filter(({ isMatch }) => isMatch)
      .map(({ text }) => text),
  ).toEqual(['Banyan', 'Corp']);
  type('');
  expect(loaded()).toMatchObject({ found: 44, search: '' });
  expect(loaded().cards[0]?.marks).toBeUndefined();
});

test('it composes with the filters that stand and with an order that is chosen', async () => {
  const { fetched, loaded, send, type, whole } = searched('', JSON.stringify({ category: ['Debt'] }));
  await whole();
  fetched();
  type('marigold');
  expect(new Set(loaded().cards.map(({ category }) => category))).toEqual(new Set(['Debt']));
  send({ type: 'sort.chosen', sort: '-name' });
  expect(names(loaded())).toEqual(names(loaded()).toSorted().toReversed());
  expect(loaded().search).toBe('?q=marigold&sort=-name&category=Debt');
});

test('letters that were typed before the code came are answered once it is there', async () => {
  const { fetched, loaded, type, view, whole } = searched();
  await whole();
  type('kon');
  type('konkan');
  expect(view()).toMatchObject({ screen: 'loading', searching: { text: 'konkan', is: 'coming' } });
  fetched();
  expect(loaded().cards.every(({ name }) => name.startsWith('Konkan'))).toBe(true);
});

test('code that does not come is said, shows nothing that was not looked for, and is asked for again', async () => {
  const { loaded, send, type, view, whole } = searched();
  await whole();
  type('konkan');
  send({ type: 'search.notFetched' });
  expect(loaded()).toMatchObject({ cards: [], searching: { text: 'konkan', is: 'failed' } });
  send({ type: 'search.retried' });
  expect(view()).toMatchObject({ searching: { is: 'coming' } });
});

test('while files are coming the results grow behind those that stand, without a pause between the files', async () => {
  const { answer, fetched, listSchemes, loaded, type } = searched();
  await answer([sampleScheme(0, { scheme_name: 'Old Gilt Fund' })]);
  fetched();
  type('gilt');
  expect(listSchemes.calls).toHaveLength(2);
  await answer([sampleScheme(1, { scheme_name: 'Gilt Fund' }), sampleScheme(2, { scheme_name: 'Zinnia Gilt' })]);
  expect(loaded()).toMatchObject({ found: 3, loaded: 3, isComplete: false });
  expect(names(loaded())).toEqual(['Old Gilt Fund', 'Gilt Fund', 'Zinnia Gilt']);
  await answer([]);
  expect(names(loaded())).toEqual(['Gilt Fund', 'Old Gilt Fund', 'Zinnia Gilt']);
});

test('an address that seeks something is shown once every file is here, at its page', async () => {
  const { answer, fetched, loaded, view } = searched('?q=fund&page=2');
  fetched();
  await answer(sampleSchemes(44));
  expect(view()).toMatchObject({ screen: 'loading' });
  await answer([]);
  expect(loaded()).toMatchObject({ page: 2, found: 44, search: '?q=fund&page=2' });
});

test('where no scheme answers every word, the search without the one that nothing answers is offered', async () => {
  const { fetched, loaded, type, whole } = searched();
  await whole();
  fetched();
  type('konkan zinnia bond');
  expect(loaded()).toMatchObject({ found: 0, instead: { text: 'konkan bond', count: 5 } });
  type('zinnia');
  expect(loaded()).toMatchObject({ found: 0, instead: null });
});
