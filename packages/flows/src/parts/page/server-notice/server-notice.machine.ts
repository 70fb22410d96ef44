import { ALERT_LIFE_MS } from '@folioflow/api/contract';
import { assign, cancel, enqueueActions, raise, setup } from 'xstate';
import type { ServerNoticeContext, ServerNoticeEvent, ShownNotice } from './server-notice.types.ts';

const isShortLived = ({ kind }: ShownNotice) => kind === 'danger' || kind === 'success';

export const serverNoticeMachine = setup({
  types: {} as { context: ServerNoticeContext; events: ServerNoticeEvent },
  delays: { NOTICE_LIFE: ALERT_LIFE_MS },
  guards: {
    isLastNotice: ({ context, event }) =>
      event.type !== 'notice.raised' && context.queue.every(({ id }) => id === event.id),
  },
  actions: {
    /** DO-426, OM-326, OM-350. */
    appendNotice: enqueueActions(({ context, enqueue }, { id, kind, text }: ShownNotice) => {
      // Failures of one page that share a text are said once.
      const isSame = (shown: ShownNotice) => shown.id === id || (shown.kind === kind && shown.text === text);
      if (context.queue.some(isSame)) return;
      enqueue.assign({ queue: [...context.queue, { id, kind, text }] });
      if (isShortLived({ id, kind, text }))
        enqueue(raise({ type: 'notice.outlived', id }, { id, delay: 'NOTICE_LIFE' }));
    }),
    /** ON-517, OM-350. */
    cancelNoticeTimer: cancel((_, id: string) => id),
    /** ON-517, OM-350. */
    removeNotice: assign(({ context }, id: string) => ({ queue: context.queue.filter((shown) => shown.id !== id) })),
  },
}).createMachine({
  id: 'serverNotice',
  context: { queue: [] },
  initial: 'quiet',
  states: {
    quiet: {
      on: { 'notice.raised': { target: 'showing', actions: { type: 'appendNotice', params: ({ event }) => event } } },
    },
    showing: {
      on: {
        'notice.raised': { actions: { type: 'appendNotice', params: ({ event }) => event } },
        'notice.dismissed': [
          {
            guard: 'isLastNotice',
            target: 'quiet',
            actions: [
              { type: 'cancelNoticeTimer', params: ({ event }) => event.id },
              { type: 'removeNotice', params: ({ event }) => event.id },
            ],
          },
          {
            actions: [
              { type: 'cancelNoticeTimer', params: ({ event }) => event.id },
              { type: 'removeNotice', params: ({ event }) => event.id },
            ],
          },
        ],
        'notice.outlived': [
          {
            guard: 'isLastNotice',
            target: 'quiet',
            actions: { type: 'removeNotice', params: ({ event }) => event.id },
          },
          { actions: { type: 'removeNotice', params: ({ event }) => event.id } },
        ],
      },
    },
  },
});
