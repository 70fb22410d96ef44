import { assign, setup } from 'xstate';
import { noticeActions, raiseNotices } from '../../kit/notice-actions.ts';
import { failureNotice } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import {
  PAYMENT_SOURCES,
  type LoadedSources,
  type PaymentCalendarChart,
  type PaymentSource,
  type PaymentSources,
} from './payment-calendar.types.ts';
import { mergeSources, noSources, requestedSourcesOf } from './payment-sources.ts';

export const paymentCalendarMachine = setup({
  types: {} as PaymentCalendarChart,
  actors: {
    /** Decision 081. */
    loadPaymentSources: port<readonly PaymentSource[], LoadedSources>('loadPaymentSources'),
  },
  actions: {
    ...noticeActions<PaymentCalendarChart>('alert'),
    /** Decision 081. */
    setSources: assign(({ context }, received: PaymentSources) => ({
      firstDay: context.today(),
      sources: mergeSources(context.sources, received),
      failed: requestedSourcesOf(context).filter((source) => received[source] === null),
      notice: null,
    })),
    /** OM-324. */
    raiseNotices: raiseNotices<PaymentCalendarChart>(),
  },
}).createMachine({
  id: 'paymentCalendar',
  context: ({ input: { today, sources } }) => ({
    today,
    firstDay: null,
    wanted: sources ?? PAYMENT_SOURCES,
    sources: noSources,
    failed: [],
    notice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'All lists are requested at once; one of them is enough to show a calendar.',
      invoke: {
        id: 'loadPaymentSources',
        src: 'loadPaymentSources',
        input: ({ context }) => ({ request: context.wanted }),
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'setSources', params: ({ event }) => event.output.answer.sources },
            { type: 'raiseNotices', params: ({ event }) => event.output.answer.notices },
          ],
        },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    unavailable: { on: { 'reload.requested': 'loading' } },
    loaded: {
      initial: 'settled',
      states: {
        settled: { on: { 'reload.requested': 'reloading' } },
        reloading: {
          tags: 'busy',
          description: 'After a failure, only the lists that failed are requested again.',
          invoke: {
            id: 'loadPaymentSources',
            src: 'loadPaymentSources',
            input: ({ context }) => ({ request: requestedSourcesOf(context) }),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'setSources', params: ({ event }) => event.output.answer.sources },
                { type: 'raiseNotices', params: ({ event }) => event.output.answer.notices },
              ],
            },
            onError: { target: 'settled', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
      },
    },
  },
});
