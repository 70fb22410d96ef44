import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { draftUnchangedByFailure, everyFailureShown, startedCall } from '../../model-testing/monitors.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { holdingPageMachine as chart } from './holding-page.machine.ts';
import { holdingPageJourneys, holdingPageWorld } from './holding-page.scenarios.ts';

type Context = ContextFrom<typeof chart>;

/** Decision 024: nothing is requested for a holding that the provider has not listed. */
const requestsOnlyForListedHolding: Monitor<Context, null> = {
  name: 'INV-71',
  start: null,
  step(_, edge) {
    const started = startedCall(edge, 'listTransactions') ?? startedCall(edge, 'listOrders');
    if (started !== undefined && edge.to.context.valued === null)
      throwViolation('transactions are requested without a holding');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(holdingPageJourneys, holdingPageWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(holdingPageJourneys, holdingPageWorld);
  for (const { title, run } of [
    ...prove(requestsOnlyForListedHolding, {
      'an unlisted holding is opened': chart.provide({ guards: { isHoldingListed: () => true } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ valued, orders }) => ({ valued, orders })),
      {
        'failed orders clear the holding': chart.provide({ actions: { setOrdersNotice: assign({ valued: null }) } }),
      },
    ),
    ...prove(everyFailureShown<Context>(holdingPageWorld.isFailureShown), {
      'a failure of the orders is not shown': chart.provide({ actions: { setOrdersNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
