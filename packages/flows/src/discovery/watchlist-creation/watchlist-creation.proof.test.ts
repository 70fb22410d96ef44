import { WATCHLIST_NAME_MAX_LENGTH, type AddWatchlistRequest } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { failureAt, isDone, keepsDraft, oneAtATime, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { isRefusal } from '../../kit/port.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { watchlistCreationMachine as chart } from './watchlist-creation.machine.ts';
import { watchlistCreationJourneys, watchlistCreationWorld } from './watchlist-creation.scenarios.ts';

type Context = ContextFrom<typeof chart>;

/** INV-34: one to as many schemes as are allowed, and a name with something in it, of thirty characters at most. */
const savesWhatIsAllowed: Monitor<Context, null> = {
  name: 'INV-34',
  start: null,
  step(_, edge) {
    const start = startOf(edge, 'addWatchlist');
    if (!start) return null;
    const { scheme_watchlist: schemes, watchlist_name: name } = start.request as AddWatchlistRequest;
    if (schemes.length === 0) violated('a list without schemes is saved');
    if (schemes.length > Math.max(edge.to.context.limit, 1)) violated('more schemes than are allowed are saved');
    if (new Set(schemes.map(({ _id }) => _id)).size < schemes.length) violated('a scheme is saved twice');
    if (name.trim() === '' || name.length > WATCHLIST_NAME_MAX_LENGTH) violated(`"${name}" is no name`);
    return null;
  },
};

/** INV-58 of a call without a key: after a lost answer nothing is sent again before the lists were looked at. */
const looksBeforeItSendsAgain: Monitor<Context, boolean> = {
  name: 'looks first',
  start: false,
  step(isLost, edge) {
    if (startOf(edge, 'addWatchlist') && isLost && !isDone(edge, 'listWatchlistSchemes'))
      violated('a list whose answer was lost is sent again unseen');
    const failure = failureAt(edge, 'addWatchlist');
    return isLost || (failure !== null && !isRefusal(failure));
  },
};

describe('invariants', () => {
  const prove = proving(watchlistCreationJourneys, watchlistCreationWorld);
  for (const { title, run } of [
    ...prove(savesWhatIsAllowed, {
      'every tick is taken': chart.provide({ guards: { isWithinLimit: () => true } }),
      'a scheme is ticked twice': chart.provide({ guards: { isTicked: () => false } }),
      'every name is taken': chart.provide({ guards: { isNameValid: () => true } }),
      'the last tick may go and the name stays': chart.provide({ guards: { isLastTicked: () => false } }),
    }),
    ...prove(looksBeforeItSendsAgain, {
      'a lost answer is a refusal': chart.provide({ actions: { markSaveUncertain: () => undefined } }),
    }),
    ...prove(oneAtATime<Context>(['addWatchlist'], [{ type: 'name.submitted', name: 'My picks' }]), {
      'a second press sends it again': mutant(chart, 'saving', {
        on: { 'name.submitted': { target: 'saving', reenter: true } },
      }),
    }),
    ...prove(
      keepsDraft<Context>(({ ticked, name }) => ({ ticked, name })),
      { 'a failure clears the ticks': chart.provide({ actions: { setNotice: assign({ ticked: [] }) } }) },
    ),
    ...prove(saysWhatFailed<Context>(), {
      'a failure says nothing': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
