import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isDone, keepsDraft, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { watchlistsMachine as chart } from './watchlists.machine.ts';
import { listOfValue } from './watchlists.rules.ts';
import { watchlistsJourneys, watchlistsWorld } from './watchlists.scenarios.ts';

type Context = ContextFrom<typeof chart>;

/** Further files come one after another, each once. */
const filesInOrder: Monitor<Context, { asked: number; next: number }> = {
  name: 'INV-61',
  start: { asked: 0, next: 0 },
  step(before, edge) {
    const next = isDone(edge, 'listSchemesOfWatchlists') ? before.asked + 1 : before.next;
    const start = startOf(edge, 'listSchemesOfWatchlists');
    if (!start) return { ...before, next };
    const { file_index: asked } = start.request as { file_index: number };
    if (asked !== 0 && asked !== next) violated('a file is left out, or asked for again');
    if (asked !== 0 && edge.to.context.isComplete) violated('a file is asked for though nothing more comes');
    return { asked, next };
  },
};

/** INV-32 of this page, DO-189: advice is asked for on a list that is picked and has none. */
const advisesOnAPickedList: Monitor<Context, null> = {
  name: 'DO-189',
  start: null,
  step(_, { to }) {
    if (to.value === 'advising' && listOfValue(to.context.lists, to.context.picked)?.subscription_enabled === true)
      violated('a list that has advice is asked for it again');
    return null;
  },
};

describe('invariants', () => {
  const prove = proving(watchlistsJourneys, watchlistsWorld);
  for (const { title, run } of [
    ...prove(filesInOrder, {
      'files are not counted': chart.provide({
        actions: { appendSchemes: assign({ schemes: ({ context }) => [...context.schemes] }) },
      }),
    }),
    ...prove(advisesOnAPickedList, {
      'whatever is picked': chart.provide({ guards: { hasUnadvisedWatchlist: () => true } }),
    }),
    ...prove(
      keepsDraft<Context>(({ lists, picked, isAdding }) => ({ lists, picked, isAdding })),
      { 'a failure forgets the pick': chart.provide({ actions: { setNotice: assign({ picked: '' }) } }) },
    ),
    ...prove(saysWhatFailed<Context>(), {
      'a failure says nothing': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
