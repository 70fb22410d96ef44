import type { ModifyWatchlistRequest } from '@folioflow/api/contract';
import type { ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { requiredValue } from '../../kit/required-value.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import {
  everyFailureShown,
  isPortDone,
  noConcurrentCalls,
  portFailure,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { schemeWatchlistsMachine as chart } from './scheme-watchlists.machine.ts';
import { toggleRequest } from './scheme-watchlists.rules.ts';
import { schemeWatchlistsJourneys, schemeWatchlistsWorld } from './scheme-watchlists.scenarios.ts';

type Context = ContextFrom<typeof chart>;

const findList = ({ lists }: Pick<Context, 'lists'>, id: string) =>
  lists.scheme_watch_list.find((each) => each.id === id);

/** INV-34 for a change: at least one scheme and at most the limit, no scheme twice, and the other schemes unchanged. */
const savesAllowedChange: Monitor<Context, null> = {
  name: 'INV-34',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'modifyWatchlist');
    if (!start) return null;
    const { watchlist_id: id, watchlist_name: name, scheme_watchlist: sent } = start.request as ModifyWatchlistRequest;
    const { context } = edge.to;
    const list = findList(context, id);
    const codes = sent.map(({ scheme_code }) => scheme_code);
    const others = (all: readonly string[]) => all.filter((code) => code !== context.scheme.code).join();
    if (codes.length === 0) throwViolation('a list loses its last scheme');
    if (codes.length > context.limit) throwViolation('a list gets more schemes than are allowed');
    if (new Set(codes).size < codes.length) throwViolation('a list contains a scheme twice');
    if (name !== list?.label) throwViolation('a list is renamed');
    if (others(codes) !== others(list?.scheme_list.map(({ scheme_code }) => scheme_code) ?? []))
      throwViolation('other schemes of the list are changed');
    return null;
  },
};

/** INV-58 for a call without a key: after a lost answer the lists are loaded before anything else is changed. */
const checksBeforeNextChange: Monitor<Context, boolean> = {
  name: 'check before the next change',
  start: false,
  step(isLost, edge) {
    if (startedCall(edge, 'modifyWatchlist') && isLost)
      throwViolation('a list is changed before a lost change is checked');
    const failure = portFailure(edge, 'modifyWatchlist');
    if (failure !== null) return failure.kind !== 'refused';
    return isLost && !isPortDone(edge, 'listWatchlistSchemes');
  },
};

/** Every accepted change is in the output, so that the page below shows the lists as saved. */
const returnsSavedLists: Monitor<Context, boolean> = {
  name: 'saved lists returned',
  start: false,
  step(hasSaved, edge) {
    const isSaved = hasSaved || isPortDone(edge, 'modifyWatchlist');
    if (isSaved && edge.to.output !== undefined && edge.to.context.savedLists === null)
      throwViolation('the dialog ends without the saved lists');
    return isSaved;
  },
};

/** The chart without the check of limit and last scheme. */
const unlimited = mutant(
  chart.provide({ guards: { canChangeWatchlist: ({ context }, id) => findList(context, id) !== undefined } }),
  'changing',
  {
    invoke: {
      id: 'modifyWatchlist',
      src: 'modifyWatchlist',
      input: ({ context }: { context: Context }) => ({
        request: toggleRequest(requiredValue(findList(context, context.changedId), 'changedWatchlist'), context),
      }),
      onDone: 'choosing',
      onError: 'choosing',
    },
  },
);

describe('contract', () => {
  for (const { title, run } of flowContract(schemeWatchlistsJourneys, schemeWatchlistsWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(schemeWatchlistsJourneys, schemeWatchlistsWorld);
  const [taxSaving] = schemeWatchlistsWorld.events['list.toggled'].slice(1);
  for (const { title, run } of [
    ...prove(savesAllowedChange, { 'limit and last scheme are ignored': unlimited }),
    ...prove(checksBeforeNextChange, {
      'a lost answer counts as a refusal': chart.provide({ guards: { isProviderRefusal: () => true } }),
    }),
    ...prove(returnsSavedLists, {
      'an accepted change is not stored': chart.provide({ actions: { setSavedLists: () => undefined } }),
    }),
    ...prove(noConcurrentCalls<Context>(['modifyWatchlist'], [{ type: 'list.toggled', ...taxSaving }]), {
      'a second press sends it again': mutant(chart, 'changing', {
        on: { 'list.toggled': { target: 'changing', reenter: true } },
      }),
    }),
    ...prove(everyFailureShown<Context>(), {
      'a failure is not shown': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
