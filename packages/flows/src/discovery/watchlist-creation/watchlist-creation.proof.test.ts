import { WATCHLIST_NAME_MAX_LENGTH, type AddWatchlistRequest } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import {
  portFailure,
  isPortDone,
  draftUnchangedByFailure,
  noConcurrentCalls,
  everyFailureShown,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { isRefusal } from '../../kit/port.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { watchlistCreationMachine as chart } from './watchlist-creation.machine.ts';
import { watchlistCreationJourneys, watchlistCreationWorld } from './watchlist-creation.scenarios.ts';

type Context = ContextFrom<typeof chart>;

/** INV-34: at least one scheme and at most the limit, and a name of one to thirty characters. */
const savesAllowedWatchlist: Monitor<Context, null> = {
  name: 'INV-34',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'addWatchlist');
    if (!start) return null;
    const { scheme_watchlist: schemes, watchlist_name: name } = start.request as AddWatchlistRequest;
    if (schemes.length === 0) throwViolation('a list without schemes is saved');
    if (schemes.length > Math.max(edge.to.context.limit, 1)) throwViolation('more schemes than are allowed are saved');
    if (new Set(schemes.map(({ _id }) => _id)).size < schemes.length) throwViolation('a scheme is saved twice');
    if (name.trim() === '' || name.length > WATCHLIST_NAME_MAX_LENGTH) throwViolation(`"${name}" is no valid name`);
    return null;
  },
};

/** INV-58 for a call without a key: after a lost answer the lists are loaded before anything is sent again. */
const checksBeforeResending: Monitor<Context, boolean> = {
  name: 'check before resending',
  start: false,
  step(isLost, edge) {
    if (startedCall(edge, 'addWatchlist') && isLost && !isPortDone(edge, 'listWatchlistSchemes'))
      throwViolation('a list with a lost answer is sent again without a check');
    const failure = portFailure(edge, 'addWatchlist');
    return isLost || (failure !== null && !isRefusal(failure));
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(watchlistCreationJourneys, watchlistCreationWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(watchlistCreationJourneys, watchlistCreationWorld);
  for (const { title, run } of [
    ...prove(savesAllowedWatchlist, {
      'the limit is ignored': chart.provide({ guards: { isBelowSchemeLimit: () => true } }),
      'a scheme is ticked twice': chart.provide({ guards: { isSchemeTicked: () => false } }),
      'every name is accepted': chart.provide({ guards: { isWatchlistNameValid: () => true } }),
      'the last tick can be removed and the name remains': chart.provide({
        guards: { isOnlyTickedScheme: () => false },
      }),
    }),
    ...prove(checksBeforeResending, {
      'a lost answer counts as a refusal': chart.provide({ actions: { markSaveUncertain: () => undefined } }),
    }),
    ...prove(noConcurrentCalls<Context>(['addWatchlist'], [{ type: 'name.submitted', name: 'My picks' }]), {
      'a second press sends it again': mutant(chart, 'saving', {
        on: { 'name.submitted': { target: 'saving', reenter: true } },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ ticked, name }) => ({ ticked, name })),
      { 'a failure clears the ticks': chart.provide({ actions: { setNameNotice: assign({ ticked: [] }) } }) },
    ),
    ...prove(everyFailureShown<Context>(), {
      'a failure is not shown': chart.provide({ actions: { setNameNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
