import { assign, not, setup } from 'xstate';
import { failureNotice, type NoticeUpdate } from '../../../kit/notice.ts';
import { port } from '../../../kit/port.ts';
import type { RecentOrder, RecentOrderChart, RecentOrderInput } from './recent-order.types.ts';

export const recentOrderMachine = setup({
  types: {} as RecentOrderChart,
  actors: { findRecentOrder: port<RecentOrderInput, RecentOrder | null>('findRecentOrder') },
  guards: {
    isRecentOrderFound: (_, recent: RecentOrder | null) => recent !== null,
    /** Decision 009. */
    isCheckRequired: ({ context }) => context.order.kind === 'mandate',
  },
  actions: {
    setRecentOrder: assign((_, recent: RecentOrder | null) => ({ recent })),
    setRepeatConfirmedOutcome: assign(({ context: { recent, confirmedUntil } }) => ({
      outcome: { kind: 'passed' as const, confirmedUntil: recent?.placedAt ?? confirmedUntil },
    })),
    setLeftOutcome: assign({ outcome: { kind: 'left' } }),
    setUncheckedOutcome: assign((_, { notice }: NoticeUpdate) => ({ outcome: { kind: 'unchecked' as const, notice } })),
  },
  delays: { RECENT_ORDER_WAIT: 3_000 },
}).createMachine({
  id: 'recentOrder',
  context: ({ input }) => ({
    ...input,
    recent: null,
    outcome: { kind: 'passed', confirmedUntil: input.confirmedUntil },
  }),
  initial: 'checkingRecentOrder',
  states: {
    checkingRecentOrder: {
      tags: 'busy',
      description: 'A failed or slow list lets an order pass, but no mandate.',
      invoke: {
        id: 'findRecentOrder',
        src: 'findRecentOrder',
        input: ({ context: { order, lostSubmission, confirmedUntil } }) => ({
          request: { order, lostSubmission, confirmedUntil },
        }),
        onDone: [
          {
            guard: { type: 'isRecentOrderFound', params: ({ event }) => event.output.answer },
            target: 'confirmingRepeat',
            actions: { type: 'setRecentOrder', params: ({ event }) => event.output.answer },
          },
          { target: 'passed' },
        ],
        onError: [
          {
            guard: 'isCheckRequired',
            target: 'unchecked',
            actions: { type: 'setUncheckedOutcome', params: failureNotice },
          },
          { target: 'passed' },
        ],
      },
      after: { RECENT_ORDER_WAIT: { guard: not('isCheckRequired'), target: 'passed' } },
    },
    confirmingRepeat: {
      description: 'An identical order was placed recently, here or in another tab.',
      on: {
        'repeat.confirmed': { target: 'passed', actions: 'setRepeatConfirmedOutcome' },
        'repeat.left': { target: 'left', actions: 'setLeftOutcome' },
      },
    },
    passed: { type: 'final' },
    unchecked: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
