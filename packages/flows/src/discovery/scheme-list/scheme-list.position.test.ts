import { describe, expect, test } from 'vitest';
import { sampleSchemes } from './scheme-list.scenarios.ts';
import { cardNames, startSchemeList } from './testing/start-list.ts';

const next = { type: 'page.nextRequested' } as const;

describe('the position in the address', () => {
  test('shows a later page once it is complete, without pauses between its files', async () => {
    const { answer, listSchemes, loaded, view } = startSchemeList(null, '?page=3');
    await answer(sampleSchemes(44));
    expect(view()).toMatchObject({ screen: 'loading', search: '?page=3' });
    expect(listSchemes.calls).toHaveLength(2);
    await answer(sampleSchemes(50, 44));
    expect(loaded()).toMatchObject({ page: 3, loaded: 94, search: '?page=3' });
    expect(loaded().cards[0]?.id).toBe('scheme-60');
  });

  test('shows a sort order once every scheme is loaded', async () => {
    const { answer, loaded, view } = startSchemeList(null, '?sort=-name');
    await answer(sampleSchemes(6));
    expect(view()).toMatchObject({ screen: 'loading' });
    await answer([]);
    expect(cardNames(loaded())).toEqual(cardNames(loaded()).toSorted().reverse());
    expect(loaded()).toMatchObject({ sort: '-name', search: '?sort=-name' });
  });

  test('becomes the last page when the page does not exist', async () => {
    const { answer, loaded, view } = startSchemeList(null, '?page=99');
    await answer(sampleSchemes(44));
    expect(view()).toMatchObject({ screen: 'loading', search: '?page=99' });
    await answer([]);
    expect(loaded()).toMatchObject({ page: 2, canGoOn: false, search: '?page=2' });
  });

  test('is the first page in an empty list', async () => {
    const { answer, loaded } = startSchemeList(null, '?page=4');
    await answer([]);
    expect(loaded()).toMatchObject({ page: 1, found: 0, search: '' });
  });

  test('follows every page and every sort order, which starts at the first page', async () => {
    const { answer, clock, loaded, remote } = startSchemeList();
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

  test('shows the loaded schemes when a file fails, and is restored on demand', async () => {
    const { answer, listSchemes, loaded, remote, view } = startSchemeList(null, '?page=3');
    await answer(sampleSchemes(44));
    await listSchemes.fail({ kind: 'unreachable', errors: [] });
    expect(loaded()).toMatchObject({ page: 2, isComplete: false, search: '?page=3', notice: { kind: 'unreachable' } });
    remote.send({ type: 'reload.requested' });
    expect(view()).toMatchObject({ screen: 'loading' });
    await answer(sampleSchemes(50, 44));
    expect(loaded()).toMatchObject({ page: 3 });
  });

  test('is preserved during a refresh: no card moves to another page', async () => {
    const { answer, clock, loaded, remote, view } = startSchemeList();
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
