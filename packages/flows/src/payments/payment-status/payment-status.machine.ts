import { ORDER_PAYMENT_STATUS, REQUEST_FROM, type GetPaymentStatusAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedNotices } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf, isRefusal, isProviderRefusal } from '../../kit/port.ts';
import { orderStateOf } from '../../parts/order/order-state.ts';
import type { PaymentStatusChart } from './payment-status.types.ts';

export const paymentStatusMachine = setup({
  types: {} as PaymentStatusChart,
  actors: { getPaymentStatus: operationPort('getPaymentStatus') },
  guards: {
    /** OM-162. */
    hasNoOrderNumber: ({ context: { orderNumber } }) => orderNumber === null || orderNumber === '',
    /** OM-163. */
    isAnswerEmpty: (_, answer: GetPaymentStatusAnswer) => answer.notification_html === '',
    /** Decision 026. */
    isPaymentConfirming: (_, { result }: GetPaymentStatusAnswer) =>
      result !== undefined && orderStateOf(result) === 'paymentConfirming',
    /** OM-162. */
    isProviderRefusal: (_, event: { error: unknown }) => isProviderRefusal({ event }),
  },
  actions: {
    /** OM-161, OM-163. */
    setPaymentStatus: assign((_, { notification_html, result }: GetPaymentStatusAnswer) => ({
      html: notification_html,
      order: result ?? null,
      failure: null,
    })),
    /** OM-162. */
    setEmptyAnswerFailure: assign({ failure: 'emptyAnswer' }),
    /** OM-332. */
    setStatusFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const raised of raisedNotices(noticeOf(error), 'alert')) enqueue.emit(raised);
      enqueue.assign({ failure: isRefusal(failureOf(error)) ? 'refused' : 'unknown' });
    }),
  },
}).createMachine({
  id: 'paymentStatus',
  context: ({ input }) => ({ ...input, html: '', order: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasNoOrderNumber', target: 'numberMissing' }, { target: 'initiated' }],
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
            guard: { type: 'isAnswerEmpty', params: ({ event }) => event.output.answer },
            target: 'unanswered',
            actions: 'setEmptyAnswerFailure',
          },
          {
            guard: { type: 'isPaymentConfirming', params: ({ event }) => event.output.answer },
            target: 'confirming',
            actions: { type: 'setPaymentStatus', params: ({ event }) => event.output.answer },
          },
          { target: 'shown', actions: { type: 'setPaymentStatus', params: ({ event }) => event.output.answer } },
        ],
        onError: [
          {
            guard: { type: 'isProviderRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: { type: 'setStatusFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'unanswered',
            actions: { type: 'setStatusFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    confirming: {
      description: 'The bank has not confirmed the payment yet: the status can be checked again.',
      on: { 'check.requested': 'initiated' },
    },
    unanswered: {
      description: 'The status is unknown; the payment may have succeeded.',
      on: { 'check.requested': 'initiated' },
    },
    shown: { type: 'final' },
    failed: { type: 'final', description: 'The provider has no such payment.' },
  },
});
