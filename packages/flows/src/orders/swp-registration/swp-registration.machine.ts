import type { CreateSwpAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { lostSubmissionOf } from '../../parts/order-confirmation/index.ts';
import { recentOrderMachine } from '../../parts/recent-order/recent-order.machine.ts';
import { confirmedUntilUpdate, recentOrderTransitions } from '../../parts/recent-order/recent-order.transitions.ts';
import { secondFactorMachine } from '../../parts/second-factor/second-factor.machine.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { isSwpRegistrable } from './swp-permission.ts';
import { applyDraftChange, initialDraft, isRegistrable, recentOrderCheckInput } from './swp-registration.rules.ts';
import type {
  RegisteredSwp,
  SwpRegistrationChart,
  SwpRegistrationContext,
  SwpRegistrationOutput,
} from './swp-registration.types.ts';

type End = SecondFactorOutput<CreateSwpAnswer>;

export const swpRegistrationMachine = setup({
  types: {} as SwpRegistrationChart,
  actors: { recentOrder: recentOrderMachine, secondFactor: secondFactorMachine<RegisteredSwp, CreateSwpAnswer>() },
  guards: {
    isSwpForbidden: ({ context: { order } }) => !isSwpRegistrable(order),
    isRegistrable: ({ context }) => isRegistrable(context),
  },
  actions: {
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: applyDraftChange(context, event) } : {},
    ),
    setNotice: assign((_, end: End) => (end.kind === 'notSent' ? { notice: end.notice } : {})),
    setConfirmedUntil: assign(confirmedUntilUpdate),
    clearNotice: assign({ notice: null }),
    setRegisteredOutcome: assign((_, end: End) =>
      end.kind === 'confirmed' ? { outcome: registeredOutcome(end.result) } : {},
    ),
    setClosedOutcome: assign(({ context }, end: End) => ({ outcome: closedOutcome(context, end) })),
  },
}).createMachine({
  id: 'swpRegistration',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    draft: initialDraft(input),
    notice: null,
    outcome: { kind: 'closed', lost: input.lost, wasTried: false },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSwpForbidden', target: 'notPermitted' }, { target: 'entering' }] },
    notPermitted: { type: 'final', entry: assign({ outcome: { kind: 'notPermitted' } }) },
    entering: {
      description: 'The terms of the plan are shown below the form before any code is sent.',
      on: {
        'draft.changed': { actions: 'updateDraft' },
        'swp.submitted': { guard: 'isRegistrable', target: 'checkingRecentOrder', actions: 'clearNotice' },
        'swp.closed': 'closed',
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent order, which may come from another tab, before a code is sent.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderCheckInput(context),
        onDone: recentOrderTransitions('confirming', 'entering'),
      },
    },
    confirming: {
      description: 'One code by mobile; the plan is locked, and leaving the code closes the dialog (X-20).',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { order, listType, draft, lost, newSubmission } }) => ({
          codes: 'mobile',
          subject: { order, listType, draft },
          permitted: true,
          isCodeSent: false,
          hasInitialCooldown: true,
          isResendAllowed: true,
          isAbandonAllowed: true,
          refusalAs: 'alert',
          newSubmission,
          lostSubmission: lostSubmissionOf(lost, draft),
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'confirmed',
            target: 'registered',
            actions: { type: 'setRegisteredOutcome', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'notSent',
            target: 'entering',
            actions: { type: 'setNotice', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: { type: 'setClosedOutcome', params: ({ event }) => event.output } },
        ],
      },
    },
    registered: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

const registeredOutcome = ({ result, messageText: message }: CreateSwpAnswer): SwpRegistrationOutput => ({
  kind: 'registered',
  orders: result ?? null,
  message,
});

/** A plan whose key was refused gets a new key at its next attempt. */
function closedOutcome({ draft, lost }: SwpRegistrationContext, end: End): SwpRegistrationOutput {
  const submission = end.kind === 'abandoned' ? end.lostSubmission : undefined;
  const isOfLost = lostSubmissionOf(lost, draft) !== undefined;
  const nextLost = submission === undefined ? (isOfLost ? null : lost) : { order: draft, submission };
  return { kind: 'closed', lost: nextLost, wasTried: true };
}
