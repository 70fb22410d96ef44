import { assign, setup } from 'xstate';
import { port } from '../../../kit/port.ts';
import type { RecentOrder, RecentOrderChart, RecentOrderInput } from './recent-order.types.ts';

export const recentOrderMachine = setup({
  types: {} as RecentOrderChart,
  actors: { findRecentOrder: port<RecentOrderInput, RecentOrder | null>('findRecentOrder') },
  guards: { isRecentOrderFound: (_, recent: RecentOrder | null) => recent !== null },
  actions: {
    setRecentOrder: assign((_, recent: RecentOrder | null) => ({ recent })),
    setRepeatConfirmedOutcome: assign(({ context: { recent, confirmedUntil } }) => ({
      outcome: { kind: 'passed' as const, confirmedUntil: recent?.placedAt ?? confirmedUntil },
    })),
    setLeftOutcome: assign({ outcome: { kind: 'left' } }),
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
      description: 'An optional check: a failed or slow list lets the order pass.',
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
        onError: 'passed',
      },
      after: { RECENT_ORDER_WAIT: 'passed' },
    },
    confirmingRepeat: {
      description: 'An identical order was placed recently, here or in another tab.',
      on: {
        'repeat.confirmed': { target: 'passed', actions: 'setRepeatConfirmedOutcome' },
        'repeat.left': { target: 'left', actions: 'setLeftOutcome' },
      },
    },
    passed: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
