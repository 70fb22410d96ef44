import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import { isPortDone, noConcurrentCalls, everyFailureShown, startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import { expertAdviceMachine } from './expert-advice.machine.ts';
import { expertAdviceJourneys, expertAdviceWorld } from './expert-advice.scenarios.ts';
import type { CardCheckoutOutcome, PaidAdviceConfirmation, PaidAdvice } from './expert-advice.types.ts';
import { sameDraftSameKey } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';

type Context = ContextFrom<typeof expertAdviceMachine>;
const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isEventAccepted = ({ from, step }: Edge<Context>, type: string) =>
  !isWorldStep(step) && step.type === type && from?.can(step) === true;
const checkoutAnswer = ({ step }: Edge<Context>): CardCheckoutOutcome | null =>
  isWorldStep(step) && step.step === 'done' && step.port === 'openCheckout'
    ? (step.answer as CardCheckoutOutcome)
    : null;

/** Returns the payment that another tab has made; undefined where the step did not search for one. */
const foundPayment = ({ step }: Edge<Context>): PaidAdvice | null | undefined =>
  isWorldStep(step) && step.step === 'done' && step.port === 'findPaidAdvice'
    ? (step.answer as PaidAdvice | null)
    : undefined;

const callsNeedPress: Monitor<Context, null> = {
  name: 'INV-01',
  start: null,
  step(_, edge) {
    if (startedCall(edge, 'findPaidAdvice') && !isEventAccepted(edge, 'plan.confirmed'))
      throwViolation('an order is prepared without a press');
    if (startedCall(edge, 'createAdviceOrder') && foundPayment(edge) !== null)
      throwViolation('an order is created without a press, or without a search for an existing payment');
    if (startedCall(edge, 'openCheckout') && !isPortDone(edge, 'createAdviceOrder'))
      throwViolation('a checkout opens without a newly created order');
    const isPaid = checkoutAnswer(edge)?.kind === 'paid';
    if (startedCall(edge, 'confirmAdviceOrder') && !isPaid && !isEventAccepted(edge, 'confirmation.retried'))
      throwViolation('a payment is confirmed neither after the checkout nor by a retry');
    return null;
  },
};

/** INV-09, also for a stored payment: the user never leaves without having seen it. */
const paidOnce: Monitor<Context, PaidAdvice | null> = {
  name: 'INV-09',
  start: null,
  step(before, edge) {
    const { from, to } = edge;
    const outcome = checkoutAnswer(edge);
    if (from === null) return to.context.paid;
    if (before !== null && (startedCall(edge, 'createAdviceOrder') || startedCall(edge, 'openCheckout')))
      throwViolation('paid advice is ordered again');
    const found = foundPayment(edge) ?? null;
    const paid = outcome?.kind === 'paid' ? to.context.paid : (found ?? before);
    if (
      outcome?.kind === 'paid' &&
      !isDeepEqual(paid?.payment, { ...outcome.response, order_id: from.context.order?.id })
    )
      throwViolation('the stored payment differs from the checkout response');
    if (paid !== null && !isDeepEqual(to.context.paid, paid)) throwViolation('a payment is lost');
    const sent = startedCall(edge, 'confirmAdviceOrder')?.request as PaidAdviceConfirmation | undefined;
    if (sent && !isDeepEqual([sent.payment, sent.advisor, sent.plan], [paid?.payment, paid?.advisor, paid?.plan]))
      throwViolation('the confirmed payment differs from the made one');
    return paid;
  },
};

const submitEvents = [{ type: 'plan.confirmed' }, { type: 'confirmation.retried' }] as const;

/** After a payment the choice of an advisor or a plan cannot be changed. */
const noPlanAfterPayment: Monitor<Context, null> = {
  name: 'INV-58',
  start: null,
  step(_, { to }) {
    if (to.context.paid !== null && (to.can({ type: 'plan.confirmed' }) || to.can({ type: 'advisor.confirmed' })))
      throwViolation('a plan is offered after a payment');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(expertAdviceJourneys, expertAdviceWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = expertAdviceMachine;
  const prove = createProver(expertAdviceJourneys, expertAdviceWorld);
  for (const { title, run } of [
    ...prove(callsNeedPress, {
      'choosing a plan orders it': mutant(chart, 'choosingPlan', {
        on: { 'plan.chosen': { guard: 'isPlanListed', target: 'creatingOrder', actions: 'selectPlan' } },
      }),
      'a stored payment is confirmed automatically': mutant(chart, 'deciding', {
        always: [{ guard: 'isAdvicePaid', target: 'confirming' }, { target: 'choosingAdvisor' }],
      }),
    }),
    ...prove(paidOnce, {
      'a failed confirmation leads back to the plan': mutant(chart, 'paidUnconfirmed', {
        on: { 'confirmation.retried': 'choosingAdvisor', 'advice.left': 'left' },
      }),
      'the payment of another tab is ignored': mutant(chart, 'findingPayment', {
        invoke: {
          id: 'findPaidAdvice',
          src: 'findPaidAdvice',
          input: { request: { watchlistId: '' } },
          onDone: 'creatingOrder',
        },
      }),
      'the stored payment is ignored': mutant(chart, 'deciding', { always: 'choosingAdvisor' }),
      'the payment is dropped': chart.provide({ actions: { setAdviceConfirmation: assign({ paid: null }) } }),
      'a payment is invented': chart.provide({
        actions: {
          setCheckoutPayment: assign(({ context }) => ({
            paid: context.paid ?? {
              advisor: { _id: 'A1', description: '', value: '' },
              plan: { id: 'P1', label: '', value: '' },
              amount: 1,
              payment: { razorpay_payment_id: '', razorpay_order_id: '', razorpay_signature: '', order_id: '' },
            },
          })),
        },
      }),
    }),
    ...prove(noPlanAfterPayment, {
      'the plan dialog opens after a payment': mutant(chart, 'deciding', { always: 'choosingAdvisor' }),
    }),
    // Each call is checked on its own: a call after another is what INV-01 allows.
    ...prove(noConcurrentCalls<Context>(['createAdviceOrder'], submitEvents), {
      'a second press orders again': mutant(chart, 'creatingOrder', {
        on: { 'plan.confirmed': { target: 'creatingOrder', reenter: true } },
      }),
    }),
    ...prove(noConcurrentCalls<Context>(['openCheckout'], submitEvents), {
      'a second window opens beside the first': mutant(chart, 'paying', {
        on: { 'plan.confirmed': { target: 'paying', reenter: true } },
      }),
    }),
    ...prove(noConcurrentCalls<Context>(['confirmAdviceOrder'], submitEvents), {
      'a retry is accepted while the answer is pending': mutant(chart, 'confirming', {
        on: { 'confirmation.retried': { target: 'confirming', reenter: true } },
      }),
    }),
    ...prove(sameDraftSameKey<Context>('createAdviceOrder'), {
      'a retry has another key': chart.provide({
        actions: { recordFailedAttempt: assign((_, { notice }) => ({ notice })) },
      }),
      'another plan reuses the key': chart.provide({
        actions: {
          setSubmissionKey: assign(({ context }) => ({
            submission: context.retry?.submission ?? context.newSubmission(),
          })),
        },
      }),
    }),
    ...prove(sameDraftSameKey<Context>('confirmAdviceOrder'), {
      'a retry has another key': chart.provide({
        actions: { recordFailedAttempt: assign((_, { notice }) => ({ notice })) },
      }),
    }),
    ...prove(everyFailureShown<Context>(), {
      'a failure is silent': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
