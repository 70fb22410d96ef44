import { CODES, MINIMUM_AMOUNT_TOLERANCE, PAGE_SIZE } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { walk } from '../../kit/walk.ts';
import { filterNames, schemeList, watchlistFilterNames } from './index.ts';
import {
  listed,
  sampleLists,
  sampleScheme,
  sampleSchemes,
  schemeListJourneys,
  schemeListWorld,
  soughtListWorld,
} from './scheme-list.scenarios.ts';
import { names, started } from './testing/started-list.ts';

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

  test('the search leaves no state without a way on, and every branch of it is taken', () => {
    const quiet = { name: 'INV-62', start: null, step: () => null };
    const { stuck, taken, routes } = walk(schemeListJourneys, soughtListWorld, quiet);
    expect(stuck).toEqual([]);
    const { transitions } = schemeListJourneys.flow.machine.root;
    const ofSearch = [...transitions].flatMap(([type, some]) => (type.startsWith('search.') ? some : []));
    expect(ofSearch.filter((transition) => !taken.has(transition))).toEqual([]);
    for (const { snapshot } of routes) {
      const view = schemeListJourneys.flow.view(snapshot as Parameters<typeof schemeListJourneys.flow.view>[0], {});
      // Nobody is told that nothing was found while files or the code that finds are missing.
      if (view.screen === 'loaded' && view.searching.is === 'failed') expect(view.cards).toEqual([]);
      if (view.searching.is === 'coming') expect(view.screen).not.toBe('loaded');
    }
  });
});

describe('opening the list', () => {
  test('asks for list file 0 and nothing else [DO-014]', () => {
    const { listSchemes, view } = started();
    expect(listSchemes.calls).toEqual([{ request: { file_index: 0 } }]);
    expect(view()).toMatchObject({ screen: 'loading' });
  });

  test('either place of the answer fills the same cards [DO-017]', async () => {
    const schemes = sampleSchemes(3);
    const inResult = started();
    await inResult.answer(schemes);
    const inOlderPlace = started();
    await inOlderPlace.listSchemes.answer(accepted({ ...listed([]), list_scheme: schemes }));
    expect(names(inResult.loaded())).toHaveLength(3);
    expect(inOlderPlace.loaded().cards).toEqual(inResult.loaded().cards);
  });

  test('a refusal is an alert with the text of the server, and loading stops [DO-018 DO-422]', async () => {
    const { listSchemes, notices, view } = started();
    await listSchemes.answer(refused('x', CODES.emptyAnswer));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'x' }]);
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { kind: 'refused', text: 'x' } });
  });

  test('a failed request is a danger notification for each error, and the failure is code -1 without a text', async () => {
    const { actor, listSchemes, notices } = started();
    await listSchemes.fail({ kind: 'http', status: 400, errors: ['a', 'b'] });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'danger', text: 'a' },
      { type: 'notice.raised', kind: 'danger', text: 'b' },
    ]);
    expect(actor.getSnapshot().context.failure).toEqual({ code: '-1', messageText: '' });
  });

  test('a retry after a failure asks again', async () => {
    const { listSchemes, remote, answer, loaded } = started();
    await listSchemes.fail({ kind: 'unreachable', errors: [] });
    remote.send({ type: 'reload.requested' });
    await answer(sampleSchemes(2));
    expect(loaded()).toMatchObject({ loaded: 2, notice: null });
  });
});

