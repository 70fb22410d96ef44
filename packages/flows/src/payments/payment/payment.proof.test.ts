import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import { isPortDone, draftUnchangedByFailure, startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { isRefusal } from '../../kit/port.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor, type MonitoredSnapshot } from '../../model-testing/walk.ts';
import type { PaymentForm, PaymentNumberWrite } from './payment.types.ts';
import { paymentJourneys, paymentWorld } from './payment.scenarios.ts';

const chart = paymentJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
interface CallCounts {
  initiated: number;
  submitted: number;
  isPaused: boolean;
}
const initiatedAndSubmittedOnce: Monitor<Context, CallCounts> = {
  name: 'INV-06',
  start: { initiated: 0, submitted: 0, isPaused: false },
  step({ initiated, submitted, isPaused }, edge) {
    const elapsed = isWorldStep(edge.step) && edge.step.step === 'elapsed' && edge.step.delay === 'PAYMENT_PAUSE';
    const form = startedCall(edge, 'submitPaymentForm')?.request as PaymentForm | undefined;
    const done = {
      initiated: initiated + (startedCall(edge, 'initiatePayment') ? 1 : 0),
      submitted: submitted + (form ? 1 : 0),
      isPaused: !isPortDone(edge, 'initiatePayment') && (isPaused || elapsed),
    };
    if (done.initiated > 1) throwViolation('a second payment is initiated');
    if (done.submitted > 1) throwViolation('the form is sent twice');
    if (form) {
      const { answer, allowedOrigins } = edge.to.context;
      if (!done.isPaused) throwViolation('the form is sent before the pause is over');
      if (answer?.is_redirect !== true || answer.order_number === '')
        throwViolation('the form is sent without a redirect answer');
      if (!allowedOrigins.some((origin) => form.actionUrl.startsWith(`${origin}/`)))
        throwViolation('the form is sent to another origin');
    }
    return done;
  },
};

const storedNumberOf = (request: unknown) => (request as PaymentNumberWrite).paymentOrderNumber;
const isIn = ({ value }: MonitoredSnapshot<Context>, ...states: string[]) => states.some((state) => state === value);

interface StoredNumber {
  requested: string | null | undefined;
  stored: string | null | undefined;
}
const numberStoredBeforeForm: Monitor<Context, StoredNumber> = {
  name: 'INV-07',
  start: { requested: undefined, stored: undefined },
  step({ requested, stored }, edge) {
    const now = isPortDone(edge, 'storage') ? requested : stored;
    const storing = startedCall(edge, 'storage');
    if (startedCall(edge, 'submitPaymentForm') && (now === null || now === undefined || now === ''))
      throwViolation('the form is sent before the number is stored');
    const next = storing ? storedNumberOf(storing.request) : requested;
    if (isIn(edge.to, 'failed', 'messageShown') && next !== null) throwViolation('a number remains stored');
    return { requested: next, stored: now };
  },
};

/** INV-55: only the number of the answer is written. */
const onlyAnswerNumberStored: Monitor<Context, null> = {
  name: 'INV-55',
  start: null,
  step(_, edge) {
    const storing = startedCall(edge, 'storage');
    const number = storing ? storedNumberOf(storing.request) : null;
    if (storing && Object.keys(storing.request as object).join() !== 'paymentOrderNumber')
      throwViolation('more than the number is stored');
    if (number !== null && number !== edge.to.context.answer?.order_number) throwViolation('another number is stored');
    return null;
  },
};

/** Money may have been debited as soon as the provider may have accepted: such a payment is never shown as refused. */
const lostAnswerNotShownAsRefusal: Monitor<Context, null> = {
  name: 'INV-60 unknown',
  start: null,
  step(_, { step, to }) {
    if (!isWorldStep(step) || step.step !== 'failed' || step.port !== 'initiatePayment') return null;
    if (isRefusal(step.failure) !== (to.context.failure?.kind === 'refused'))
      throwViolation('a lost answer is shown as a refusal');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(paymentJourneys, paymentWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(paymentJourneys, paymentWorld);
  for (const { title, run } of [
    ...prove(initiatedAndSubmittedOnce, {
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
      'any address is accepted': chart.provide({ guards: { hasAllowedGatewayForm: () => true } }),
    }),
    ...prove(numberStoredBeforeForm, {
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
    ...prove(onlyAnswerNumberStored, {
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
      draftUnchangedByFailure<Context>(({ order }) => order),
      {
        'a failure clears the order': chart.provide({ actions: { setPaymentFailure: assign({ order: null }) } }),
      },
    ),
    ...prove(lostAnswerNotShownAsRefusal, {
      'a lost answer is shown as a refusal': chart.provide({
        actions: {
          setPaymentFailure: assign({ failure: { kind: 'refused', code: '071', text: '' } }),
        },
      }),
    }),
  ])
    test(title, run);
});
