import { CODES } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { sampleScheme, sampleSchemes } from '../scheme-list/scheme-list.scenarios.ts';
import {
  watchlistsAnswer,
  watchlistListsOf,
  sampleWatchlist,
} from '../watchlist-creation/watchlist-creation.scenarios.ts';
import { watchlists } from './watchlists.flow.ts';
import { WATCHLIST_MODES, type WatchlistsView } from './watchlists.types.ts';

const plain = sampleWatchlist('Plain', sampleSchemes(2));
const advised = sampleWatchlist('Advised', sampleSchemes(1, 2), { subscription_enabled: true });
const all = watchlistListsOf(plain, advised);

function startWatchlists(search = '') {
  const { ports, ...run } = startFlow(watchlists, { search });
  const { findPaidAdvice, listSchemesOfWatchlists: port } = ports;
  const viewing = (): Extract<WatchlistsView, { screen: 'viewing' }> => {
    const seen = run.view();
    if (seen.screen !== 'viewing') throw new Error(`The screen is ${seen.screen}.`);
    return seen;
  };
  const answer = (...told: Parameters<typeof watchlistsAnswer>) => port.answer(accepted(watchlistsAnswer(...told), 0));
  const pick = (value: string) => run.remote.send({ type: 'list.picked', value });
  const found = (storedText: string | null) => findPaidAdvice.answer(accepted(storedText, 0));
  return { ...run, answer, findPaidAdvice, found, pick, port, viewing };
}

