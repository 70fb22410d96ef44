import { WATCHLIST_NAME_MAX_LENGTH, type ModifyWatchlistRequest } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { requiredValue } from '../../kit/required-value.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import {
  draftUnchangedByFailure,
  everyFailureShown,
  noConcurrentCalls,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { watchlistRenamingMachine as chart } from './watchlist-renaming.machine.ts';
import { watchlistRenamingJourneys, watchlistRenamingWorld } from './watchlist-renaming.scenarios.ts';

type Context = ContextFrom<typeof chart>;

const { watchlist: renamed } = requiredValue(watchlistRenamingWorld.inputs[0], 'input');

/** INV-34 for a change: a name of one to thirty characters, and the schemes of the list unchanged. */
const sendsNameOnly: Monitor<Context, null> = {
  name: 'INV-34',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'modifyWatchlist');
    if (!start) return null;
    const { watchlist_id: id, watchlist_name: name, scheme_watchlist: sent } = start.request as ModifyWatchlistRequest;
    if (name === '' || name !== name.trim() || name.length > WATCHLIST_NAME_MAX_LENGTH)
      throwViolation(`"${name}" is no valid name`);
    if (id !== renamed.id) throwViolation('another list is renamed');
    if (
      sent.map(({ scheme_code }) => scheme_code).join() !==
      renamed.scheme_list.map(({ scheme_code }) => scheme_code).join()
    )
      throwViolation('the schemes of the list are changed');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(watchlistRenamingJourneys, watchlistRenamingWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(watchlistRenamingJourneys, watchlistRenamingWorld);
  for (const { title, run } of [
    ...prove(sendsNameOnly, {
      'every name is accepted': chart.provide({ guards: { isWatchlistNameValid: () => true } }),
      'surrounding spaces are sent': chart.provide({
        actions: { setWatchlistName: assign((_, name: string) => ({ name, notice: null })) },
      }),
      'the schemes are removed': chart.provide({
        actions: {
          setWatchlistName: assign(({ context }, name: string) => ({
            name: name.trim(),
            watchlist: { ...context.watchlist, scheme_list: [] },
          })),
        },
      }),
    }),
    ...prove(noConcurrentCalls<Context>(['modifyWatchlist'], [{ type: 'name.submitted', name: 'Retirement' }]), {
      'a second press sends it again': mutant(chart, 'saving', {
        on: { 'name.submitted': { target: 'saving', reenter: true } },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ name }) => name),
      { 'a failure clears the name': chart.provide({ actions: { setNotice: assign({ name: '' }) } }) },
    ),
    ...prove(everyFailureShown<Context>(), {
      'a failure is not shown': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
