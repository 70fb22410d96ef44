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
      if (answer?.is_redirect !== true || answer.order_number === '')
        violated('the form is sent without a redirect answer');
      if (!allowedOrigins.some((origin) => form.actionUrl.startsWith(`${origin}/`)))
        violated('the form is sent to another origin');
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
      violated('the form is sent before the number is stored');
    const next = storing ? numberOf(storing.request) : asked;
    if (isIn(edge.to, 'failed', 'messageShown') && next !== null) violated('a number remains stored');
    return { asked: next, kept: now };
  },
};

/** INV-55: only the number of the answer is written. */
const keepsTheNumberOnly: Monitor<Context, null> = {
  name: 'INV-55',
  start: null,
  step(_, edge) {
    const storing = startOf(edge, 'storage');
    const number = storing ? numberOf(storing.request) : null;
    if (storing && Object.keys(storing.request as object).join() !== 'paymentOrderNumber')
      violated('more than the number is stored');
    if (number !== null && number !== edge.to.context.answer?.order_number) violated('another number is stored');
    return null;
  },
};

/** Money may have been debited as soon as the provider may have accepted: such a payment is never shown as refused. */
const neverFailedInTheDark: Monitor<Context, null> = {
  name: 'INV-60 unknown',
  start: null,
  step(_, { step, to }) {
    if (!isWorldStep(step) || step.step !== 'failed' || step.port !== 'initiatePayment') return null;
    if (isRefusal(step.failure) !== (to.context.failure?.kind === 'refused'))
      violated('a lost answer is shown as a refusal');
    return null;
  },
};

describe('invariants', () => {
  const prove = proving(paymentJourneys, paymentWorld);
  for (const { title, run } of [
    ...prove(once, {
      'a failure leads back to the start': mutant(chart, 'droppingNumber', {
        invoke: {
          id: 'storage',
          src: 'storage',
          input: { request: { paymentOrderNumber: null } },
          onDone: 'initiated',
        },
      }),
      'the form is sent again after a failure': mutant(chart, 'redirecting.submitting', {
        invoke: {
          id: 'submitPaymentForm',
          src: 'submitPaymentForm',
          input: { request: { actionUrl: 'https://gateway.example/pay', inputHtml: '' } },
          onDone: '#payment.handedOver',
          onError: { target: 'submitting', reenter: true },
        },
      }),
      'the pause is omitted': mutant(chart, 'waiting', { after: {}, always: 'redirecting' }),
      'any address is accepted': chart.provide({ guards: { canHandOver: () => true } }),
    }),
    ...prove(keptBefore, {
      'the number is stored too late': mutant(chart, 'redirecting', { initial: 'submitting' }),
      'the number is not removed after a failed form': mutant(chart, 'redirecting.submitting', {
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
      'the number of the order is stored instead of the number of the answer': mutant(
        chart,
        'redirecting.keepingNumber',
        {
          invoke: {
            id: 'storage',
            src: 'storage',
            input: { request: { paymentOrderNumber: '10000009' } },
            onDone: 'submitting',
            onError: '#payment.droppingNumber',
          },
        },
      ),
    }),
    ...prove(
      keepsDraft<Context>(({ order }) => order),
      {
        'a failure clears the order': chart.provide({ actions: { setFailure: assign({ order: null }) } }),
      },
    ),
    ...prove(neverFailedInTheDark, {
      'a lost answer is shown as a refusal': chart.provide({
        actions: { setFailure: assign({ failure: { kind: 'refused', code: '071', text: '', isAnswerLost: false } }) },
      }),
    }),
  ])
    test(title, run);
});