describe('the page of the watchlists', () => {
  test('starts with its lists, none of them picked, and has two modes [DO-186 DO-187 DO-197]', async () => {
    const { answer, port, remote, view, viewing } = startWatchlists();
    expect(view()).toMatchObject({ screen: 'loading', mode: 'view watchlist' });
    expect(port.calls).toEqual([{ request: { file_index: 0 } }]);
    await answer(all, sampleSchemes(3));
    expect(viewing()).toMatchObject({
      lists: [
        { value: 'watch-Plain', label: 'Plain' },
        { value: 'watch-Advised', label: 'Advised' },
      ],
      picked: null,
      canAskForAdvice: false,
    });
    remote.send({ type: 'addition.requested' });
    expect(view()).toEqual({
      screen: 'adding',
      mode: 'add watchlist',
      search: '?mode=add',
      limit: 10,
      known: ['watch-Plain', 'watch-Advised'],
    });
    expect(WATCHLIST_MODES).toEqual(['view watchlist', 'add watchlist']);
  });

  test('shows the schemes of the picked list like the scheme list [DO-188]', async () => {
    const { answer, pick, port, viewing } = startWatchlists();
    await answer(all, sampleSchemes(3));
    pick('watch-Plain');
    expect(viewing().picked?.cards.map(({ id }) => id)).toEqual(['scheme-0', 'scheme-1']);
    expect(viewing().search).toBe('?list=watch-Plain');
    pick('watch-Advised');
    expect(viewing().picked?.cards.map(({ id }) => id)).toEqual(['scheme-2']);
    expect(port.calls).toHaveLength(1);
  });

  test('opens the list of its address, and none if that no longer exists', async () => {
    const pickedAt = async (search: string) => {
      const { answer, viewing } = startWatchlists(search);
      await answer(all, sampleSchemes(3));
      return viewing().picked?.watchlist.id;
    };
    expect(await pickedAt('?list=watch-Plain')).toBe('watch-Plain');
    expect(await pickedAt('?list=watch-Deleted')).toBeUndefined();
  });

  test('allows as many ticks as the provider [DO-205]', async () => {
    const { answer, remote, view } = startWatchlists();
    await answer(all, [], 5);
    remote.send({ type: 'addition.requested' });
    expect(view()).toMatchObject({ screen: 'adding', limit: 5 });
  });

  test('finds a scheme by the code of one of its options', async () => {
    const byOption = sampleWatchlist('Option', [], { scheme_list: [{ scheme_code: 'MF1-GR' }] });
    const { answer, viewing } = startWatchlists('?list=watch-Option');
    await answer(watchlistListsOf(byOption), sampleSchemes(3));
    expect(viewing().picked?.cards.map(({ id }) => id)).toEqual(['scheme-1']);
  });

  test('offers advice on a picked list without advice [DO-009 DO-189 DO-190]', async () => {
    const { answer, pick, remote, viewing } = startWatchlists();
    await answer(all, sampleSchemes(3));
    pick('watch-Advised');
    expect(viewing()).toMatchObject({ canAskForAdvice: false, picked: { isSubscribed: true } });
    pick('watch-Plain');
    expect(viewing()).toMatchObject({ canAskForAdvice: true, picked: { isSubscribed: false }, advising: null });
    remote.send({ type: 'advice.requested' });
    expect(viewing().advising).toMatchObject({ watchlist: plain });
    remote.send({ type: 'advice.left', isRefused: false });
    expect(viewing().advising).toBeNull();
  });

  test('offers the advisors and the plans of its answer [DO-197]', async () => {
    const { pick, port, remote, viewing } = startWatchlists();
    const { result, ...answer } = watchlistsAnswer(all, sampleSchemes(3));
    const list_pricing = [
      { id: 'P7', label: 'Quarterly, ₹499', value: 'P7' },
      { id: 'P8', label: 'Yearly, ₹1,499', value: 'P8' },
    ];
    const list_scheme_advisors = [{ _id: 'A7', description: 'Kiran Shah, debt funds', value: 'A7' }];
    await port.answer(accepted({ ...answer, result: { ...result, list_pricing, list_scheme_advisors } }, 0));
    pick('watch-Plain');
    remote.send({ type: 'advice.requested' });
    expect(viewing().advising).toMatchObject({ advisors: list_scheme_advisors, plans: list_pricing });
  });

  test('loads the lists again after advice was refused, because another tab may have bought it', async () => {
    const { answer, pick, found, port, remote, viewing } = startWatchlists();
    await answer(all, sampleSchemes(3));
    pick('watch-Plain');
    await found(null);
    remote.send({ type: 'advice.requested' });
    remote.send({ type: 'advice.left', isRefused: true });
    expect(viewing()).toMatchObject({ advising: null, isBusy: true });
    expect(port.calls).toHaveLength(2);
    await answer(watchlistListsOf({ ...plain, subscription_enabled: true }), sampleSchemes(3));
    expect(viewing()).toMatchObject({ canAskForAdvice: false, picked: { isSubscribed: true } });
  });

  test('requests further files until the picked list is complete, and then counts the missing schemes', async () => {
    const { answer, found, pick, port, viewing } = startWatchlists();
    await answer(all, sampleSchemes(1));
    expect(port.calls).toHaveLength(1);
    pick('watch-Plain');
    await found(null);
    expect(viewing()).toMatchObject({ isBusy: true, picked: { isComplete: false, missing: 0 } });
    await answer(all, [sampleScheme(2)]);
    expect(port.calls.map(({ request }) => request.file_index)).toEqual([0, 1, 2]);
    await answer(all, [sampleScheme(2)]);
    expect(viewing()).toMatchObject({ isBusy: false, picked: { isComplete: true, missing: 1 } });
    pick('watch-Advised');
    expect(viewing().picked).toMatchObject({ missing: 0, cards: [{ id: 'scheme-2' }] });
  });

  test('raises an alert for a refusal, stops loading, and loads again on request [DO-198]', async () => {
    const { answer, notices, port, remote, view, viewing } = startWatchlists();
    await port.answer(refused('Not today.', CODES.preconditionFailed));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Not today.' }]);
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Not today.' } });
    remote.send({ type: 'reload.requested' });
    await answer(all);
    expect(viewing().lists).toHaveLength(2);
  });

  test('shows the list and the mode of its address once they are loaded', async () => {
    const picked = startWatchlists('?list=watch-Advised');
    await picked.answer(all, sampleSchemes(3));
    expect(picked.viewing().picked?.watchlist.label).toBe('Advised');
    const adding = startWatchlists('?mode=add&page=2');
    expect(adding.view()).toMatchObject({ screen: 'loading', mode: 'add watchlist' });
    await adding.answer(all, sampleSchemes(3));
    expect(adding.view().screen).toBe('adding');
    const gone = startWatchlists('?list=watch-Gone');
    await gone.answer(all, sampleSchemes(3));
    expect(gone.viewing()).toMatchObject({ picked: null, search: '' });
  });
});

