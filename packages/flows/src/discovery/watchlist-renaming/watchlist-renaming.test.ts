import { expect, test } from 'vitest';
import { refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { sampleWatchlist } from '../watchlist-creation/watchlist-creation.scenarios.ts';
import { watchlistRenaming } from './watchlist-renaming.flow.ts';

test('a new name is sent without surrounding spaces and with all schemes of the list, once', async () => {
  const watchlist = { ...sampleWatchlist('A', []), scheme_list: [{ scheme_code: 'SC01' }, { scheme_code: 'SC02' }] };
  const { send, ports, view } = startFlow(watchlistRenaming, { watchlist });
  send({ type: 'name.submitted', name: '   ' });
  send({ type: 'name.submitted', name: ' Retirement ' });
  send({ type: 'name.submitted', name: 'Another' });
  expect(ports.modifyWatchlist.calls.map(({ request }) => request)).toEqual([
    {
      watchlist_id: watchlist.id,
      watchlist_name: 'Retirement',
      request_mode: 'modify',
      scheme_watchlist: [{ scheme_code: 'SC01' }, { scheme_code: 'SC02' }],
    },
  ]);
  await ports.modifyWatchlist.answer(refused('You already have a watchlist with this name.', '051'));
  expect(view()).toMatchObject({ screen: 'naming', notice: { text: 'You already have a watchlist with this name.' } });
});
