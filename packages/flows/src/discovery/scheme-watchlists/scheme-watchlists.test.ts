import { describe, expect, test } from 'vitest';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { sampleScheme } from '../scheme-list/scheme-list.scenarios.ts';
import {
  sampleWatchlist,
  watchlistListsOf,
  watchlistsAnswer,
} from '../watchlist-creation/watchlist-creation.scenarios.ts';
import { schemeWatchlists } from './scheme-watchlists.flow.ts';
import { membershipOf, toggleRequest } from './scheme-watchlists.rules.ts';

const [own, other] = [sampleScheme(0), sampleScheme(1)];
const scheme = { isin: own.scheme_isin, code: own.scheme_code, name: own.scheme_name };
const known = { scheme, schemes: [own], limit: 2 };

describe('the membership of a scheme', () => {
  test('counts another option of the same scheme, which its removal removes too (A77)', () => {
    const option = own.scheme_master.find(({ param_scheme_code }) => param_scheme_code !== own.scheme_code);
    const master = option ?? { param_scheme_code: 'OPTION' };
    const withOption = { ...own, scheme_master: [master] };
    const list = {
      ...sampleWatchlist('A', [other]),
      scheme_list: [{ scheme_code: master.param_scheme_code }, { scheme_code: other.scheme_code }],
    };
    const knowing = { ...known, schemes: [withOption] };
    expect(membershipOf(list, knowing)).toMatchObject({ isIncluded: true, obstacle: null });
    expect(toggleRequest(list, knowing).scheme_watchlist).toEqual([{ scheme_code: other.scheme_code }]);
    expect(membershipOf(list, { ...known, schemes: [] })).toMatchObject({ isIncluded: false });
  });

  test('has an obstacle in a full list and in a list that would lose its only scheme', () => {
    expect(membershipOf(sampleWatchlist('A', [other, sampleScheme(2)]), known).obstacle).toBe('full');
    expect(membershipOf(sampleWatchlist('A', [own]), known).obstacle).toBe('last');
    expect(membershipOf(sampleWatchlist('A', []), known).obstacle).toBeNull();
  });
});

describe('a change', () => {
  const start = async () => {
    const run = startFlow(schemeWatchlists, { scheme });
    const list = sampleWatchlist('A', [other], { label: 'Long term' });
    await run.ports.listWatchlistSchemes.answer(accepted(watchlistsAnswer(watchlistListsOf(list), [other]), 0));
    return { ...run, list };
  };

  test('sends the name and all codes of the list', async () => {
    const { send, ports, list } = await start();
    send({ type: 'list.toggled', id: list.id });
    send({ type: 'list.toggled', id: list.id });
    expect(ports.modifyWatchlist.calls.map(({ request }) => request)).toEqual([
      {
        watchlist_id: list.id,
        watchlist_name: 'Long term',
        request_mode: 'modify',
        scheme_watchlist: [{ scheme_code: other.scheme_code }, { scheme_code: own.scheme_code }],
      },
    ]);
  });

  test('with a lost answer loads the lists again instead of sending it again', async () => {
    const { send, ports, view, list } = await start();
    send({ type: 'list.toggled', id: list.id });
    await ports.modifyWatchlist.fail({ kind: 'unreachable', errors: [] });
    const saved = { ...list, scheme_list: [...list.scheme_list, { scheme_code: own.scheme_code }] };
    await ports.listWatchlistSchemes.answer(accepted(watchlistsAnswer(watchlistListsOf(saved), [other]), 0));
    expect(view()).toMatchObject({ memberships: [{ isIncluded: true }], notice: null, isBusy: false });
    expect(ports.modifyWatchlist.calls).toHaveLength(1);
  });
});
