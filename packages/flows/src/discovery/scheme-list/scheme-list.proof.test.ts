import type { ListSchemesRequest } from '@folioflow/api/contract';
import type { ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failureAt, keepsDraft, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import { schemeListJourneys, schemeListWorld } from './scheme-list.scenarios.ts';

const chart = schemeListJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
/** INV-61, INV-62: a file is asked for one after another, a failure takes nothing away, and nothing is empty before an answer. */
const oneFileAtATime: Monitor<Context, number> = {
  name: 'INV-61',
  start: 0,
  step(next, edge) {
    const { from, to } = edge;
    if (failureAt(edge) && from && to.context.schemes !== from.context.schemes) violated('a failure changed the list');
    const start = startOf(edge, 'listSchemes');
    if (!start) return next;
    if (from?.children['listSchemes'] && to.children['listSchemes'] === from.children['listSchemes'])
      violated('two files are asked for at once');
    const { file_index } = start.request as ListSchemesRequest;
    if (file_index !== 0 && file_index !== to.context.fileIndex) violated('a file is left out');
    return file_index;
  },
};
describe('invariants', () => {
  const prove = proving(schemeListJourneys, schemeListWorld);
  for (const { title, run } of [
    ...prove(oneFileAtATime, {
      'a failed file empties the list': mutant(chart, 'loaded.fetching', {
        invoke: {
          id: 'listSchemes',
          src: 'listSchemes',
          input: { request: { file_index: 9 } },
          onDone: 'complete',
          onError: 'stalled',
        },
      }),
    }),
    ...prove(
      keepsDraft<Context>(({ filters, page }) => ({ filters, page })),
      {
        'a failure clears the filters': mutant(chart, 'loaded.stalled', { entry: 'clearFilters' }),
      },
    ),
  ])
    test(title, run);

  test('INV-63: Previous, Next and Refresh are offered exactly where the chart takes them', () => {
    const { routes } = walk(schemeListJourneys, schemeListWorld, oneFileAtATime);
    for (const { snapshot } of routes) {
      const view = schemeListJourneys.flow.view(snapshot as Parameters<typeof schemeListJourneys.flow.view>[0], {});
      if (view.screen !== 'loaded') continue;
      const types = ['page.previousRequested', 'page.nextRequested', 'reload.requested'];
      expect([view.canGoBack, view.canGoOn, view.canReload]).toEqual(types.map((type) => snapshot.can({ type })));
    }
  });
});
