import type { PauseSipAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { requiredValue } from '../../kit/required-value.ts';
import { pinConfirmationMachine } from '../../parts/pin-confirmation/pin-confirmation.machine.ts';
import type { PinConfirmationOutput } from '../../parts/pin-confirmation/index.ts';
import { isPausable, pauseCountsOf } from './pause-permission.ts';
import type { PausedSip, SipPauseContext, SipPauseEvent, SipPauseInput, SipPauseOutput } from './sip-pause.types.ts';

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
    isPauseForbidden: ({ context: { order } }) => !isPausable(order),
    isCountOffered: ({ context, event }) =>
      event.type === 'installments.chosen' && pauseCountsOf(context.order).includes(event.count),
    hasInstalmentCount: ({ context }) => context.count !== null,
  },
  actions: {
    setInstalmentCount: assign(({ event }) => (event.type === 'installments.chosen' ? { count: event.count } : {})),
    recordPauseConfirmation: assign(
      ({ context: { count, lost, wasTried } }, end: PinConfirmationOutput<PauseSipAnswer>) => {
        if (end.kind === 'confirmed') return { outcome: pausedOutcome(end.result) };
        if (end.kind === 'notPermitted') return {};
        // A key that was refused cannot be used again: the next attempt gets a new key.
        const isOfLost = lost?.count === count;
        const next =
          end.lostSubmission !== undefined
            ? { count: requiredValue(count, 'count'), submission: end.lostSubmission }
            : isOfLost && end.wasTried
              ? null
              : lost;
        return { lost: next, wasTried: wasTried || end.wasTried };
      },
    ),
    setClosedOutcome: assign({ outcome: ({ context: { lost, wasTried } }) => ({ kind: 'closed', lost, wasTried }) }),
  },
}).createMachine({
  id: 'sipPause',
  context: ({ input }) => ({
    ...input,
    count: singlePauseCountOf(input),
    wasTried: false,
    outcome: { kind: 'closed', lost: input.lost, wasTried: false },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPauseForbidden', target: 'notPermitted' }, { target: 'choosing' }] },
    notPermitted: { type: 'final', entry: assign({ outcome: { kind: 'notPermitted' } }) },
    choosing: {
      on: {
        'installments.chosen': { guard: 'isCountOffered', actions: 'setInstalmentCount' },
        'pause.submitted': { guard: 'hasInstalmentCount', target: 'confirming' },
        'pause.closed': 'closed',
      },
    },
    confirming: {
      invoke: {
        id: 'pinConfirmation',
        src: 'pinConfirmation',
        input: ({ context: { order, listType, newSubmission, lost, count } }) => ({
          subject: { order, listType, count: requiredValue(count, 'count') },
          permitted: true,
          shouldAlertRefusal: true,
          newSubmission,
          lostSubmission: lost?.count === count ? lost.submission : undefined,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'confirmed',
            target: 'paused',
            actions: { type: 'recordPauseConfirmation', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'recordPauseConfirmation', params: ({ event }) => event.output } },
        ],
      },
    },
    paused: { type: 'final' },
    closed: { type: 'final', entry: 'setClosedOutcome' },
  },
  output: ({ context }) => context.outcome,
});

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
