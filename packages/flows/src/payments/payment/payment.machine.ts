import {
  ORDER_PAYMENT_STATUS,
  PAYMENT_PAUSE_MS,
  REQUEST_FROM,
  type GetPaymentStatusAnswer,
  type GetPaymentStatusRequest,
  type PaymentAnswer,
} from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedNotices } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf, isRefusal, port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { isPaymentOpen, isPaidByUpi, parseAllowedActionUrl, paymentInitiationOf } from './payment.rules.ts';
import type { PaymentChart, PaymentContext, PaymentFailure, PaymentForm, PaymentNumberWrite } from './payment.types.ts';

const resultTransitions = [
  { guard: 'hasPaymentFailure', target: 'failed' },
  { guard: 'hasUpiRequest', target: 'approving' },
  { target: 'messageShown' },
] as const;

interface StatusAnswered {
  readonly event: { readonly output: { readonly answer: GetPaymentStatusAnswer } };
}
const statusAnswer = ({ event }: StatusAnswered) => event.output.answer;

/** A state that asks for the payment; it returns to `unsettled` unless the bank has decided. */
const createStatusCheck = <S extends 'pausing' | 'unchecked'>(unsettled: S) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'getPaymentStatus',
      src: 'getPaymentStatus',
      input: ({ context }: { context: PaymentContext }) => ({ request: statusRequestOf(context) }),
      onDone: [
        {
          guard: { type: 'isPaymentSettled', params: statusAnswer },
          target: '#payment.settled',
          actions: { type: 'setPaymentStatus', params: statusAnswer },
        },
        { target: unsettled },
      ],
      onError: unsettled,
    },
  }) as const;

/** A check that the investor asked for: its failure is shown, whereas that of an automatic one is not. */
const createRequestedCheck = <S extends 'pausing' | 'unchecked'>(unsettled: S) => {
  const check = createStatusCheck(unsettled);
  return {
    ...check,
    invoke: {
      ...check.invoke,
      onError: {
        target: unsettled,
        actions: {
          type: 'raiseCheckFailure',
          params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
        },
      },
    },
  } as const;
};

/** Interval of the automatic checks of a UPI request, and the time after which they end (decision 065). */
export const UPI_CHECK_INTERVAL_MS = 10_000;
export const UPI_CHECKED_MS = 300_000;

