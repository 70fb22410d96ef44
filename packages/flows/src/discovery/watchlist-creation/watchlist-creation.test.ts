import { DEFAULT_SCHEMES_IN_WATCHLIST, WATCHLIST_NAME_MAX_LENGTH } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { sampleScheme, sampleSchemes } from '../scheme-list/scheme-list.scenarios.ts';
import { isWatchlistName } from './watchlist-creation.rules.ts';
import { watchlistCreation } from './watchlist-creation.flow.ts';
import type { WatchlistCreationInput, WatchlistCreationView } from './watchlist-creation.types.ts';
import { watchlistsAnswer, watchlistListsOf, sampleWatchlist } from './watchlist-creation.scenarios.ts';

const [one, two] = [sampleScheme(0), sampleScheme(1)];
const saved = sampleWatchlist('Mine', [one, two]);

function startCreation(change: Partial<WatchlistCreationInput> = {}) {
  const { ports, ...run } = startFlow(watchlistCreation, { limit: 10, known: ['old'], ...change });
  const shown = (): Exclude<WatchlistCreationView, { screen: 'over' }> => {
    const seen = run.view();
    if (seen.screen === 'over') throw new Error('It is over.');
    return seen;
  };
  return {
    ...run,
    addWatchlist: ports.addWatchlist,
    listWatchlistSchemes: ports.listWatchlistSchemes,
    shown,
    tick: (...schemes: readonly (typeof one)[]) =>
      schemes.forEach((scheme) => run.remote.send({ type: 'scheme.ticked', scheme })),
    name: (name: string) => {
      run.remote.send({ type: 'naming.started' });
      run.remote.send({ type: 'name.submitted', name });
    },
  };
}
const answer = (lists = watchlistListsOf(saved)) => ({
  code: '000',
  messageText: 'Saved.',
  result: { ...lists, added_watchlist_id: saved.id },
});

describe('the ticks', () => {
  test('are limited to ten: a further one is reported and stays unticked until another one is removed [DO-204 DO-431 DO-444]', () => {
    const { remote, shown, tick } = startCreation({ limit: DEFAULT_SCHEMES_IN_WATCHLIST });
    tick(...sampleSchemes(10));
    expect(shown()).toMatchObject({ isOverLimit: false, canName: true });
    tick(sampleScheme(10));
    expect(shown()).toMatchObject({ isOverLimit: true });
    expect(shown().ticked).toEqual(sampleSchemes(10));
    remote.send({ type: 'limit.acknowledged' });
    expect(shown().isOverLimit).toBe(false);
    remote.send({ type: 'scheme.unticked', id: 'scheme-3' });
    tick(sampleScheme(10));
    expect(shown().ticked.at(-1)).toEqual(sampleScheme(10));
    expect([DEFAULT_SCHEMES_IN_WATCHLIST, WATCHLIST_NAME_MAX_LENGTH]).toEqual([10, 30]);
  });

  test('are limited to the provider’s number [DO-205]', () => {
    const { shown, tick } = startCreation({ limit: 5 });
    tick(...sampleSchemes(6));
    expect(shown()).toMatchObject({ isOverLimit: true, limit: 5 });
    expect(shown().ticked).toHaveLength(5);
  });

  test('are required for a name, and each scheme counts once [DO-202]', () => {
    const { remote, shown, tick } = startCreation();
    expect(shown().canName).toBe(false);
    tick(one, one);
    expect(shown()).toMatchObject({ canName: true, ticked: [one] });
    remote.send({ type: 'scheme.unticked', id: 'scheme-0' });
    expect(shown()).toMatchObject({ canName: false, ticked: [] });
  });

  test('are restored on another visit, and are returned when the page is left [DO-203]', () => {
    const { actor, remote, tick } = startCreation({ ticked: [one] });
    tick(two);
    remote.send({ type: 'selection.left' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', ticked: [one, two], isUncertain: false });
  });
});

describe('the name', () => {
  test.each([
    ['', false],
    ['   ', false],
    ['Mine', true],
    ['x'.repeat(30), true],
    [` ${'x'.repeat(30)} `, true],
    ['x'.repeat(31), false],
  ])('"%s" is valid: %s [DO-391 DO-444]', (name, isOne) => {
    expect(isWatchlistName(name)).toBe(isOne);
  });

  test('is sent with the ticked schemes unchanged and without a mark, once for two presses [DO-208 DO-353 DO-354]', () => {
    const { addWatchlist, remote, tick, name } = startCreation();
    tick({ ...one, is_checked: true }, two);
    name(' Mine ');
    remote.send({ type: 'name.submitted', name: 'Mine' });
    expect(addWatchlist.calls).toEqual([
      { request: { scheme_watchlist: [one, two], request_mode: 'add', watchlist_name: 'Mine' } },
    ]);
    expect(addWatchlist.calls[0]?.request.scheme_watchlist[0]).toMatchObject({
      scheme_minimum_investment_amount: 500,
      scheme_master: [{ param_scheme_code: 'MF0-GR' }],
      mfapi_scheme_code: '100',
      scheme_information: { param_amc_code: 'Marigold Mutual Fund' },
      is_sip_allowed: 'Y',
      is_lumpsum_allowed: 'Y',
    });
  });

  test('is not sent when empty, and Cancel sends nothing and preserves the ticks [DO-212 DO-391]', () => {
    const { addWatchlist, name, remote, shown, tick } = startCreation();
    tick(one);
    name('  ');
    expect(shown()).toMatchObject({ screen: 'naming', isBusy: false });
    remote.send({ type: 'naming.cancelled' });
    expect(shown()).toMatchObject({ screen: 'selecting', ticked: [one] });
    expect(addWatchlist.calls).toEqual([]);
  });

  test('returns the current lists once accepted [DO-209 DO-210]', async () => {
    const { actor, addWatchlist, name, tick } = startCreation();
    tick(one, two);
    name('Mine');
    await addWatchlist.answer(accepted(answer(), 0));
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'saved',
      lists: watchlistListsOf(saved),
      addedId: saved.id,
      message: 'Saved.',
      schemes: [one, two],
    });
  });

  test('shows a refusal in its dialog, stops loading and raises no alert [DO-211 DO-424]', async () => {
    const { addWatchlist, name, notices, shown, tick } = startCreation();
    tick(one);
    name('Mine');
    await addWatchlist.answer(refused('You already have a watchlist with this name.', '051'));
    expect(shown()).toMatchObject({
      screen: 'naming',
      isBusy: false,
      isUncertain: false,
      notice: { kind: 'refused', text: 'You already have a watchlist with this name.' },
    });
    expect(notices).toEqual([]);
  });

  test('stops loading without an alert after the client’s own 011, because the list may be saved [DO-211]', async () => {
    const { addWatchlist, name, notices, shown, tick } = startCreation();
    tick(one);
    name('Mine');
    await addWatchlist.answer(refused('inter error', '011'));
    expect(shown()).toMatchObject({
      screen: 'naming',
      isBusy: false,
      isUncertain: true,
      notice: { kind: 'lostAnswer' },
    });
    expect(notices).toEqual([]);
  });
});

