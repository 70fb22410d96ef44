import { PAYMENT_PAUSE_MS, type PaymentAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedNotices } from '../../kit/notice.ts';
import { failureOf, isRefusal, port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { parseAllowedActionUrl, paymentInitiationOf } from './payment.rules.ts';
import type { PaymentChart, PaymentFailure, PaymentForm, PaymentNumberWrite } from './payment.types.ts';

export const paymentMachine = setup({
  types: {} as PaymentChart,
  actors: {
    initiatePayment: port<ReturnType<typeof paymentInitiationOf>, PaymentAnswer>('initiatePayment'),
    submitPaymentForm: port<PaymentForm, unknown>('submitPaymentForm'),
    storage: port<PaymentNumberWrite, unknown>('storage'),
  },
  delays: { PAYMENT_PAUSE: PAYMENT_PAUSE_MS },
  guards: {
    isOrderMissing: ({ context }) => context.order === null,
    isRedirectAnswer: ({ context }) => context.answer?.is_redirect === true,
    hasAllowedGatewayForm: ({ context: { answer, allowedOrigins } }) =>
      answer?.is_redirect === true &&
      answer.order_number !== '' &&
      parseAllowedActionUrl(answer.actionUrl, allowedOrigins) !== null,
    hasPaymentFailure: ({ context }) => context.failure !== null,
  },
  actions: {
    setPaymentAnswer: assign((_, answer: PaymentAnswer) => ({ answer })),
    setPaymentFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const raised of raisedNotices(noticeOf(error), 'alert')) enqueue.emit(raised);
      enqueue.assign({ failure: paymentFailureOf(error) });
    }),
    setHandOverFailure: assign({ failure: { kind: 'notHandedOver', code: '-1', text: '', isAnswerLost: false } }),
  },
}).createMachine({
  id: 'payment',
  context: ({ input: { order, allowedOrigins, newSubmission } }) => ({
    order,
    allowedOrigins,
    submission: newSubmission(),
    answer: null,
    failure: null,
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
          actions: { type: 'setPaymentAnswer', params: ({ event }) => event.output.answer },
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
        onDone: [{ guard: 'hasPaymentFailure', target: 'failed' }, { target: 'messageShown' }],
        onError: [{ guard: 'hasPaymentFailure', target: 'failed' }, { target: 'messageShown' }],
      },
    },
    handedOver: {
      type: 'final',
      description: 'The browser leaves for the gateway; money may be debited from this state on.',
    },
    messageShown: { type: 'final' },
    failed: { type: 'final' },
  },
});

function paymentFailureOf(error: unknown): PaymentFailure {
  const failure = failureOf(error);
  return isRefusal(failure)
    ? { kind: 'refused', code: failure.code, text: failure.text, isAnswerLost: false }
    : { kind: 'unknown', code: '-1', text: '', isAnswerLost: !(failure.kind === 'fault' && failure.reason === 'http') };
}
