import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { draftUnchangedByFailure } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import {
  closedGateBlocks,
  failedLookUpLeavesUncertain,
  noActionAgainstFlag,
  orderStartedBySubmit,
} from '../../parts/order/order-confirmation/order-confirmation.monitors.ts';
import { sameDraftSameKey } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import { recentOrderInput } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import type { AdditionalInvestment } from './invest-more.types.ts';
import { investMoreMachine } from './invest-more.machine.ts';
import { investMoreJourneys, investMoreWorld } from './invest-more.scenarios.ts';

type Context = ContextFrom<typeof investMoreMachine>;

const startedPlacement = ({ starts }: Pick<Edge, 'starts'>) =>
  starts.find(({ port }) => port === 'placeAdditionalOrder');

const singlePlacementPerSubmit = orderStartedBySubmit<Context>(
  'investment.submitted',
  (edge) => startedPlacement(edge) !== undefined,
);
const onlyAllowedOrder = noActionAgainstFlag<Context>((order) => order.mf_order_is_invest_more);

/** Computed from the numbers alone, independently of the rules of the flow. */
const amountWithinLimits: Monitor<Context, null> = {
  name: 'INV-23',
  start: null,
  step(_, { starts, to }) {
    const { draft, order } = to.context;
    const amount = Number(draft.amount);
    if (startedPlacement({ starts }) && !(amount > 0 && amount >= Number(order.mf_order_minimum_investment_amount)))
      throwViolation('less than the minimum of the order is invested');
    if (startedPlacement({ starts }) && !/^\d+(\.\d\d?)?$/.test(draft.amount))
      throwViolation('a fraction of a paisa is invested');
    return null;
  },
};

const amountOf = ({ amount }: AdditionalInvestment) => amount;

describe('contract', () => {
  for (const { title, run } of flowContract(investMoreJourneys, investMoreWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = investMoreMachine;
  const prove = createProver(investMoreJourneys, investMoreWorld);
  for (const { title, run } of [
    ...prove(singlePlacementPerSubmit, {
      'a declined repetition places the order': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput(), onDone: 'placing' },
      }),
      'a look-up places the order': mutant(chart, 'entering', {
        on: { 'check.requested': { target: 'placing', actions: 'setSubmissionKey' } },
      }),
    }),
    ...prove(onlyAllowedOrder, {
      'the flag is ignored': chart.provide({ guards: { isInvestMoreAllowed: () => true } }),
    }),
    ...prove(amountWithinLimits, {
      'any amount passes': chart.provide({ guards: { isAmountInvestable: () => true } }),
      'an amount with too many decimals passes': chart.provide({
        guards: { isAmountInvestable: ({ context: { draft } }) => draft.amount === '1000.004' },
      }),
    }),
    ...prove(sameDraftSameKey<Context>('placeAdditionalOrder', amountOf), {
      'a lost answer is cleared': chart.provide({ actions: { recordFailedAttempt: assign({ retry: null }) } }),
      'the first key is used for every order': chart.provide({
        actions: { setSubmissionKey: assign(({ context }) => ({ submission: context.submission || 'submission-1' })) },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ draft }) => draft),
      {
        'a failure empties the field': chart.provide({
          actions: { recordFailedAttempt: assign({ draft: { amount: '' } }) },
        }),
      },
    ),
    ...prove(failedLookUpLeavesUncertain<Context>(), {
      'a failed look-up clears the uncertainty': chart.provide({
        actions: {
          setNotice: assign((_, { notice }) => ({
            notice: notice.kind === 'lostAnswer' ? { ...notice, kind: 'unreachable' } : notice,
          })),
        },
      }),
    }),
    ...prove(closedGateBlocks<Context>(), {
      'a closed gate leads back to the amount': chart.provide({
        actions: { setAmount: assign({ gate: { message: '', redirect: 'schemeList' } }) },
      }),
    }),
  ])
    test(title, run);
});