describe('a list with a lost answer', () => {
  const startAfterLostAnswer = async () => {
    const run = startCreation();
    run.tick(one, two);
    run.name('Mine');
    await run.addWatchlist.answer(noAnswer);
    run.remote.send({ type: 'name.submitted', name: 'Mine' });
    return run;
  };

  test('is searched before it is sent again, and is not sent if it exists', async () => {
    const { actor, addWatchlist, listWatchlistSchemes, shown } = await startAfterLostAnswer();
    expect(shown().isBusy).toBe(true);
    expect([addWatchlist.calls.length, listWatchlistSchemes.calls.length]).toEqual([1, 1]);
    await listWatchlistSchemes.answer(accepted(watchlistsAnswer(watchlistListsOf(saved)), 0));
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'saved', addedId: saved.id, message: '' });
    expect(addWatchlist.calls).toHaveLength(1);
  });

  test.each([
    ['an older list', { ...saved, id: 'old' }],
    ['a list with another name', { ...saved, label: 'Other' }],
    ['a list with other schemes', { ...saved, scheme_list: [{ scheme_code: one.scheme_code }] }],
  ])('is sent again if it does not exist: %s does not count', async (_, other) => {
    const { addWatchlist, listWatchlistSchemes, shown } = await startAfterLostAnswer();
    await listWatchlistSchemes.answer(accepted(watchlistsAnswer(watchlistListsOf(other)), 0));
    expect(addWatchlist.calls).toHaveLength(2);
    await addWatchlist.answer(refused('You already have a watchlist with this name.', '051'));
    expect(shown()).toMatchObject({
      screen: 'naming',
      notice: { text: 'You already have a watchlist with this name.' },
    });
  });

  test('is not sent while the lists cannot be loaded, and the failure is shown', async () => {
    const { addWatchlist, listWatchlistSchemes, shown } = await startAfterLostAnswer();
    await listWatchlistSchemes.answer(noAnswer);
    expect(shown()).toMatchObject({ screen: 'naming', isBusy: false, notice: { kind: 'connectivity' } });
    expect(addWatchlist.calls).toHaveLength(1);
  });
});
