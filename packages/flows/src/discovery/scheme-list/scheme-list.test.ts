import { CODES, MINIMUM_AMOUNT_TOLERANCE, PAGE_SIZE } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { walk } from '../../model-testing/walk.ts';
import { filterNames, watchlistFilterNames } from './filters.ts';
import { schemeList } from './scheme-list.flow.ts';
import {
  schemeListAnswer,
  sampleLists,
  sampleScheme,
  sampleSchemes,
  schemeListJourneys,
  schemeListWorld,
  schemeListSearchWorld,
} from './scheme-list.scenarios.ts';
import { cardNames, startSchemeList } from './testing/start-list.ts';

const next = { type: 'page.nextRequested' } as const;
const previous = { type: 'page.previousRequested' } as const;

describe('contract', () => {
  const elsewhere = 'walked with the search';
  const unreachable = {
    ' search.typed #2': elsewhere,
    ' search.fetched #3': elsewhere,
    ' search.notFetched #4': elsewhere,
    ' search.retried #5': elsewhere,
  };
  for (const { title, run } of flowContract(schemeListJourneys, schemeListWorld, unreachable)) test(title, run);

  test('the search has no dead end, and every branch of it is taken', () => {
    const quiet = { name: 'INV-62', start: null, step: () => null };
    const { stuck, taken, routes } = walk(schemeListJourneys, schemeListSearchWorld, quiet);
    expect(stuck).toEqual([]);
    const { transitions } = schemeListJourneys.flow.machine.root;
    const ofSearch = [...transitions].flatMap(([type, some]) => (type.startsWith('search.') ? some : []));
    expect(ofSearch.filter((transition) => !taken.has(transition))).toEqual([]);
    for (const { snapshot } of routes) {
      const view = schemeListJourneys.flow.view(snapshot as Parameters<typeof schemeListJourneys.flow.view>[0], {});
      // An empty result is never shown while files or the search code are missing.
      if (view.screen === 'loaded' && view.searching.status === 'failed') expect(view.cards).toEqual([]);
      if (view.searching.status === 'coming') expect(view.screen).not.toBe('loaded');
    }
  });
});

describe('opening the list', () => {
  test('requests list file 0 and nothing else [DO-014]', () => {
    const { listSchemes, view } = startSchemeList();
    expect(listSchemes.calls).toEqual([{ request: { file_index: 0 } }]);
    expect(view()).toMatchObject({ screen: 'loading' });
  });

  test('shows the same cards for either field of the answer [DO-017]', async () => {
    const schemes = sampleSchemes(3);
    const inResult = startSchemeList();
    await inResult.answer(schemes);
    const inOlderPlace = startSchemeList();
    await inOlderPlace.listSchemes.answer(accepted({ ...schemeListAnswer([]), list_scheme: schemes }, 0));
    expect(cardNames(inResult.loaded())).toHaveLength(3);
    expect(inOlderPlace.loaded().cards).toEqual(inResult.loaded().cards);
  });

  test('raises an alert with the server’s text for a refusal, and stops loading [DO-018 DO-422]', async () => {
    const { listSchemes, notices, view } = startSchemeList();
    await listSchemes.answer(refused('x', CODES.emptyAnswer));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'x' }]);
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { kind: 'refused', text: 'x' } });
  });

  test('raises a danger notification for each error of a failed request, and stores code -1 without a text', async () => {
    const { actor, listSchemes, notices } = startSchemeList();
    await listSchemes.fail({ kind: 'http', status: 400, errors: ['a', 'b'] });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'danger', text: 'a' },
      { type: 'notice.raised', kind: 'danger', text: 'b' },
    ]);
    expect(actor.getSnapshot().context['failure']).toEqual({ code: '-1', messageText: '' });
  });

  test('requests the list again on a retry after a failure', async () => {
    const { listSchemes, remote, answer, loaded } = startSchemeList();
    await listSchemes.fail({ kind: 'unreachable', errors: [] });
    remote.send({ type: 'reload.requested' });
    await answer(sampleSchemes(2));
    expect(loaded()).toMatchObject({ loaded: 2, notice: null });
  });
});

