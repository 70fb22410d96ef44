import { LISTED_ORDER_TYPES, type ListedOrderType } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import { allOrdersJourneys, allOrdersWorld } from './all-orders.scenarios.ts';
import { ORDER_KINDS, ORDER_STAGES } from './all-orders.types.ts';

const chart = allOrdersJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;

const isKnown = (values: readonly string[], options: readonly string[]) =>
  values.every((value) => options.includes(value));

/** The filter contains offered values only, whatever the address contains. */
const offeredFilterOnly: Monitor<Context, null> = {
  name: 'only offered filters',
  start: null,
  step(_, { to: { context } }) {
    const { kinds, stages } = context.filter;
    if (!isKnown(kinds, ORDER_KINDS) || !isKnown(stages, ORDER_STAGES)) throwViolation('an unknown value is a filter');
    return null;
  },
};

const retriedListOf = ({ step }: Edge<Context>): ListedOrderType | null =>
  'type' in step && step.type === 'list.retried' ? (step as unknown as { list: ListedOrderType }).list : null;

/** A list that is requested again leaves the page visible, and the lists continue to run. */
const retriesOneList: Monitor<Context, null> = {
  name: 'a retry concerns one list',
  start: null,
  step(_, edge) {
    const { from, to } = edge;
    const retried = retriedListOf(edge);
    if (from === null) return null;
    for (const list of LISTED_ORDER_TYPES) {
      if (to.children[list] !== from.children[list]) throwViolation('a list is started again');
      const isNew = to.context.retried.includes(list) && !from.context.retried.includes(list);
      if (retried !== null && isNew && list !== retried) throwViolation('another list is requested again');
    }
    if (retried !== null && !to.context.retried.includes(retried)) throwViolation('the retry is not recorded');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(allOrdersJourneys, allOrdersWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(allOrdersJourneys, allOrdersWorld);
  for (const { title, run } of [
    ...prove(offeredFilterOnly, {
      'a changed filter is not checked': chart.provide({
        actions: { setFilter: assign({ filter: { kinds: ['gold' as 'sip'], stages: [] } }) },
      }),
    }),
    ...prove(retriesOneList, {
      'every list is requested again': chart.provide({
        actions: { reloadLists: assign({ retried: LISTED_ORDER_TYPES }) },
      }),
      'a retry is not recorded': chart.provide({ actions: { reloadLists: () => undefined } }),
    }),
  ])
    test(title, run);
});
