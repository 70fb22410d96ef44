import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { portFailure, draftUnchangedByFailure } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { isRefusal } from '../../kit/port.ts';
import { createProver } from '../../kit/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../kit/walk.ts';
import {
  closedGateBlocks,
  failedLookUpLeavesUncertain,
  noActionAgainstFlag,
  orderStartedBySubmit,
} from '../../parts/order-confirmation/order-confirmation.monitors.ts';
import { recentOrderInput } from '../../parts/recent-order/recent-order.scenarios.ts';
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

interface SentInvestment {
  readonly amount: string;
  readonly key: string | undefined;
}
interface SubmissionHistory {
  readonly sent: SentInvestment | null;
  readonly lost: SentInvestment | null;
}
/** INV-04: the amount whose answer was lost last is retried with its key; any other order gets its own key. */
const sameAmountSameKey: Monitor<Context, SubmissionHistory> = {
  name: 'INV-04',
  start: { sent: null, lost: null },
  step({ sent, lost }, edge) {
    const start = startedPlacement(edge);
    if (start) {
      const now = { amount: edge.to.context.draft.amount, key: start.submission };
      if (lost?.amount === now.amount) {
        if (lost.key !== now.key) throwViolation('a lost order is placed under another key');
      } else if (now.key === lost?.key || now.key === sent?.key) throwViolation('a key is used for another order');
      return { sent: now, lost };
    }
    const failure = portFailure(edge, 'placeAdditionalOrder');
    return { sent, lost: failure !== null && !isRefusal(failure) ? sent : lost };
  },
  key: ({ sent, lost }, { context }) => [
    sent && [sent.amount, sent.key === context.submission],
    lost && [lost.amount, lost.key === context.lostSubmission, lost.key === sent?.key],
  ],
};

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
      'any amount passes': chart.provide({ guards: { isInvestable: () => true } }),
      'an amount with too many decimals passes': chart.provide({
        guards: { isInvestable: ({ context: { draft } }) => draft.amount === '1000.004' },
      }),
    }),
    ...prove(sameAmountSameKey, {
      'a lost answer is cleared': chart.provide({ actions: { setFailure: assign({ lost: null }) } }),
      'the first key is used for every order': chart.provide({
        actions: { setSubmissionKey: assign(({ context }) => ({ submission: context.submission || 'submission-1' })) },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ draft }) => draft),
      { 'a failure empties the field': chart.provide({ actions: { setFailure: assign({ draft: { amount: '' } }) } }) },
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
