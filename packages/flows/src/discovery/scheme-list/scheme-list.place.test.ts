import { describe, expect, test } from 'vitest';
import { sampleSchemes } from './scheme-list.scenarios.ts';
import { names, started } from './testing/started-list.ts';

const next = { type: 'page.nextRequested' } as const;

describe('the place that the address says', () => {
  test('a page further on is shown once it is whole, its files asked for without a pause', async () => {
    const { answer, listSchemes, loaded, view } = started(null, '?page=3');
    await answer(sampleSchemes(44));
    expect(view()).toMatchObject({ screen: 'loading', search: '?page=3' });
    expect(listSchemes.calls).toHaveLength(2);
    await answer(sampleSchemes(50, 44));
    expect(loaded()).toMatchObject({ page: 3, loaded: 94, search: '?page=3' });
    expect(loaded().cards[0]?.id).toBe('scheme-60');
  });

  test('an order is shown once every scheme is here', async () => {
    const { answer, loaded, view } = started(null, '?sort=-name');
    await answer(sampleSchemes(6));
    expect(view()).toMatchObject({ screen: 'loading' });
    await answer([]);
    expect(names(loaded())).toEqual(names(loaded()).toSorted().reverse());
    expect(loaded()).toMatchObject({ sort: '-name', search: '?sort=-name' });
  });

  test('a page that there is not is the last one, and the address says so', async () => {
    const { answer, loaded, view } = started(null, '?page=99');
    await answer(sampleSchemes(44));
    expect(view()).toMatchObject({ screen: 'loading', search: '?page=99' });
    await answer([]);
    expect(loaded()).toMatchObject({ page: 2, canGoOn: false, search: '?page=2' });
  });

  test('of an empty list is its first page', async () => {
    const { answer, loaded } = started(null, '?page=4');
    await answer([]);
    expect(loaded()).toMatchObject({ page: 1, found: 0, search: '' });
  });

  test('follows every turned page and every order, which begins at the first page', async () => {
    const { answer, clock, loaded, remote } = started();
    await answer(sampleSchemes(44));
    remote.send(next);
    expect(loaded().search).toBe('?page=2');
    clock.increment(250);
    await answer([]);
    remote.send({ type: 'sort.chosen', sort: '1Y' });
    expect(loaded()).toMatchObject({ page: 1, search: '?sort=1Y' });
    remote.send({ type: 'sort.chosen', sort: 'asListed' });
    expect(loaded().search).toBe('');
  });

  test('whose files do not come shows what is there and is looked for again on demand', async () => {
    const { answer, listSchemes, loaded, remote, view } = started(null, '?page=3');
    await answer(sampleSchemes(44));
    await listSchemes.fail({ kind: 'unreachable', errors: [] });
    expect(loaded()).toMatchObject({ page: 2, isComplete: false, search: '?page=3', notice: { kind: 'unreachable' } });
    remote.send({ type: 'reload.requested' });
    expect(view()).toMatchObject({ screen: 'loading' });
    await answer(sampleSchemes(50, 44));
    expect(loaded()).toMatchObject({ page: 3 });
  });

  test('is kept while the list is fetched again: no card stands on another page meanwhile', async () => {
    const { answer, clock, loaded, remote, view } = started();
    await answer(sampleSchemes(44));
    clock.increment(250);
    await answer([]);
    remote.send({ type: 'sort.chosen', sort: 'name' });
    remote.send({ type: 'reload.requested' });
    expect(loaded().isRefreshing).toBe(true);
    await answer(sampleSchemes(44));
    expect(view()).toMatchObject({ screen: 'loading' });
    await answer([]);
    expect(loaded()).toMatchObject({ sort: 'name', isComplete: true });
  });
});
