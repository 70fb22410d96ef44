import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import { startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { sameDraftSameSubmission } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import { sipPauseMachine } from './sip-pause.machine.ts';
import { pauseCountsOf } from './pause-permission.ts';
import { sipPauseJourneys, sipPauseWorld } from './sip-pause.scenarios.ts';
import type { PausedSip } from './sip-pause.types.ts';

type Context = ContextFrom<typeof sipPauseMachine>;
interface StartedPinConfirmation {
  readonly subject: PausedSip;
  readonly lostSubmission?: string;
}

/** INV-15, INV-22: one submit starts one PIN confirmation, if both flags allow it, for an offered and chosen number. */
const pinOnlyForOfferedCount: Monitor<Context, number | null> = {
  name: 'INV-15 INV-22',
  start: null,
  step(chosen, edge) {
    const { step, from } = edge;
    const started = startedCall(edge, 'pinConfirmation') as unknown as StartedPinConfirmation | undefined;
    if (started) {
      const { order, count } = started.subject;
      if (isWorldStep(step) || step.type !== 'pause.submitted') throwViolation('a PIN is requested without a submit');
      if (!order.is_pause_allowed || !order.mf_order_is_pause_allowed)
        throwViolation('a SIP is paused that cannot be paused');
      if (!pauseCountsOf(order).includes(count)) throwViolation('a number is skipped that is not offered');
      if (count !== chosen) throwViolation('another number than the chosen one is skipped');
    }
    if (isWorldStep(step) || step.type !== 'installments.chosen' || from?.can(step) !== true) return chosen;
    return (step as unknown as { count: number }).count;
  },
};

const retry = sameDraftSameSubmission<Context>({
  child: 'pinConfirmation',
  draftOf: ({ order, count }: PausedSip) => ({ orderId: order._id, count }),
  given: ({ retry: given }) => given,
});

describe('contract', () => {
  for (const { title, run } of flowContract(sipPauseJourneys, sipPauseWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = sipPauseMachine;
  const prove = createProver(sipPauseJourneys, sipPauseWorld);
  for (const { title, run } of [
    ...prove(pinOnlyForOfferedCount, {
      'every SIP is accepted': chart.provide({ guards: { isPauseForbidden: () => false } }),
      'every number is accepted': chart.provide({ guards: { isInstalmentCountOffered: () => true } }),
      'the first number stays': chart.provide({
        actions: {
          setInstalmentCount: assign(({ context, event }) =>
            event.type === 'installments.chosen' ? { count: context.count ?? event.count } : {},
          ),
        },
      }),
      'a number is enough': mutant(chart, 'choosing', {
        on: {
          'installments.chosen': {
            guard: 'isInstalmentCountOffered',
            target: 'confirming',
            actions: 'setInstalmentCount',
          },
        },
      }),
    }),
    ...prove(retry, {
      'the key is cleared': chart.provide({ actions: { recordAbandonedConfirmation: assign({ retry: null }) } }),
    }),
  ])
    test(title, run);
});
