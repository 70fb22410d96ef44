import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { startedCall } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { createProver } from '../../kit/create-prover.ts';
import { throwViolation, type Monitor } from '../../kit/walk.ts';
import { sipPauseMachine } from './sip-pause.machine.ts';
import { pauseCountsOf } from './pause-permission.ts';
import { sipPauseJourneys, sipPauseWorld } from './sip-pause.scenarios.ts';
import type { LostPause, PausedSip } from './sip-pause.types.ts';

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

/** INV-04 across PIN confirmations: the same number is retried with the key whose answer was lost. */
const retryUsesLostKey: Monitor<Context, LostPause | null> = {
  name: 'INV-04',
  start: null,
  step(before, edge) {
    const { step, from, to } = edge;
    const lost = from === null ? to.context.lost : before;
    const started = startedCall(edge, 'pinConfirmation') as unknown as StartedPinConfirmation | undefined;
    if (started && started.lostSubmission !== (lost?.count === started.subject.count ? lost.submission : undefined))
      throwViolation('the key is not that of the lost pause');
    if (!isWorldStep(step) || step.step !== 'finished' || from === null) return lost;
    const count = from.context.count ?? 0;
    const end = step.ending as { lostSubmission?: string; wasTried?: boolean };
    if (end.lostSubmission !== undefined) return { count, submission: end.lostSubmission };
    return end.wasTried === true && lost?.count === count ? null : lost;
  },
};

describe('invariants', () => {
  const chart = sipPauseMachine;
  const prove = createProver(sipPauseJourneys, sipPauseWorld);
  for (const { title, run } of [
    ...prove(pinOnlyForOfferedCount, {
      'every SIP is accepted': chart.provide({ guards: { isPauseForbidden: () => false } }),
      'every number is accepted': chart.provide({ guards: { isCountOffered: () => true } }),
      'the first number stays': chart.provide({
        actions: {
          setInstalmentCount: assign(({ context, event }) =>
            event.type === 'installments.chosen' ? { count: context.count ?? event.count } : {},
          ),
        },
      }),
      'a number is enough': mutant(chart, 'choosing', {
        on: { 'installments.chosen': { guard: 'isCountOffered', target: 'confirming', actions: 'setInstalmentCount' } },
      }),
    }),
    ...prove(retryUsesLostKey, {
      'the key is cleared': chart.provide({ actions: { recordPauseConfirmation: assign({ lost: null }) } }),
    }),
  ])
    test(title, run);
});
