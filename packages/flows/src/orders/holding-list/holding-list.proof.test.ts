import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { draftUnchangedByFailure, everyFailureShown, isPortDone, startedCall } from '../../model-testing/monitors.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { holdingListMachine as chart } from './holding-list.machine.ts';
import { holdingListJourneys, holdingListWorld } from './holding-list.scenarios.ts';
import { valueHoldings } from './value-holdings.ts';

type Context = ContextFrom<typeof chart>;

/** A return is computed from the transactions that belong to the shown holdings, never from older ones. */
const returnsOnlyFromTransactions: Monitor<Context, { hasTransactions: boolean }> = {
  name: 'INV-70',
  start: { hasTransactions: false },
  step({ hasTransactions }, edge) {
    const isKnown =
      isPortDone(edge, 'listTransactions') || (hasTransactions && startedCall(edge, 'listTransactions') === undefined);
    const { annualReturn, valued } = edge.to.context;
    if (!isKnown && edge.to.value !== 'loading' && valued.some((each) => each.annualReturn !== null))
      throwViolation('a return is shown without its transactions');
    if (isPortDone(edge, 'listTransactions') && annualReturn === null) throwViolation('the return is missing');
    return { hasTransactions: isKnown };
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(holdingListJourneys, holdingListWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(holdingListJourneys, holdingListWorld);
  for (const { title, run } of [
    ...prove(returnsOnlyFromTransactions, {
      'the transactions are dropped': chart.provide({ actions: { setTransactions: () => undefined } }),
      'holdings have a return before their transactions': chart.provide({
        actions: {
          setHoldings: assign((_, { result }) => ({
            valued: valueHoldings(result).map((each) => ({
              ...each,
              annualReturn: { kind: 'rate', rate: 0 } as const,
            })),
          })),
        },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ valued, order, history }) => ({ valued, order, history })),
      {
        'failed transactions clear the holdings': chart.provide({
          actions: { setTransactionsNotice: assign({ valued: [] }) },
        }),
      },
    ),
    ...prove(everyFailureShown<Context>(holdingListWorld.isFailureShown), {
      'a failure of the history is not shown': chart.provide({ actions: { setHistoryNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
