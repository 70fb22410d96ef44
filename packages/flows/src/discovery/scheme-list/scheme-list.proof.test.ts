import type { ListSchemesRequest } from '@folioflow/api/contract';
import type { ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { portFailure, draftUnchangedByFailure, startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, walk, type Monitor } from '../../model-testing/walk.ts';
import { schemeListJourneys, schemeListWorld } from './scheme-list.scenarios.ts';

const chart = schemeListJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
/**
 * INV-61, INV-62: files are requested in sequence, a failure removes no scheme, and the list is not called empty before
 * an answer.
 */
const filesInSequence: Monitor<Context, number> = {
  name: 'INV-61',
  start: 0,
  step(next, edge) {
    const { from, to } = edge;
    if (portFailure(edge) && from && to.context.schemes !== from.context.schemes)
      throwViolation('a failure changes the list');
    const start = startedCall(edge, 'listSchemes');
    if (!start) return next;
    if (from?.children['listSchemes'] && to.children['listSchemes'] === from.children['listSchemes'])
      throwViolation('two files are requested at once');
    const { file_index } = start.request as ListSchemesRequest;
    if (file_index !== 0 && file_index !== to.context.fileIndex) throwViolation('a file is skipped');
    return file_index;
  },
};
describe('invariants', () => {
  const prove = createProver(schemeListJourneys, schemeListWorld);
  for (const { title, run } of [
    ...prove(filesInSequence, {
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
      draftUnchangedByFailure<Context>(({ filters, page }) => ({ filters, page })),
      {
        'a failure clears the filters': mutant(chart, 'loaded.stalled', { entry: 'clearFilters' }),
      },
    ),
  ])
    test(title, run);

  test('INV-63: Previous, Next and Refresh are enabled exactly when the chart accepts their events', () => {
    const { routes } = walk(schemeListJourneys, schemeListWorld, filesInSequence);
    for (const { snapshot } of routes) {
      const view = schemeListJourneys.flow.view(snapshot as Parameters<typeof schemeListJourneys.flow.view>[0], {});
      if (view.screen !== 'loaded') continue;
      const types = ['page.previousRequested', 'page.nextRequested', 'reload.requested'];
      expect([view.canGoBack, view.canGoOn, view.canReload]).toEqual(types.map((type) => snapshot.can({ type })));
    }
  });
});