describe('the further list files', () => {
  test('follow automatically until one is empty, and are appended', async () => {
    const { answer, clock, listSchemes, loaded } = startSchemeList();
    await answer(sampleSchemes(44));
    expect(loaded()).toMatchObject({ loaded: 44, isComplete: false });
    clock.increment(250);
    await answer(sampleSchemes(30, 44));
    clock.increment(250);
    await answer([]);
    expect(listSchemes.calls.map(({ request }) => request)).toEqual([
      { file_index: 0 },
      { file_index: 1 },
      { file_index: 2 },
    ]);
    expect(loaded()).toMatchObject({ loaded: 74, found: 74, isComplete: true, isBusy: false, page: 1, pageCount: 3 });
  });

  test('are requested at once by Next on the last page, which then turns the page [DO-058]', async () => {
    const { answer, listSchemes, loaded, remote } = startSchemeList();
    await answer(sampleSchemes(44));
    remote.send(next);
    expect(loaded()).toMatchObject({ page: 2, pageCount: 2 });
    expect(listSchemes.calls).toHaveLength(1);
    remote.send(next);
    expect(listSchemes.calls[1]).toEqual({ request: { file_index: 1 } });
    expect(loaded()).toMatchObject({ page: 2, isAwaitingPage: true, canGoOn: false });
    await answer(sampleSchemes(30, 44));
    expect(loaded()).toMatchObject({ page: 3, isAwaitingPage: false });
    expect(loaded().cards).toHaveLength(14);
  });

  test('are searched one by one for an awaited page, through the filters', async () => {
    const { answer, listSchemes, loaded, remote } = startSchemeList(JSON.stringify({ category: ['Debt'] }));
    await answer(sampleSchemes(3), 1);
    remote.send(next);
    await answer(sampleSchemes(1, 3), 1);
    expect(listSchemes.calls).toHaveLength(3);
    await answer(sampleSchemes(1, 4), 1);
    expect(cardNames(loaded())).toEqual(['Banyan Corporate Bond Fund - Direct Plan - Growth']);
    expect(loaded()).toMatchObject({ page: 2 });
  });

  test('end with a repeated file', async () => {
    const { answer, clock, loaded } = startSchemeList();
    await answer(sampleSchemes(2));
    clock.increment(250);
    await answer(sampleSchemes(2));
    expect(loaded()).toMatchObject({ loaded: 2, isComplete: true });
  });

  test('leave the list unchanged on a failure, and Next requests the file again', async () => {
    const { answer, clock, listSchemes, loaded, remote } = startSchemeList();
    await answer(sampleSchemes(30));
    clock.increment(250);
    await listSchemes.fail({ kind: 'unreachable', errors: [] });
    expect(loaded()).toMatchObject({ loaded: 30, isComplete: false, notice: { kind: 'unreachable' } });
    remote.send(next);
    expect(listSchemes.calls.at(-1)).toEqual({ request: { file_index: 1 } });
    await answer(sampleSchemes(1, 30));
    expect(loaded()).toMatchObject({ loaded: 31, page: 2, notice: null });
  });
});

describe('pages', () => {
  test('have 30 schemes unless the server has another size [DO-055 DO-442]', async () => {
    const usual = startSchemeList();
    await usual.answer(sampleSchemes(44), PAGE_SIZE);
    expect([PAGE_SIZE, usual.loaded().cards.length]).toEqual([30, 30]);
    const other = startSchemeList();
    await other.answer(sampleSchemes(44), 10);
    expect(other.loaded().cards).toHaveLength(10);
  });

  test('have 10 schemes with per_page_count 10, and buttons from the tenth scheme on [DO-056]', async () => {
    const nine = startSchemeList();
    await nine.answer(sampleSchemes(9), 10);
    expect(nine.loaded()).toMatchObject({ isPaged: false });
    const ten = startSchemeList();
    await ten.answer(sampleSchemes(10), 10);
    expect(ten.loaded()).toMatchObject({ isPaged: true, pageCount: 1 });
    expect(ten.loaded().cards).toHaveLength(10);
  });

  test('have 30 schemes with a per_page_count of 0', async () => {
    const { answer, loaded } = startSchemeList();
    await answer(sampleSchemes(31), 0);
    expect(loaded()).toMatchObject({ pageCount: 2 });
  });

  test('go back with Previous, at most to the first', async () => {
    const { answer, loaded, remote } = startSchemeList();
    await answer(sampleSchemes(44));
    remote.send(next);
    remote.send(previous);
    expect(loaded()).toMatchObject({ page: 1, canGoBack: false });
    remote.send(previous);
    expect(loaded()).toMatchObject({ page: 1 });
  });
});

