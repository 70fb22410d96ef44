import { describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchPerTest } from '../testing/bench.ts';
import { parseAnswer as read } from '../testing/contract.ts';
import { listField, resultOf, textField } from '../testing/journeys.ts';

const on = benchPerTest();
const LISTS = '/master/schemewatchlist';
const WITH_LISTS = '9000000114';

const readWatchlists = async (token: string, file_index = 0, path = LISTS) =>
  resultOf(await on.ask(path, { file_index }, { token }));
const schemeCodesIn = (result: Fields, name = 'scheme_list') =>
  listField(result, name).map((scheme) => textField(scheme, 'scheme_code'));

/** Schemes of the catalogue, in the shape of a list file. */
const readCatalogueSchemes = async (token: string, count: number, first = 0) =>
  listField(resultOf(await on.ask('/master/schemelist', { file_index: 0 }, { token })), 'scheme_list').slice(
    first,
    first + count,
  );

const addWatchlist = async (token: string, watchlist_name: string, scheme_watchlist: readonly Fields[]) =>
  on.ask('/master/watchlist/add', { scheme_watchlist, request_mode: 'add', watchlist_name }, { token });

const modifyWatchlist = async (
  token: string,
  watchlist_id: string,
  watchlist_name: string,
  scheme_watchlist: readonly Fields[],
) =>
  on.ask(
    '/master/watchlist/modify',
    { watchlist_id, scheme_watchlist, request_mode: 'modify', watchlist_name },
    { token },
  );

