import type { CreateSwpAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { draftToSend, nextPendingRetry, findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { recentOrderMachine } from '../../parts/order/recent-order/recent-order.machine.ts';
import {
  recentOrderActions,
  recentOrderGuards,
  recentOrderTransitions,
} from '../../parts/order/recent-order/recent-order.transitions.ts';
import { isRefusedAction, refusalNoticeOf } from '../../parts/identity/refused-action.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { isSwpRegistrable } from './swp-permission.ts';
import {
  applyDraftChange,
  initialDraft,
  isSwpPlanRegistrable,
  isSwpProblemExplained,
  recentOrderCheckInput,
  swpPlanOf,
} from './swp-registration.rules.ts';
import type {
  RegisteredSwp,
  SwpRegistrationChart,
  SwpRegistrationContext,
  SwpRegistrationOutput,
  SwpResult,
} from './swp-registration.types.ts';

type End = SecondFactorOutput<SwpResult>;

export const swpRegistrationMachine = setup({
  types: {} as SwpRegistrationChart,
  actors: { recentOrder: recentOrderMachine, secondFactor: secondFactorMachine<RegisteredSwp, SwpResult>() },
  guards: {
    ...recentOrderGuards,
    /** Decision 079. */
    isSwpRefused: (_, end: End) => refusalNoticeOf(end) !== null,
    /** OM-093. */
    isSwpConfirmed: (_, { kind }: End) => kind === 'confirmed',
    isCodeNotSent: (_, { kind }: End) => kind === 'notSent',
    /** OM-044. */
    isSwpForbidden: ({ context: { order } }) => !isSwpRegistrable(order),
    /** DO-341, DO-343, OM-266. */
    isPlanRegistrable: ({ context }) => isSwpPlanRegistrable(context),
    /** OM-266. */
    isProblemExplained: ({ context }) => isSwpProblemExplained(context),
  },
  actions: {
    ...recentOrderActions<SwpRegistrationChart>(),
    /** DO-339, DO-340, OM-264, OM-265. */
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: applyDraftChange(context, event) } : {},
    ),
    /** OM-324, decision 074. */
    setNotice: assign((_, end: End) => (end.kind === 'notSent' ? { notice: end.notice } : {})),
    /** DO-278, decision 079. */
    alertRefusedPlan: noticeActions<SwpRegistrationChart>('alert').setNotice,
    /** Decision 074. */
    clearNotice: assign({ notice: null }),
    /** DO-338, OM-093. */
    setRegisteredOutcome: assign((_, end: End) =>
      end.kind === 'confirmed' && !isRefusedAction(end.result) ? { outcome: registeredOutcome(end.result) } : {},
    ),
    /** A closed dialog loses nothing that was entered. */
    addPlanToOutcome: assign(({ context }) =>
      context.outcome.kind === 'closed' ? { outcome: { ...context.outcome, plan: swpPlanOf(context) } } : {},
    ),
    /** OM-044. */
    setNotPermittedOutcome: assign({ outcome: { kind: 'notPermitted' } }),
    /** Decision 009. */
    setClosedOutcome: assign(({ context }, end: End) => ({ outcome: closedOutcome(context, end) })),
  },
}).createMachine({
  id: 'swpRegistration',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    draft: initialDraft(input),
    notice: null,
    outcome: { kind: 'closed', retry: input.retry, wasTried: false },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSwpForbidden', target: 'notPermitted' }, { target: 'entering' }] },
    notPermitted: { type: 'final', entry: 'setNotPermittedOutcome' },
    entering: {
      description: 'The terms of the plan are shown below the form before any code is sent.',
      on: {
        'draft.changed': { actions: 'updateDraft' },
        'swp.submitted': [
          { guard: 'isPlanRegistrable', target: 'checkingRecentOrder', actions: 'clearNotice' },
          // Register is documented to be disabled by the limits alone; the view shows the problem.
          { guard: 'isProblemExplained', actions: 'clearNotice' },
        ],
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
      description: 'One code by mobile; the plan is locked, and leaving the code closes the dialog.',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => ({
          codes: 'mobile',
          subject: {
            order: context.order,
            listType: context.listType,
            draft: draftToSend(context.retry, swpPlanOf(context)).draft,
          },
          isConfirmationAllowed: true,
          isCodeSent: false,
          hasInitialCooldown: true,
          isResendAllowed: true,
          isAbandonAllowed: true,
          refusalAs: 'alert',
          newSubmission: context.newSubmission,
          lostSubmission: findRetryOfDraft(context.retry, swpPlanOf(context))?.submission,
        }),
        onDone: [
          {
            guard: { type: 'isSwpRefused', params: ({ event }) => event.output },
            target: 'entering',
            actions: {
              type: 'alertRefusedPlan',
              params: ({ event }) => ({ notice: requiredValue(refusalNoticeOf(event.output), 'refusal') }),
            },
          },
          {
            guard: { type: 'isSwpConfirmed', params: ({ event }) => event.output },
            target: 'registered',
            actions: { type: 'setRegisteredOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCodeNotSent', params: ({ event }) => event.output },
            target: 'entering',
            actions: { type: 'setNotice', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: { type: 'setClosedOutcome', params: ({ event }) => event.output } },
        ],
      },
    },
    registered: { type: 'final' },
    closed: { type: 'final', entry: 'addPlanToOutcome' },
  },
  output: ({ context }) => context.outcome,
});

const registeredOutcome = ({ result, messageText: message }: CreateSwpAnswer): SwpRegistrationOutput => ({
  kind: 'registered',
  orders: result ?? null,
  message,
});

const closedOutcome = (context: SwpRegistrationContext, end: End): SwpRegistrationOutput => ({
  kind: 'closed',
  retry: nextPendingRetry(context.retry, swpPlanOf(context), end),
  wasTried: true,
});