describe('filters', () => {
  test('have the six lists of the master list as options [DO-025 DO-026 DO-027]', () => {
    const { view } = startSchemeList();
    expect(view().filters.map(({ name, options }) => [name, options])).toEqual([
      ['amc', sampleLists.amc_list],
      ['category', sampleLists.amc_category],
      ['risk', sampleLists.amc_risk],
      ['growth', sampleLists.growth_percentage],
      ['minimumAmount', sampleLists.minimum_investment],
      ['mode', sampleLists.investment_method],
    ]);
  });

  test('are restored from the storage before any gesture [DO-037]', async () => {
    const { answer, loaded, view } = startSchemeList('{"category":["Debt"]}');
    expect(view().chips).toEqual([{ name: 'category', label: 'Debt', remainingValues: [] }]);
    await answer(sampleSchemes(6));
    expect(loaded().cards.map(({ category }) => category)).toEqual(['Debt', 'Debt']);
  });

  test('lead to the first page when they change, and are stored', async () => {
    const { answer, loaded, remote } = startSchemeList();
    await answer(sampleSchemes(44));
    remote.send(next);
    remote.send({ type: 'filter.changed', name: 'amc', values: ['Banyan Mutual Fund', 'Konkan Mutual Fund'] });
    expect(loaded()).toMatchObject({ page: 1, found: 29 });
    expect(JSON.parse(loaded().storedFilters)).toEqual({
      amc: ['Banyan Mutual Fund', 'Konkan Mutual Fund'],
      category: [],
      risk: [],
      growth: [],
      minimumAmount: [],
      mode: [],
    });
    remote.send({ type: 'filters.cleared' });
    expect(loaded()).toMatchObject({ found: 44, chips: [] });
  });

  test('lose one option when its chip is removed', () => {
    const { remote, view } = startSchemeList();
    remote.send({ type: 'filter.changed', name: 'risk', values: ['Low', 'High'] });
    expect(view().chips).toEqual([
      { name: 'risk', label: 'Low', remainingValues: ['High'] },
      { name: 'risk', label: 'High', remainingValues: ['Low'] },
    ]);
  });

  test('tolerate ten rupees above the minimum amount [DO-451]', () => {
    expect(MINIMUM_AMOUNT_TOLERANCE).toBe(10);
  });
});

describe('the list for a watchlist', () => {
  const startWatchlistSelection = (storedText: string | null, search = '') => {
    const { ports, ...run } = startFlow(schemeList, {
      lists: sampleLists,
      names: watchlistFilterNames,
      storedText,
      search,
    });
    const answer = async (...schemes: Parameters<typeof schemeListAnswer>) => {
      await ports.listSchemes.answer(accepted(schemeListAnswer(...schemes), 0));
      run.clock.increment(250);
    };
    return { ...run, answer };
  };

  test('has a seventh filter, the sub-categories of its schemes; the scheme list has six [DO-028]', async () => {
    const { answer, view, remote } = startWatchlistSelection(null);
    await answer([...sampleSchemes(4), sampleScheme(9, { sub_category: ' ' })]);
    expect(view().filters.map(({ name }) => name)).toEqual([...filterNames, 'subCategory']);
    expect(
      view()
        .filters.at(-1)
        ?.options.map(({ value }) => value),
    ).toEqual(['Balanced Advantage Fund', 'Corporate Bond Fund', 'Flexi Cap Fund']);
    remote.send({ type: 'filter.changed', name: 'subCategory', values: ['Flexi Cap Fund'] });
    expect(view()).toMatchObject({
      found: 2,
      storedFilters: expect.stringContaining('"subCategory":["Flexi Cap Fund"]') as string,
      search: '?subCategory=Flexi%20Cap%20Fund',
    });
    const plain = startSchemeList();
    expect(plain.view().filters.map(({ name }) => name)).toEqual([...filterNames]);
    expect(plain.view().storedFilters).not.toContain('subCategory');
  });

  test('restores sub-categories from its address, and drops unknown ones once all schemes are loaded', async () => {
    const { answer, view } = startWatchlistSelection(null, '?subCategory=Flexi%20Cap%20Fund&subCategory=Nothing');
    await answer(sampleSchemes(4));
    expect(view()).toMatchObject({ found: 2, chips: [{ label: 'Flexi Cap Fund' }, { label: 'Nothing' }] });
    await answer([]);
    expect(view()).toMatchObject({
      found: 2,
      chips: [{ label: 'Flexi Cap Fund' }],
      search: '?subCategory=Flexi%20Cap%20Fund',
    });
  });
});