describe('an unconfirmed payment for advice', () => {
  test('is shown once a visit, as soon as its list is picked', async () => {
    const { answer, findPaidAdvice, found, pick, send, viewing } = startWatchlists();
    await answer(all, sampleSchemes(3));
    pick('watch-Plain');
    await found('a payment');
    expect(viewing().advising).toMatchObject({ watchlist: plain });
    send({ type: 'advice.left', isRefused: false });
    pick('watch-Advised');
    pick('watch-Plain');
    expect(viewing()).toMatchObject({ advising: null, canAskForAdvice: true });
    expect(findPaidAdvice.calls).toEqual([{ request: { watchlistId: plain.id } }]);
  });

  test('is shown when the address has its list, and never for an advised or unpicked list', async () => {
    const coming = startWatchlists('?list=watch-Plain');
    await coming.answer(all, sampleSchemes(3));
    await coming.found('a payment');
    expect(coming.viewing().advising).not.toBeNull();
    const { answer, findPaidAdvice, pick } = startWatchlists();
    await answer(all, sampleSchemes(3));
    pick('watch-Advised');
    pick('watch-Gone');
    expect(findPaidAdvice.calls).toEqual([]);
  });

  test('does not change the list if there is none, or if another list is picked meanwhile', async () => {
    const { answer, found, pick, viewing } = startWatchlists();
    await answer(all, sampleSchemes(3));
    pick('watch-Plain');
    pick('watch-Advised');
    await found('a payment');
    expect(viewing()).toMatchObject({ advising: null, picked: { watchlist: advised } });
  });
});

describe('a saved list', () => {
  const added = sampleWatchlist('New', [sampleScheme(7)]);
  const change = {
    lists: watchlistListsOf(plain, added),
    message: 'Saved.',
    addedId: added.id,
    schemes: [sampleScheme(7)],
  };

  test('leads back to view mode, is in the lists, is picked, and raises one message [DO-209 DO-210]', async () => {
    const { answer, notices, port, remote, viewing } = startWatchlists();
    await answer(all, sampleSchemes(3));
    remote.send({ type: 'addition.requested' });
    remote.send({ type: 'lists.changed', change });
    expect(viewing()).toMatchObject({
      mode: 'view watchlist',
      lists: [{ label: 'Plain' }, { label: 'New' }],
      picked: { watchlist: added, cards: [{ id: 'scheme-7' }] },
    });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'Saved.' }]);
    expect(port.calls).toHaveLength(1);
  });

  test('is reported by the page if the provider sends no message, and is requested if the answer has no lists', async () => {
    const { answer, notices, port, remote, viewing } = startWatchlists();
    await answer(all, sampleSchemes(3));
    remote.send({ type: 'addition.requested' });
    remote.send({ type: 'lists.changed', change: { ...change, lists: watchlistListsOf(), message: '' } });
    expect(viewing()).toMatchObject({
      hasSaved: true,
      isBusy: true,
      lists: [{ label: 'Plain' }, { label: 'Advised' }],
    });
    expect(port.calls).toHaveLength(2);
    await answer(change.lists, [...sampleSchemes(3), sampleScheme(7)]);
    expect(viewing()).toMatchObject({ hasSaved: true, picked: { watchlist: added } });
    expect(notices).toEqual([]);
  });

  test('is searched after a lost answer when the user leaves the ticks', async () => {
    const { answer, port, remote } = startWatchlists();
    await answer(all, sampleSchemes(3));
    remote.send({ type: 'addition.requested' });
    remote.send({ type: 'addition.left', isUncertain: false });
    expect(port.calls).toHaveLength(1);
    remote.send({ type: 'addition.requested' });
    remote.send({ type: 'addition.left', isUncertain: true });
    expect(port.calls).toHaveLength(2);
  });
});
