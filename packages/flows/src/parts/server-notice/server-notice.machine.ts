import { ALERT_LIFE_MS } from '@folioflow/api/contract';
import { assign, cancel, enqueueActions, raise, setup } from 'xstate';
import type { ServerNoticeContext, ServerNoticeEvent, ShownNotice } from './server-notice.types.ts';

const isShortLived = ({ kind }: ShownNotice) => kind === 'danger' || kind === 'success';

export const serverNoticeMachine = setup({
  types: {} as { context: ServerNoticeContext; events: ServerNoticeEvent },
  delays: { NOTICE_LIFE: ALERT_LIFE_MS },
  guards: {
    isLast: ({ context, event }) => event.type !== 'notice.raised' && context.queue.every(({ id }) => id === event.id),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { id, kind, text }: ShownNotice) => {
      if (context.queue.some((shown) => shown.id === id)) return;
      enqueue.assign({ queue: [...context.queue, { id, kind, text }] });
      if (isShortLived({ id, kind, text }))
        enqueue(raise({ type: 'notice.outlived', id }, { id, delay: 'NOTICE_LIFE' }));
    }),
    drop: assign(({ context }, id: string) => ({ queue: context.queue.filter((shown) => shown.id !== id) })),
  },
}).createMachine({
  id: 'serverNotice',
  context: { queue: [] },
  initial: 'quiet',
  states: {
    quiet: { on: { 'notice.raised': { target: 'showing', actions: { type: 'show', params: ({ event }) => event } } } },
    showing: {
      on: {
        'notice.raised': { actions: { type: 'show', params: ({ event }) => event } },
        'notice.dismissed': [
          {
            guard: 'isLast',
            target: 'quiet',
            actions: [cancel(({ event }) => event.id), { type: 'drop', params: ({ event }) => event.id }],
          },
          { actions: [cancel(({ event }) => event.id), { type: 'drop', params: ({ event }) => event.id }] },
        ],
        'notice.outlived': [
          { guard: 'isLast', target: 'quiet', actions: { type: 'drop', params: ({ event }) => event.id } },
          { actions: { type: 'drop', params: ({ event }) => event.id } },
        ],
      },
    },
  },
});