describe('the further list files', () => {
  test('follow by themselves until one is empty, and are joined', async () => {
    const { answer, clock, listSchemes, loaded } = started();
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

  test('Next past what is loaded asks for list file 1 at once and then turns the page [DO-058]', async () => {
    const { answer, listSchemes, loaded, remote } = started();
    await answer(sampleSchemes(44));
    remote.send(next);
    expect(loaded()).toMatchObject({ page: 2, pageCount: 2 });
    expect(listSchemes.calls).toHaveLength(1);
    remote.send(next);
    expect(listSchemes.calls[1]).toEqual({ request: { file_index: 1 } });
    expect(loaded()).toMatchObject({ page: 2, awaitsPage: true, canGoOn: false });
    await answer(sampleSchemes(30, 44));
    expect(loaded()).toMatchObject({ page: 3, awaitsPage: false });
    expect(loaded().cards).toHaveLength(14);
  });

  test('an awaited page is looked for in every further file, through the filters', async () => {
    const { answer, listSchemes, loaded, remote } = started(JSON.stringify({ category: ['Debt'] }));
    await answer(sampleSchemes(3), 1);
    remote.send(next);
    await answer(sampleSchemes(1, 3), 1);
    expect(listSchemes.calls).toHaveLength(3);
    await answer(sampleSchemes(1, 4), 1);
    expect(names(loaded())).toEqual(['Banyan Corporate Bond Fund - Direct Plan - Growth']);
    expect(loaded()).toMatchObject({ page: 2 });
  });

  test('the same file answered again ends the list', async () => {
    const { answer, clock, loaded } = started();
    await answer(sampleSchemes(2));
    clock.increment(250);
    await answer(sampleSchemes(2));
    expect(loaded()).toMatchObject({ loaded: 2, isComplete: true });
  });

  test('one that fails leaves what is there, and Next asks for it again', async () => {
    const { answer, clock, listSchemes, loaded, remote } = started();
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
  test('hold 30 schemes unless the server says otherwise [DO-055 DO-442]', async () => {
    const usual = started();
    await usual.answer(sampleSchemes(44), PAGE_SIZE);
    expect([PAGE_SIZE, usual.loaded().cards.length]).toEqual([30, 30]);
    const other = started();
    await other.answer(sampleSchemes(44), 10);
    expect(other.loaded().cards).toHaveLength(10);
  });

  test('per_page_count 10 gives pages of 10, and the buttons from the tenth scheme on [DO-056]', async () => {
    const nine = started();
    await nine.answer(sampleSchemes(9), 10);
    expect(nine.loaded()).toMatchObject({ isPaged: false });
    const ten = started();
    await ten.answer(sampleSchemes(10), 10);
    expect(ten.loaded()).toMatchObject({ isPaged: true, pageCount: 1 });
    expect(ten.loaded().cards).toHaveLength(10);
  });

  test('a page count of nothing falls back to 30', async () => {
    const { answer, loaded } = started();
    await answer(sampleSchemes(31), 0);
    expect(loaded()).toMatchObject({ pageCount: 2 });
  });

  test('Previous goes back, and not below the first', async () => {
    const { answer, loaded, remote } = started();
    await answer(sampleSchemes(44));
    remote.send(next);
    remote.send(previous);
    expect(loaded()).toMatchObject({ page: 1, canGoBack: false });
    remote.send(previous);
    expect(loaded()).toMatchObject({ page: 1 });
  });
});

describe('filters', () => {
  test('offer the six lists of the master list [DO-025 DO-026 DO-027]', () => {
    const { view } = started();
    expect(view().filters.map(({ name, options }) => [name, options])).toEqual([
      ['amc', sampleLists.amc_list],
      ['category', sampleLists.amc_category],
      ['risk', sampleLists.amc_risk],
      ['growth', sampleLists.growth_percentage],
      ['minimumAmount', sampleLists.minimum_investment],
      ['mode', sampleLists.investment_method],
    ]);
  });

  test('what was kept narrows the list before the person does anything [DO-037]', async () => {
    const { answer, loaded, view } = started('{"category":["Debt"]}');
    expect(view().chips).toEqual([{ name: 'category', label: 'Debt', without: [] }]);
    await answer(sampleSchemes(6));
    expect(loaded().cards.map(({ category }) => category)).toEqual(['Debt', 'Debt']);
  });

  test('a change leads to the first page and is what is to be kept', async () => {
    const { answer, loaded, remote } = started();
    await answer(sampleSchemes(44));
    remote.send(next);
    remote.send({ type: 'filter.changed', name: 'amc', values: ['Banyan Mutual Fund', 'Konkan Mutual Fund'] });
    expect(loaded()).toMatchObject({ page: 1, found: 29 });
    expect(JSON.parse(loaded().kept)).toEqual({
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

  test('a chip takes its own option away and leaves the others', () => {
    const { remote, view } = started();
    remote.send({ type: 'filter.changed', name: 'risk', values: ['Low', 'High'] });
    expect(view().chips).toEqual([
      { name: 'risk', label: 'Low', without: ['High'] },
      { name: 'risk', label: 'High', without: ['Low'] },
    ]);
  });

  test('the tolerance of the minimum amount is ten rupees [DO-451]', () => {
    expect(MINIMUM_AMOUNT_TOLERANCE).toBe(10);
  });
});

describe('the list that a watchlist is chosen from', () => {
  const opened = (kept: string | null, search = '') => {
    const { ports, ...run } = startedOf(schemeList, { lists: sampleLists, names: watchlistFilterNames, kept, search });
    const answer = async (...schemes: Parameters<typeof listed>) => {
      await ports.listSchemes.answer(accepted(listed(...schemes)));
      run.clock.increment(250);
    };
    return { ...run, answer };
  };

  test('has a seventh filter, of the sub-categories that its schemes have; the scheme list has six [DO-028]', async () => {
    const { answer, view, remote } = opened(null);
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
      kept: expect.stringContaining('"subCategory":["Flexi Cap Fund"]') as string,
      search: '?subCategory=Flexi%20Cap%20Fund',
    });
    const plain = started();
    expect(plain.view().filters.map(({ name }) => name)).toEqual([...filterNames]);
    expect(plain.view().kept).not.toContain('subCategory');
  });

  test('takes a sub-category from its address, and none that no scheme has once all are here', async () => {
    const { answer, view } = opened(null, '?subCategory=Flexi%20Cap%20Fund&subCategory=Nothing');
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
