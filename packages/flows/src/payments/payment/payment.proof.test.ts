import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { isDone, keepsDraft, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { isRefusal } from '../../kit/port.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor, type Place } from '../../kit/walk.ts';
import type { PaymentForm, PaymentNumberKept } from './index.ts';
import { paymentJourneys, paymentWorld } from './payment.scenarios.ts';

const chart = paymentJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
interface Done {
  initiated: number;
  submitted: number;
  isPaused: boolean;
}
const once: Monitor<Context, Done> = {
  name: 'INV-06',
  start: { initiated: 0, submitted: 0, isPaused: false },
  step({ initiated, submitted, isPaused }, edge) {
    const elapsed = isWorldStep(edge.step) && edge.step.step === 'elapsed' && edge.step.delay === 'PAYMENT_PAUSE';
    const form = startOf(edge, 'submitPaymentForm')?.request as PaymentForm | undefined;
    const done = {
      initiated: initiated + (startOf(edge, 'initiatePayment') ? 1 : 0),
      submitted: submitted + (form ? 1 : 0),
      isPaused: !isDone(edge, 'initiatePayment') && (isPaused || elapsed),
    };
    if (done.initiated > 1) violated('a second payment is initiated');
    if (done.submitted > 1) violated('the form is sent twice');
    if (form) {
      const { answer, allowedOrigins } = edge.to.context;
      if (!done.isPaused) violated('the form is sent before the pause is over');
      if (answer?.is_redirect !== true || answer.order_number === '') violated('the form is sent without being asked');
      if (!allowedOrigins.some((origin) => form.actionUrl.startsWith(`${origin}/`)))
        violated('the form goes elsewhere');
    }
    return done;
  },
};

const numberOf = (request: unknown) => (request as PaymentNumberKept).paymentOrderNumber;
const isIn = ({ value }: Place<Context>, ...states: string[]) => states.some((state) => state === value);

interface Key {
  asked: string | null | undefined;
  kept: string | null | undefined;
}
const keptBefore: Monitor<Context, Key> = {
  name: 'INV-07',
  start: { asked: undefined, kept: undefined },
  step({ asked, kept }, edge) {
    const now = isDone(edge, 'storage') ? asked : kept;
    const storing = startOf(edge, 'storage');
    if (startOf(edge, 'submitPaymentForm') && (now === null || now === undefined || now === ''))
      violated('the form is sent before the number is kept');
    const next = storing ? numberOf(storing.request) : asked;
    if (isIn(edge.to, 'failed', 'messageShown') && next !== null) violated('a number is left behind');
    return { asked: next, kept: now };
  },
};

/** INV-55: nothing but the number of the answer is ever written. */
const keepsTheNumberOnly: Monitor<Context, null> = {
  name: 'INV-55',
  start: null,
  step(_, edge) {
    const storing = startOf(edge, 'storage');
    const number = storing ? numberOf(storing.request) : null;
    if (storing && Object.keys(storing.request as object).join() !== 'paymentOrderNumber')
      violated('more than the number is kept');
    if (number !== null && number !== edge.to.context.answer?.order_number) violated('another number is kept');
    return null;
  },
};

/** Money may be out as soon as the provider may have accepted: then nobody says that the payment was refused. */
const neverFailedInTheDark: Monitor<Context, null> = {
  name: 'unknown is not failed',
  start: null,
  step(_, { step, to }) {
    if (!isWorldStep(step) || step.step !== 'failed' || step.port !== 'initiatePayment') return null;
    if (isRefusal(step.failure) !== (to.context.failure?.kind === 'refused'))
      violated('a lost answer is told as a refusal');
    return null;
  },
};

describe('invariants', () => {
  const prove = proving(paymentJourneys, paymentWorld);
  for (const { title, run } of [
    ...prove(once, {
      'a failure leads back to the beginning': mutant(chart, 'droppingNumber', {
        invoke: {
          id: 'storage',
          src: 'storage',
          input: { request: { paymentOrderNumber: null } },
          onDone: 'initiated',
        },
      }),
      'the form is sent again after a failed sending': mutant(chart, 'redirecting.submitting', {
        invoke: {
          id: 'submitPaymentForm',
          src: 'submitPaymentForm',
          input: { request: { actionUrl: 'https://gateway.example/pay', inputHtml: '' } },
          onDone: '#payment.handedOver',
          onError: { target: 'submitting', reenter: true },
        },
      }),
      'the pause is left out': mutant(chart, 'waiting', { after: {}, always: 'redirecting' }),
      'any address will do': chart.provide({ guards: { mayBeHandedOver: () => true } }),
    }),
    ...prove(keptBefore, {
      'the number is kept too late': mutant(chart, 'redirecting', { initial: 'submitting' }),
      'a failed sending leaves the number behind': mutant(chart, 'redirecting.submitting', {
        invoke: {
          id: 'submitPaymentForm',
          src: 'submitPaymentForm',
          input: { request: { actionUrl: 'https://gateway.example/pay', inputHtml: '' } },
          onDone: '#payment.handedOver',
          onError: '#payment.failed',
        },
      }),
      'the message is shown at once': mutant(chart, 'waiting', { after: { PAYMENT_PAUSE: 'messageShown' } }),
    }),
    ...prove(keepsTheNumberOnly, {
      'the number of the order is kept in place of the answer’s': mutant(chart, 'redirecting.keepingNumber', {
        invoke: {
          id: 'storage',
          src: 'storage',
          input: { request: { paymentOrderNumber: '10000009' } },
          onDone: 'submitting',
          onError: '#payment.droppingNumber',
        },
      }),
    }),
    ...prove(
      keepsDraft<Context>(({ order }) => order),
      {
        'a failure forgets the order': chart.provide({ actions: { keepFailure: assign({ order: null }) } }),
      },
    ),
    ...prove(neverFailedInTheDark, {
      'a lost answer is told as a refusal': chart.provide({
        actions: { keepFailure: assign({ failure: { kind: 'refused', code: '071', text: '', isAnswerLost: false } }) },
      }),
    }),
  ])
    test(title, run);
});
