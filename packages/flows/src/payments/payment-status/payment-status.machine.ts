import { ORDER_PAYMENT_STATUS, REQUEST_FROM, type GetPaymentStatusAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf } from '../../kit/port.ts';
import type {
  PaymentStatusContext,
  PaymentStatusEmitted,
  PaymentStatusEvent,
  PaymentStatusInput,
} from './payment-status.types.ts';

const hasNumber = ({ orderNumber }: PaymentStatusContext) => orderNumber !== null && orderNumber !== '';

export const paymentStatusMachine = setup({
  types: {} as {
    context: PaymentStatusContext;
    events: PaymentStatusEvent;
    input: PaymentStatusInput;
    emitted: PaymentStatusEmitted;
    tags: 'busy';
  },
  actors: { getPaymentStatus: operationPort('getPaymentStatus') },
  actions: {
    keepAnswer: assign((_, { notification_html, result }: GetPaymentStatusAnswer) => ({
      html: notification_html,
      order: result ?? null,
    })),
    keepFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const raised of raisedBy(noticeOf(error), 'alert')) enqueue.emit(raised);
      enqueue.assign({ failure: failureOf(error).kind === 'refused' ? 'refused' : 'unknown' });
    }),
  },
}).createMachine({
  id: 'paymentStatus',
  context: ({ input }) => ({ ...input, html: '', order: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: ({ context }) => !hasNumber(context), target: 'numberMissing' }, { target: 'initiated' }],
    },
    numberMissing: { type: 'final' },
    initiated: {
      tags: 'busy',
      invoke: {
        id: 'getPaymentStatus',
        src: 'getPaymentStatus',
        input: ({ context: { orderNumber } }) => ({
          request: {
            request_from: REQUEST_FROM.paymentResponse,
            request_mode: ORDER_PAYMENT_STATUS,
            order_number: orderNumber ?? '',
          },
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.notification_html !== '',
            target: 'shown',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output.answer },
          },
          { target: 'failed', actions: assign({ failure: 'nothingTold' }) },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { type: 'final' },
    failed: { type: 'final', description: 'The status is not known. Whether the payment succeeded is another matter.' },
  },
});
