import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isPortDone, draftUnchangedByFailure, everyFailureShown, startedCall } from '../../model-testing/monitors.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { watchlistsMachine as chart } from './watchlists.machine.ts';
import { findWatchlist } from './watchlists.rules.ts';
import { watchlistsJourneys, watchlistsWorld } from './watchlists.scenarios.ts';

type Context = ContextFrom<typeof chart>;

/** Further files are requested in sequence, each once. */
const filesInOrder: Monitor<Context, { highestFileIndex: number; next: number }> = {
  name: 'INV-61',
  start: { highestFileIndex: 0, next: 0 },
  step(before, edge) {
    const next = isPortDone(edge, 'listSchemesOfWatchlists') ? before.highestFileIndex + 1 : before.next;
    const start = startedCall(edge, 'listSchemesOfWatchlists');
    if (!start) return { ...before, next };
    const { file_index: highestFileIndex } = start.request as { file_index: number };
    if (highestFileIndex !== 0 && highestFileIndex !== next) throwViolation('a file is skipped or requested again');
    if (highestFileIndex !== 0 && edge.to.context.isComplete) throwViolation('a file is requested after the last one');
    return { highestFileIndex, next };
  },
};

/** INV-32 of this page, DO-189: advice is requested only for a picked list without advice. */
const advisesOnlyUnadvisedList: Monitor<Context, null> = {
  name: 'DO-189',
  start: null,
  step(_, { to }) {
    if (to.value === 'advising' && findWatchlist(to.context.lists, to.context.picked)?.subscription_enabled === true)
      throwViolation('advice is requested for a list that has it');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(watchlistsJourneys, watchlistsWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(watchlistsJourneys, watchlistsWorld);
  for (const { title, run } of [
    ...prove(filesInOrder, {
      'the file index does not increase': chart.provide({
        actions: { appendSchemes: assign({ schemes: ({ context }) => [...context.schemes] }) },
      }),
    }),
    ...prove(advisesOnlyUnadvisedList, {
      'every list can be advised': chart.provide({ guards: { isPickedWatchlistUnadvised: () => true } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ lists, picked, isAdding }) => ({ lists, picked, isAdding })),
      { 'a failure clears the pick': chart.provide({ actions: { setNotice: assign({ picked: '' }) } }) },
    ),
    ...prove(everyFailureShown<Context>(), {
      'a failure is not shown': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