export const paymentMachine = setup({
  types: {} as PaymentChart,
  actors: {
    initiatePayment: port<ReturnType<typeof paymentInitiationOf>, PaymentAnswer>('initiatePayment'),
    getPaymentStatus: operationPort('getPaymentStatus'),
    /** OM-150, INV-06. */
    submitPaymentForm: port<PaymentForm, unknown>('submitPaymentForm'),
    /** OM-150, OM-151, INV-07. */
    storage: port<PaymentNumberWrite, unknown>('storage'),
  },
  delays: { PAYMENT_PAUSE: PAYMENT_PAUSE_MS, UPI_CHECK_INTERVAL: UPI_CHECK_INTERVAL_MS, UPI_CHECKED: UPI_CHECKED_MS },
  guards: {
    /** OM-335. */
    isOrderMissing: ({ context }) => context.order === null,
    /** OM-150. */
    isRedirectAnswer: ({ context }) => context.answer?.is_redirect === true,
    hasAllowedGatewayForm: ({ context: { answer, allowedOrigins } }) =>
      answer?.is_redirect === true &&
      answer.order_number !== '' &&
      parseAllowedActionUrl(answer.actionUrl, allowedOrigins) !== null,
    /** OM-152, decision 065. */
    hasUpiRequest: ({ context: { order, answer } }) =>
      order !== null && isPaidByUpi(order) && answer !== null && answer.order_number !== '',
    /** Decision 065. */
    isPaymentSettled: (_, { result }: GetPaymentStatusAnswer) => result !== undefined && !isPaymentOpen(result),
    /** OM-147, OM-331. */
    hasPaymentFailure: ({ context }) => context.failure !== null,
  },
  actions: {
    /** OM-146. */
    setPaymentAnswer: assign((_, { answer, receivedAt }: { answer: PaymentAnswer; receivedAt: number }) => ({
      answer,
      checkedUntil: receivedAt + PAYMENT_PAUSE_MS + UPI_CHECKED_MS,
    })),
    /** Decision 065. */
    setPaymentStatus: assign((_, status: GetPaymentStatusAnswer) => ({ status })),
    /** OM-147, OM-153, OM-327. */
    setPaymentFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const raised of raisedNotices(noticeOf(error), 'alert')) enqueue.emit(raised);
      enqueue.assign({ failure: paymentFailureOf(error) });
    }),
    /** C-02, OM-327. */
    raiseCheckFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const raised of raisedNotices(noticeOf(error), 'alert')) enqueue.emit(raised);
    }),
    /** INV-06, AD-030. */
    setHandOverFailure: assign({ failure: { kind: 'notHandedOver', code: '-1', text: '' } }),
  },
}).createMachine({
  id: 'payment',
  context: ({ input: { order, allowedOrigins, newSubmission } }) => ({
    order,
    allowedOrigins,
    submission: newSubmission(),
    answer: null,
    failure: null,
    checkedUntil: null,
    status: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isOrderMissing', target: 'orderMissing' }, { target: 'initiated' }],
    },
    orderMissing: { type: 'final' },
    initiated: {
      tags: 'busy',
      description: 'Entered once while the page is open: no transition leads back.',
      invoke: {
        id: 'initiatePayment',
        src: 'initiatePayment',
        input: ({ context: { order, submission } }) => ({
          request: paymentInitiationOf(requiredValue(order, 'order')),
          submission,
        }),
        onDone: {
          target: 'waiting',
          actions: { type: 'setPaymentAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'droppingNumber',
          actions: { type: 'setPaymentFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      description: 'A pause of two seconds, in which the investor reads the next step.',
      after: {
        PAYMENT_PAUSE: [
          { guard: 'hasAllowedGatewayForm', target: 'redirecting' },
          { guard: 'isRedirectAnswer', target: 'droppingNumber', actions: 'setHandOverFailure' },
          { target: 'droppingNumber' },
        ],
      },
    },
    redirecting: {
      initial: 'keepingNumber',
      states: {
        keepingNumber: {
          tags: 'busy',
          description: 'The status page finds the payment by this number, so it is stored before the browser leaves.',
          invoke: {
            id: 'storage',
            src: 'storage',
            input: ({ context }) => ({ request: { paymentOrderNumber: context.answer?.order_number ?? null } }),
            onDone: 'submitting',
            onError: { target: '#payment.droppingNumber', actions: 'setHandOverFailure' },
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'submitPaymentForm',
            src: 'submitPaymentForm',
            input: ({ context: { answer, allowedOrigins } }) => ({
              request: {
                actionUrl: parseAllowedActionUrl(answer?.actionUrl ?? '', allowedOrigins) ?? '',
                inputHtml: answer?.input_html ?? '',
              },
            }),
            onDone: '#payment.handedOver',
            onError: { target: '#payment.droppingNumber', actions: 'setHandOverFailure' },
          },
        },
      },
    },
    droppingNumber: {
      tags: 'busy',
      description: 'The result is known; the number of a payment that was not handed over is removed.',
      invoke: {
        id: 'storage',
        src: 'storage',
        input: { request: { paymentOrderNumber: null } },
        onDone: resultTransitions,
        onError: resultTransitions,
      },
    },
    handedOver: {
      type: 'final',
      description: 'The browser leaves for the gateway; money may be debited from this state on.',
    },
    approving: {
      description:
        'The investor approves the request in the UPI app; only the bank decides, so reading changes nothing.',
      initial: 'awaiting',
      states: {
        awaiting: {
          after: { UPI_CHECKED: 'unchecked' },
          initial: 'pausing',
          states: {
            pausing: { after: { UPI_CHECK_INTERVAL: 'checking' }, on: { 'check.requested': 'rechecking' } },
            checking: createStatusCheck('pausing'),
            rechecking: createRequestedCheck('pausing'),
          },
        },
        unchecked: {
          description: 'The automatic checks have ended; the request may still be approved.',
          on: { 'check.requested': 'rechecking' },
        },
        rechecking: createRequestedCheck('unchecked'),
      },
    },
    settled: { type: 'final', description: 'The bank has confirmed or declined the request.' },
    messageShown: { type: 'final' },
    failed: { type: 'final' },
  },
});

const statusRequestOf = ({ answer }: PaymentContext): GetPaymentStatusRequest => ({
  request_from: REQUEST_FROM.paymentResponse,
  request_mode: ORDER_PAYMENT_STATUS,
  order_number: answer?.order_number ?? '',
});

function paymentFailureOf(error: unknown): PaymentFailure {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return { kind: 'unknown', code: '-1', text: '' };
  return { kind: isRefusal(failure) ? 'refused' : 'unknown', code: failure.code, text: failure.text };
}
