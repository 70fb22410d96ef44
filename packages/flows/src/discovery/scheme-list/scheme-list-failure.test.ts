import type { FilterLists, ListSchemesAnswer, ListSchemesRequest } from '@folioflow/api/contract';
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { observeFlow, observeNotices } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import { serverNotice } from '../../parts/server-notice/index.ts';
import { schemeList } from './index.ts';

const lists: FilterLists = {
  amc_list: [],
  amc_category: [],
  amc_risk: [],
  growth_percentage: [],
  minimum_investment: [],
  investment_method: [],
};

test('a failed list shows each error for five seconds and stores code -1 without a text [DO-019]', async () => {
  const listSchemes = heldPort<ListSchemesRequest, ListSchemesAnswer>();
  const flow = schemeList({ listSchemes: listSchemes.port });
  const actor = createActor(flow.machine, { input: { lists, kept: null } });
  const clock = new SimulatedClock();
  const host = serverNotice();
  const notices = createActor(host.machine, { clock }).start();
  let count = 0;
  observeNotices(actor, ({ kind, text }) =>
    notices.send({ type: 'notice.raised', id: `notice-${(count += 1)}`, kind, text }),
  );
  actor.start();
  await listSchemes.fail({ kind: 'http', status: 400, errors: ['a', 'b'] });

  const shown = observeFlow(host, notices);
  expect(shown.get()).toMatchObject({
    notifications: [
      { kind: 'danger', text: 'a' },
      { kind: 'danger', text: 'b' },
    ],
  });
  clock.increment(5000);
  expect(shown.get()).toEqual({ screen: 'quiet' });
  expect(actor.getSnapshot().context.failure).toEqual({ code: '-1', messageText: '' });
});
