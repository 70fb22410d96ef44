import { expect, test } from 'vitest';
import { startFlow } from '../../model-testing/start-flow.ts';
import { serverNotice } from '../../parts/page/server-notice/server-notice.flow.ts';
import { schemeList } from './scheme-list.flow.ts';
import { sampleLists } from './scheme-list.scenarios.ts';

test('a failed list shows each error for five seconds and stores code -1 without a text [DO-019]', async () => {
  const { actor, notices, ports } = startFlow(schemeList, { lists: sampleLists, storedText: null, search: '' });
  await ports.listSchemes.fail({ kind: 'http', status: 400, errors: ['a', 'b'] });

  const host = startFlow(serverNotice);
  notices.forEach(({ kind, text }, place) => host.send({ type: 'notice.raised', id: `notice-${place}`, kind, text }));
  expect(host.view()).toMatchObject({
    notifications: [
      { kind: 'danger', text: 'a' },
      { kind: 'danger', text: 'b' },
    ],
  });
  host.clock.increment(5000);
  expect(host.view()).toEqual({ screen: 'quiet' });
  expect(actor.getSnapshot().context['failure']).toEqual({ code: '-1', messageText: '' });
});
