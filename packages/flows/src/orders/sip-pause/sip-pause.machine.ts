import type { PauseSipAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { requiredValue } from '../../kit/required-value.ts';
import { nextPendingRetry, findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';
import type { PinConfirmationOutput } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import { isPausable, pauseCountsOf } from './pause-permission.ts';
import type {
  PausedSip,
  SipPauseContext,
  SipPauseDraft,
  SipPauseEvent,
  SipPauseInput,
  SipPauseOutput,
} from './sip-pause.types.ts';

type End = PinConfirmationOutput<PauseSipAnswer>;

export const sipPauseMachine = setup({
  types: {} as {
    context: SipPauseContext;
    events: SipPauseEvent;
    input: SipPauseInput;
    output: SipPauseOutput;
    tags: 'busy';
  },
  actors: { pinConfirmation: pinConfirmationMachine<PausedSip, PauseSipAnswer>() },
  guards: {
    /** OM-087. */
    isPauseConfirmed: (_, { kind }: End) => kind === 'confirmed',
    /** OM-083. */
    isPauseForbidden: ({ context: { order } }) => !isPausable(order),
    /** OM-084. */
    isInstalmentCountOffered: ({ context, event }) =>
      event.type === 'installments.chosen' && pauseCountsOf(context.order).includes(event.count),
    /** OM-085. */
    hasInstalmentCount: ({ context }) => context.count !== null,
  },
  actions: {
    /** OM-085. */
    setInstalmentCount: assign(({ event }) => (event.type === 'installments.chosen' ? { count: event.count } : {})),
    setPausedOutcome: assign((_, end: End) => (end.kind === 'confirmed' ? { outcome: pausedOutcome(end.result) } : {})),
    /** INV-04, decision 009. */
    recordAbandonedConfirmation: assign(({ context }, end: End) =>
      end.kind === 'abandoned'
        ? {
            retry: nextPendingRetry(context.retry, pauseDraftOf(context), end),
            wasTried: context.wasTried || end.wasTried,
          }
        : {},
    ),
    /** OM-083. */
    setNotPermittedOutcome: assign({ outcome: { kind: 'notPermitted' } }),
    /** Decision 009. */
    setClosedOutcome: assign({ outcome: ({ context: { retry, wasTried } }) => ({ kind: 'closed', retry, wasTried }) }),
  },
}).createMachine({
  id: 'sipPause',
  context: ({ input }) => ({
    ...input,
    count: singlePauseCountOf(input),
    wasTried: false,
    outcome: { kind: 'closed', retry: input.retry, wasTried: false },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPauseForbidden', target: 'notPermitted' }, { target: 'choosing' }] },
    notPermitted: { type: 'final', entry: 'setNotPermittedOutcome' },
    choosing: {
      on: {
        'installments.chosen': { guard: 'isInstalmentCountOffered', actions: 'setInstalmentCount' },
        'pause.submitted': { guard: 'hasInstalmentCount', target: 'confirming' },
        'pause.closed': 'closed',
      },
    },
    confirming: {
      invoke: {
        id: 'pinConfirmation',
        src: 'pinConfirmation',
        input: ({ context }) => ({
          subject: {
            order: context.order,
            listType: context.listType,
            count: requiredValue(context.count, 'count'),
          },
          isConfirmationAllowed: true,
          shouldAlertRefusal: true,
          newSubmission: context.newSubmission,
          lostSubmission: findRetryOfDraft(context.retry, pauseDraftOf(context))?.submission,
        }),
        onDone: [
          {
            guard: { type: 'isPauseConfirmed', params: ({ event }) => event.output },
            target: 'paused',
            actions: { type: 'setPausedOutcome', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'recordAbandonedConfirmation', params: ({ event }) => event.output } },
        ],
      },
    },
    paused: { type: 'final' },
    closed: { type: 'final', entry: 'setClosedOutcome' },
  },
  output: ({ context }) => context.outcome,
});

const pauseDraftOf = ({ order, count }: SipPauseContext): SipPauseDraft => ({ orderId: order._id, count });

const singlePauseCountOf = ({ order }: SipPauseInput): number | null => {
  const [only, ...others] = pauseCountsOf(order);
  return only !== undefined && others.length === 0 ? only : null;
};

/** Leads to the page with the provider's text (OM-087). */
const pausedOutcome = ({ result, display_html }: PauseSipAnswer): SipPauseOutput => ({
  kind: 'paused',
  orders: result ?? null,
  exit: { to: 'fyInformation', state: { display_html } },
});
