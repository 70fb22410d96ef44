import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import {
  isDone,
  newKeyForAnotherDraft,
  oneAtATime,
  sameKeyAfterLostAnswer,
  saysWhatFailed,
  startOf,
} from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Edge, type Monitor } from '../../kit/walk.ts';
import { expertAdviceMachine } from './expert-advice.machine.ts';
import { expertAdviceJourneys, expertAdviceWorld } from './expert-advice.scenarios.ts';
import type { CheckoutOutcome, ConfirmedAdvice, PaidAdvice } from './expert-advice.types.ts';

type Context = ContextFrom<typeof expertAdviceMachine>;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isSaid = ({ from, step }: Edge<Context>, type: string) =>
  !isWorldStep(step) && step.type === type && from?.can(step) === true;
const checkoutAnswer = ({ step }: Edge<Context>): CheckoutOutcome | null =>
  isWorldStep(step) && step.step === 'done' && step.port === 'openCheckout' ? (step.answer as CheckoutOutcome) : null;

/** What another tab is found to have paid; undefined where nothing was looked for. */
const foundPayment = ({ step }: Edge<Context>): PaidAdvice | null | undefined =>
  isWorldStep(step) && step.step === 'done' && step.port === 'findPaidAdvice'
    ? (step.answer as PaidAdvice | null)
    : undefined;

const startedByOnePress: Monitor<Context, null> = {
  name: 'INV-01',
  start: null,
  step(_, edge) {
    if (startOf(edge, 'findPaidAdvice') && !isSaid(edge, 'plan.confirmed')) violated('an order is prepared unasked');
    if (startOf(edge, 'createAdviceOrder') && foundPayment(edge) !== null)
      violated('an order is made unasked, or without a look for what is paid already');
    if (startOf(edge, 'openCheckout') && !isDone(edge, 'createAdviceOrder'))
      violated('a checkout opens without an order that was just made');
    const isPaid = checkoutAnswer(edge)?.kind === 'paid';
    if (startOf(edge, 'confirmAdviceOrder') && !isPaid && !isSaid(edge, 'confirmation.retried'))
      violated('a payment is confirmed neither after the checkout nor by a retry');
    return null;
  },
};

/** INV-09, of a payment that was kept as well; nobody leaves it behind who has not been told of it. */
const paidOnce: Monitor<Context, PaidAdvice | null> = {
  name: 'INV-09',
  start: null,
  step(before, edge) {
    const { from, to } = edge;
    const outcome = checkoutAnswer(edge);
    if (from === null) return to.context.paid;
    if (before !== null && (startOf(edge, 'createAdviceOrder') || startOf(edge, 'openCheckout')))
      violated('what is paid for is asked for again');
    const found = foundPayment(edge) ?? null;
    const paid = outcome?.kind === 'paid' ? to.context.paid : (found ?? before);
    if (outcome?.kind === 'paid' && !isSame(paid?.payment, { ...outcome.response, order_id: from.context.order?.id }))
      violated('another payment is kept than the checkout told of');
    if (paid !== null && !isSame(to.context.paid, paid)) violated('a payment is forgotten');
    const sent = startOf(edge, 'confirmAdviceOrder')?.request as ConfirmedAdvice | undefined;
    if (sent && !isSame([sent.payment, sent.advisor, sent.plan], [paid?.payment, paid?.advisor, paid?.plan]))
      violated('something else is confirmed than what was paid');
    return paid;
  },
};

const submits = [{ type: 'plan.confirmed' }, { type: 'confirmation.retried' }] as const;

const byOrder = newKeyForAnotherDraft<Context>('createAdviceOrder');
/** An order that is there is over with its checkout: the next one is a submission of its own. */
const ofOneOrder: typeof byOrder = {
  ...byOrder,
  step: (last, edge) =>
    byOrder.step(last && isDone(edge, 'createAdviceOrder') ? { ...last, isLost: false } : last, edge),
};

/** After a payment the way back to what is chosen is closed. */
const withoutTheEnd: Monitor<Context, null> = {
  name: 'INV-58',
  start: null,
  step(_, { to }) {
    if (to.context.paid !== null && (to.can({ type: 'plan.confirmed' }) || to.can({ type: 'advisor.confirmed' })))
      violated('a plan is offered although one is paid for');
    return null;
  },
};

describe('invariants', () => {
  const chart = expertAdviceMachine;
  const prove = proving(expertAdviceJourneys, expertAdviceWorld);
  for (const { title, run } of [
    ...prove(startedByOnePress, {
      'a plan orders by being chosen': mutant(chart, 'choosingPlan', {
        on: { 'plan.chosen': { guard: 'isListedPlan', target: 'creatingOrder', actions: 'selectPlan' } },
      }),
      'what was kept is confirmed by itself': mutant(chart, 'deciding', {
        always: [{ guard: 'isPaid', target: 'confirming' }, { target: 'choosingAdvisor' }],
      }),
    }),
    ...prove(paidOnce, {
      'a confirmation that failed leads back to the plan': mutant(chart, 'paidUnconfirmed', {
        on: { 'confirmation.retried': 'choosingAdvisor', 'advice.left': 'left' },
      }),
      'what another tab has paid is bought again': mutant(chart, 'findingPayment', {
        invoke: {
          id: 'findPaidAdvice',
          src: 'findPaidAdvice',
          input: { request: { watchlistId: '' } },
          onDone: 'creatingOrder',
        },
      }),
      'what was kept is not looked at': mutant(chart, 'deciding', { always: 'choosingAdvisor' }),
      'the payment is dropped': chart.provide({ actions: { setConfirmation: assign({ paid: null }) } }),
      'a payment is made up': chart.provide({
        actions: {
          setPayment: assign(({ context }) => ({
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
    ...prove(withoutTheEnd, {
      'the dialog of plans opens after a payment': mutant(chart, 'deciding', { always: 'choosingAdvisor' }),
    }),
    // Each of them one at a time; one after the other is what INV-01 allows.
    ...prove(oneAtATime<Context>(['createAdviceOrder'], submits), {
      'a second press orders again': mutant(chart, 'creatingOrder', {
        on: { 'plan.confirmed': { target: 'creatingOrder', reenter: true } },
      }),
    }),
    ...prove(oneAtATime<Context>(['openCheckout'], submits), {
      'a second window opens beside the first': mutant(chart, 'paying', {
        on: { 'plan.confirmed': { target: 'paying', reenter: true } },
      }),
    }),
    ...prove(oneAtATime<Context>(['confirmAdviceOrder'], submits), {
      'a retry is taken while the answer is awaited': mutant(chart, 'confirming', {
        on: { 'confirmation.retried': { target: 'confirming', reenter: true } },
      }),
    }),
    ...prove(ofOneOrder, {
      'a retry is another submission': chart.provide({
        actions: { setNotice: assign((_, { notice }) => ({ notice })) },
      }),
      'another plan goes on with the key': chart.provide({
        actions: { selectPlan: assign(({ event }) => (event.type === 'plan.chosen' ? { planId: event.id } : {})) },
      }),
    }),
    ...prove(
      sameKeyAfterLostAnswer<Context>('confirmAdviceOrder', (request) => request),
      {
        'a retry is another confirmation': chart.provide({
          actions: { setNotice: assign((_, { notice }) => ({ notice })) },
        }),
      },
    ),
    ...prove(saysWhatFailed<Context>(), {
      'a failure is silent': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
