import { ORDER_PAYMENT_STATUS, REQUEST_FROM, type Order, type RequestOf } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failureNotice, createNoticeSetter } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { orderTypeOf } from '../../parts/order/order-state.ts';
import { statusOrderNumberOf } from './sip-response.rules.ts';
import type { SipResponseChart } from './sip-response.types.ts';

export const sipResponseMachine = setup({
  types: {} as SipResponseChart,
  actors: { getSipResponse: operationPort('getSipResponse') },
  guards: {
    /** OM-169. */
    isRouteStateMissing: ({ context }) => context.state === null,
    hasOrderNumber: ({ context }) => statusOrderNumberOf(context.state?.order ?? null) !== '',
  },
  actions: {
    // An answer without a text does not replace the text of the navigation state (OM-173).
    setResponseHtml: assign(({ context }, html: string) => ({ html: html === '' ? context.html : html, notice: null })),
    setNotice: enqueueActions(createNoticeSetter('alert')),
  },
}).createMachine({
  id: 'sipResponse',
  context: ({ input }) => ({ ...input, html: input.state?.html ?? '', notice: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isRouteStateMissing', target: 'orderMissing' },
        { guard: 'hasOrderNumber', target: 'confirming' },
        { target: 'shown' },
      ],
    },
    orderMissing: { type: 'final' },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'getSipResponse',
        src: 'getSipResponse',
        input: ({ context }) => ({ request: statusRequestOf(context.state?.order ?? null) }),
        onDone: {
          target: 'shown',
          actions: { type: 'setResponseHtml', params: ({ event }) => event.output.answer.result.notification_html },
        },
        onError: { target: 'unconfirmed', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    unconfirmed: {
      description: 'The registration was accepted; its present status is not known.',
      on: { 'check.requested': 'confirming' },
    },
    shown: { type: 'final' },
  },
});

function statusRequestOf(order: Order | null): RequestOf<'getSipResponse'> {
  if (order === null) throw new Error('Missing context value: order');
  return {
    request_from: REQUEST_FROM.sipResponse,
    request_mode: ORDER_PAYMENT_STATUS,
    order_type: orderTypeOf(order, 'xsip'),
    order_number: statusOrderNumberOf(order),
    selected_order: order,
  };
}
