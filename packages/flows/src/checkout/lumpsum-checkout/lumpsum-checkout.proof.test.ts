import type { LumpsumPurchase } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, walk, type Monitor, type MonitoredSnapshot } from '../../model-testing/walk.ts';
import {
  closedGateBlocks,
  startedConfirmation,
  failedLookUpLeavesUncertain,
  orderStartedBySubmit,
} from '../../parts/order/order-confirmation/order-confirmation.monitors.ts';
import { sameDraftSameSubmission } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import { nextPendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import { recentOrderInput } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import type { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import { lumpsumCheckoutJourneys, lumpsumCheckoutWorld } from './lumpsum-checkout.scenarios.ts';
import type { LumpsumCheckoutOutput } from './lumpsum-checkout.types.ts';

type Context = ContextFrom<typeof lumpsumCheckoutMachine>;
const confirmationOf = startedConfirmation<LumpsumPurchase>;

const isAt = (place: MonitoredSnapshot<Context> | null, state: string) =>
  JSON.stringify(place?.value ?? null).includes(`"${state}"`);
const bySubmit = orderStartedBySubmit<Context>('order.submitted', (edge) => confirmationOf(edge) !== undefined);
/** Only the confirmation sends an order, and only a submit starts the confirmation (INV-01, INV-05). */
const singleConfirmationPerSubmit: Monitor<Context, null> = {
  ...bySubmit,
  step(memory, edge) {
    if ('type' in edge.step && edge.step.type === 'order.submitted' && edge.starts.length > 0)
      if (!isAt(edge.from, 'reviewing')) throwViolation('an order is submitted outside the review');
    return bySubmit.step(memory, edge);
  },
};

const listedNominee: Monitor<Context, null> = {
  name: 'INV-27',
  start: null,
  step(_, { starts, to }) {
    const confirmation = confirmationOf({ starts });
    if (!confirmation) return null;
    const { option, nomineeId: id } = confirmation.subject.nominee;
    if (option === 'existing' && to.context.offer?.investor.nominees?.some((listed) => listed.id === id) !== true)
      throwViolation('an order contains a nominee who is not listed');
    if (option === 'none' && (id !== 'none' || to.context.offer?.investor.isNoNomineeRegistered !== true))
      throwViolation('an order contains no nominee without a registered declaration');
    return null;
  },
};

const primaryAccountOnly: Monitor<Context, null> = {
  name: 'INV-30',
  start: null,
  step(_, { starts }) {
    const confirmation = confirmationOf({ starts });
    if (confirmation && !confirmation.subject.account.is_primary)
      throwViolation('an order contains an account that is not primary');
    return null;
  },
};

const knownRoutes: Monitor<Context, null> = {
  name: 'INV-45',
  start: null,
  step(_, { to }) {
    const output = to.output as LumpsumCheckoutOutput | undefined;
    const names = [to.context.gate?.redirect, output && 'exit' in output ? output.exit.to : undefined];
    for (const name of names)
      if (name !== undefined && !investorRoutes.includes(name)) throwViolation(`${name} is no route`);
    return null;
  },
};

const lastReportedNominee: Monitor<Context, { id: string | null }> = {
  name: 'INV-64',
  start: { id: null },
  step({ id }, { step, to }) {
    const reported =
      'type' in step && step.type === 'nominee.settled'
        ? String(step['nomineeId'])
        : 'type' in step && step.type === 'nominee.unsettled'
          ? null
          : id;
    const now = isAt(to, 'choosing') ? reported : id;
    if (isAt(to, 'ready') && to.context.nominee?.nomineeId !== now)
      throwViolation('the parent has another choice than the last report');
    return { id: now };
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(lumpsumCheckoutJourneys, lumpsumCheckoutWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = lumpsumCheckoutJourneys.flow.machine;
  const prove = createProver(lumpsumCheckoutJourneys, lumpsumCheckoutWorld);
  for (const { title, run } of [
    ...prove(singleConfirmationPerSubmit, {
      'a code that was not sent is requested again automatically': mutant(chart, 'choosing.ready', {
        on: { 'nominee.settled': '#lumpsumCheckout.confirming' },
      }),
      'a declined repetition places the order': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput(), onDone: 'confirming' },
      }),
    }),
    ...prove(sameDraftSameSubmission<Context>(), {
      'a lost answer is cleared when the codes are abandoned': chart.provide({
        actions: {
          recordAbandonedConfirmation: assign(({ context: { nominee, retry } }, end) =>
            end.kind === 'sought' ? { retry: nextPendingRetry(retry, nominee, end) } : {},
          ),
        },
      }),
      'every later order is retried with the lost submission': chart.provide({
        actions: {
          setNominee: assign(({ context: { retry }, event }) =>
            event.type === 'nominee.settled'
              ? {
                  nominee: { option: event.option, nomineeId: event.nomineeId },
                  retry: retry && { ...retry, draft: { option: event.option, nomineeId: event.nomineeId } },
                }
              : {},
          ),
        },
      }),
    }),
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
      'a closed gate leads back to the choice': chart.provide({
        actions: { clearNotice: assign({ gate: { message: '', redirect: 'schemeList' } }) },
      }),
    }),
    ...prove(listedNominee, {
      'any choice is stored': chart.provide({
        actions: { setNominee: assign({ nominee: { option: 'existing', nomineeId: 'nobody' } }) },
      }),
    }),
    ...prove(primaryAccountOnly, {}),
    ...prove(knownRoutes, {
      'the route of the server is accepted unchecked': chart.provide({
        actions: { setOrderingBlocked: assign({ gate: { message: '', redirect: 'evil' as 'schemeList' } }) },
      }),
    }),
    ...prove(lastReportedNominee, {
      'a later choice is ignored': mutant(chart, 'choosing.ready', { on: { 'nominee.unsettled': 'nomineePending' } }),
    }),
  ])
    test(title, run);

  test('INV-30: the chart rejects an order without a primary account even without the guard', () => {
    const faulty = chart.provide({ guards: { hasPrimaryAccount: () => true } });
    const journeys = { ...lumpsumCheckoutJourneys, flow: { ...lumpsumCheckoutJourneys.flow, machine: faulty } };
    expect(() => walk(journeys, lumpsumCheckoutWorld, primaryAccountOnly)).toThrow(
      'Missing context value: primaryAccount',
    );
  });
});
