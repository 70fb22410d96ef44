import { paiseOf } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import {
  startedConfirmation,
  noActionAgainstFlag,
  orderStartedBySubmit,
} from '../../parts/order/order-confirmation/order-confirmation.monitors.ts';
import { sameDraftSameSubmission } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import { recentOrderInput } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { swpRegistrationMachine } from './swp-registration.machine.ts';
import { swpRegistrationJourneys, swpRegistrationWorld } from './swp-registration.scenarios.ts';
import type { RegisteredSwp } from './swp-registration.types.ts';

type Context = ContextFrom<typeof swpRegistrationMachine>;
const confirmationOf = startedConfirmation<RegisteredSwp>;

const bySubmit = orderStartedBySubmit<Context>('swp.submitted', (edge) => confirmationOf(edge) !== undefined);
/** INV-01, INV-11: a plan is confirmed by a mobile code alone, which one submit requests. */
const singleCodePerSubmit: Monitor<Context, null> = {
  name: 'INV-01 INV-11',
  start: null,
  step(memory, edge) {
    const confirmation = confirmationOf(edge);
    if (confirmation && (confirmation.codes !== 'mobile' || confirmation.isCodeSent))
      throwViolation('a plan is confirmed without its own code');
    return bySubmit.step(memory, edge);
  },
};

const onlyAllowedOrder = noActionAgainstFlag<Context>((order) => order.is_swp_allowed && !order.mf_order_swp_enabled);

/** Computed in paise and from the order alone, independently of the rules of the flow. */
const planWithinTerms: Monitor<Context, null> = {
  name: 'INV-23',
  start: null,
  step(_, { starts }) {
    const { subject } = confirmationOf({ starts }) ?? {};
    if (!subject) return null;
    const { order, draft } = subject;
    const paise = paiseOf(draft.amount) ?? 0;
    if (paise < (order.minimum_swp_amount ?? 0) * 100) throwViolation('less than the minimum is paid out');
    if (paise > (order.maximum_swp_amount ?? 0) * 100) throwViolation('more than the maximum is paid out');
    if (paise > Number(order.mf_order_redeemable_amount) * 100)
      throwViolation('more than the redeemable amount is paid out');
    if (!(Number(draft.installments) >= 1) || draft.frequency.length < 5)
      throwViolation('a plan without a number or a frequency is sent');
    return null;
  },
};

const dayWithinWindow: Monitor<Context, null> = {
  name: 'INV-26',
  start: null,
  step(_, { to: { context } }) {
    const { draft, today } = context;
    const after = (Date.parse(draft.day) - Date.parse(today)) / 86_400_000;
    if (!(after >= 8 && after <= 40)) throwViolation('a plan begins outside its window');
    if (draft.day === '2026-12-01') throwViolation('a plan begins on an excluded day');
    return null;
  },
};

const retryMonitor = sameDraftSameSubmission<Context>({
  draftOf: ({ order, draft }: RegisteredSwp) => ({ orderId: order._id, draft }),
  given: ({ retry }) => retry,
});

/** INV-04 across dialogs: the list receives the retry, so that the next dialog continues it. */
const retryReturned: Monitor<Context, null> = {
  name: 'INV-04 in the output',
  start: null,
  step(_, { step, to: { context } }) {
    const end = isWorldStep(step) && step.step === 'finished' ? step.ending : '';
    if (typeof end === 'string' || context.outcome.kind !== 'closed') return null;
    const { lostSubmission = context.retry?.submission } = end as { readonly lostSubmission?: string };
    if (context.outcome.retry?.submission !== lostSubmission) throwViolation('the list does not receive the retry');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(swpRegistrationJourneys, swpRegistrationWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = swpRegistrationMachine;
  const prove = createProver(swpRegistrationJourneys, swpRegistrationWorld);
  for (const { title, run } of [
    ...prove(singleCodePerSubmit, {
      'a declined repetition places the order': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput('swp'), onDone: 'confirming' },
      }),
      'a complete form is enough': mutant(chart, 'entering', {
        on: { 'draft.changed': { guard: 'isPlanRegistrable', target: 'confirming', actions: 'updateDraft' } },
      }),
    }),
    ...prove(onlyAllowedOrder, { 'no flag is looked at': chart.provide({ guards: { isSwpForbidden: () => false } }) }),
    ...prove(planWithinTerms, { 'any form passes': chart.provide({ guards: { isPlanRegistrable: () => true } }) }),
    ...prove(dayWithinWindow, {
      'any day is stored': chart.provide({
        actions: {
          updateDraft: assign(({ context, event }) =>
            event.type === 'draft.changed' ? { draft: { ...context.draft, day: event.day ?? context.draft.day } } : {},
          ),
        },
      }),
    }),
    ...prove(retryReturned, {
      'the retry is cleared': chart.provide({
        actions: { setClosedOutcome: assign({ outcome: { kind: 'closed', retry: null, wasTried: true } }) },
      }),
    }),
    ...prove(retryMonitor, {
      'the key is used for every plan': chart.provide({
        actions: {
          updateDraft: assign(({ context: { draft, retry } }) => ({
            draft: retry?.draft.draft ?? { ...draft, installments: '12', frequency: 'MONTHLY', amount: '2000' },
            retry: retry && { ...retry, submission: 'submission-8' },
          })),
        },
      }),
    }),
  ])
    test(title, run);
});