describe('the watchlists of an investor', () => {
  test('are answered with their schemes, prices, advisers and the limit [DO-397]', async () => {
    const token = await on.token(WITH_LISTS);
    const answer = read('listWatchlistSchemes', await on.ask(LISTS, { file_index: 0 }, { token }));
    const result = resultOf(answer);
    expect(answer['per_page_count']).toBe(30);
    expect(
      listField(result, 'scheme_watch_list').map((list) => [
        list['label'],
        list['subscription_enabled'],
        schemeCodesIn(list),
      ]),
    ).toEqual([
      ['Long term', true, ['SC01', 'SC05', 'SC21']],
      ['Tax saving', false, ['SC02', 'SC03']],
      ['Later', false, []],
    ]);
    expect(listField(result, 'watch_list').map(({ label }) => label)).toEqual(['Long term', 'Tax saving', 'Later']);
    expect(schemeCodesIn(result)).toEqual(['SC01', 'SC05', 'SC21', 'SC02', 'SC03']);
    expect(listField(result, 'list_pricing').map(({ id }) => id)).toEqual(['P1', 'P2']);
    expect(listField(result, 'list_pricing')[0]).not.toHaveProperty('price');
    expect(listField(result, 'list_scheme_advisors')).toHaveLength(2);
    expect(result['total_allowed_schemes_in_watchlist']).toBe(10);
  });

  test('are the same for the page of the adviser [DO-399]', async () => {
    const token = await on.token(WITH_LISTS);
    const answer = await on.ask('/master/schemeadviselist', { file_index: 0 }, { token });
    expect(resultOf(read('listAdviceSchemes', answer))).toEqual(await readWatchlists(token));
  });

  test('have their schemes in files', async () => {
    await on.control('/switches', { listFileSize: 2 });
    const token = await on.token(WITH_LISTS);
    const files = await Promise.all(
      [0, 1, 2, 3, -1, 0.5].map(async (file) => schemeCodesIn(await readWatchlists(token, file))),
    );
    expect(files).toEqual([['SC01', 'SC05'], ['SC21', 'SC02'], ['SC03'], [], [], []]);
  });

  test('are empty for a new investor, and are copied with a persona under new ids', async () => {
    expect(await readWatchlists(await on.token('9000000102'))).toMatchObject({
      scheme_watch_list: [],
      watch_list: [],
      scheme_list: [],
    });
    const [original, copy] = await Promise.all(
      [await on.token(WITH_LISTS), await on.token('9811111111', WITH_LISTS)].map((token) => readWatchlists(token)),
    );
    const ids = [original, copy].flatMap((result) => listField(result ?? {}, 'scheme_watch_list').map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
    expect(schemeCodesIn(copy ?? {})).toEqual(schemeCodesIn(original ?? {}));
  });
});

describe('a new watchlist', () => {
  test('contains the selected schemes, and is in the lists afterwards [DO-400]', async () => {
    const token = await on.token('9000000102');
    const answer = read('addWatchlist', await addWatchlist(token, '  My picks ', await readCatalogueSchemes(token, 3)));
    expect(answer['messageText']).toBe('Your watchlist My picks has been saved.');
    const result = resultOf(answer);
    const [list = {}] = listField(result, 'scheme_watch_list');
    expect(list).toMatchObject({ id: result['added_watchlist_id'], label: 'My picks', subscription_enabled: false });
    expect(schemeCodesIn(list)).toEqual(['SC01', 'SC02', 'SC03']);
    expect(await readWatchlists(token)).toMatchObject({ scheme_watch_list: [list], watch_list: result['watch_list'] });
    expect(schemeCodesIn(await readWatchlists(token))).toEqual(['SC01', 'SC02', 'SC03']);
  });

  test.each([
    ['', 1, 'Please enter a name for your watchlist.'],
    ['   ', 1, 'Please enter a name for your watchlist.'],
    ['x'.repeat(31), 1, 'A name may have at most 30 characters.'],
    ['long TERM', 1, 'You already have a watchlist with this name.'],
    ['Mine', 0, 'Please select at least one scheme.'],
    ['Mine', 11, 'A watchlist may have at most 10 schemes.'],
  ])('of the name "%s" with %i schemes is refused: %s', async (name, count, messageText) => {
    const token = await on.token(WITH_LISTS);
    expect(await addWatchlist(token, name, await readCatalogueSchemes(token, count))).toMatchObject({
      code: '051',
      messageText,
    });
    expect(listField(await readWatchlists(token), 'watch_list')).toHaveLength(3);
  });

  test('accepts a name of thirty letters, ten schemes, and the name of another investor’s watchlist', async () => {
    const token = await on.token('9000000102');
    const ten = await readCatalogueSchemes(token, 10);
    expect(await addWatchlist(token, 'x'.repeat(30), ten)).toMatchObject({ code: '000' });
    expect(await addWatchlist(token, 'Long term', ten)).toMatchObject({ code: '000' });
  });

  test('counts a repeated scheme once, and has as many schemes as the switch allows', async () => {
    await on.control('/switches', { allowedSchemes: 2 });
    const token = await on.token('9000000102');
    const three = await readCatalogueSchemes(token, 3);
    expect(await addWatchlist(token, 'Mine', three)).toMatchObject({
      code: '051',
      messageText: 'A watchlist may have at most 2 schemes.',
    });
    expect(await addWatchlist(token, 'Mine', [...three.slice(0, 2), ...three.slice(0, 2)])).toMatchObject({
      code: '000',
    });
    expect((await readWatchlists(token))['total_allowed_schemes_in_watchlist']).toBe(2);
  });

  test('with an unknown scheme is refused', async () => {
    const token = await on.token('9000000102');
    const [scheme = {}] = await readCatalogueSchemes(token, 1);
    for (const scheme_code of ['nothing', 'SC99'])
      expect(await addWatchlist(token, 'Mine', [{ ...scheme, scheme_code }])).toMatchObject({ code: '061' });
  });

  test('is saved once when it is sent twice: the second request is refused by its name', async () => {
    const token = await on.token('9000000102');
    const schemes = await readCatalogueSchemes(token, 1);
    const codes = (await Promise.all([addWatchlist(token, 'Mine', schemes), addWatchlist(token, 'Mine', schemes)])).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual(['000', '051']);
    expect(listField(await readWatchlists(token), 'watch_list')).toHaveLength(1);
  });
});

describe('an existing watchlist', () => {
  test('gets another name and other schemes, and retains its position and its subscription [DO-401]', async () => {
    const token = await on.token('9811111111', WITH_LISTS);
    const [, list = {}] = listField(await readWatchlists(token), 'scheme_watch_list');
    const answer = await modifyWatchlist(token, textField(list, 'id'), 'TAX SAVING', [{ scheme_code: 'SC07' }]);
    const result = resultOf(read('modifyWatchlist', answer));
    expect(result['added_watchlist_id']).toBe(list['id']);
    expect(listField(result, 'watch_list').map(({ label }) => label)).toEqual(['Long term', 'TAX SAVING', 'Later']);
    expect(schemeCodesIn(listField(result, 'scheme_watch_list')[1] ?? {})).toEqual(['SC07']);
  });

  test('is unchanged after a refusal: name in use, watchlist of another investor, or unknown watchlist', async () => {
    const token = await on.token(WITH_LISTS);
    const before = await readWatchlists(token);
    const [list = {}] = listField(before, 'scheme_watch_list');
    const schemes = await readCatalogueSchemes(token, 1);
    expect(await modifyWatchlist(token, textField(list, 'id'), 'later', schemes)).toMatchObject({ code: '051' });
    expect(await modifyWatchlist(token, textField(list, 'id'), 'Other', [])).toMatchObject({ code: '051' });
    const foreign = await modifyWatchlist(await on.token('9000000102'), textField(list, 'id'), 'Other', schemes);
    const none = await modifyWatchlist(token, 'nothing', 'Other', schemes);
    expect([foreign['code'], foreign['messageText']]).toEqual(['061', none['messageText']]);
    expect(await readWatchlists(token)).toEqual(before);
  });
});
