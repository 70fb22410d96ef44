import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { sipPauseMachine } from './sip-pause.machine.ts';
import { pauseCountsOf } from './may-pause.ts';
import { sipPauseJourneys, sipPauseWorld } from './sip-pause.scenarios.ts';
import type { LostPause, PausedSip } from './sip-pause.types.ts';

type Context = ContextFrom<typeof sipPauseMachine>;
interface Asked {
  readonly subject: PausedSip;
  readonly lostSubmission?: string;
}

/** INV-15, INV-22: one submit starts one PIN confirmation, if both flags allow it, for an offered and chosen number. */
const asksForWhatIsOffered: Monitor<Context, number | null> = {
  name: 'INV-15 INV-22',
  start: null,
  step(chosen, edge) {
    const { step, from } = edge;
    const asked = startOf(edge, 'pinConfirmation') as unknown as Asked | undefined;
    if (asked) {
      const { order, count } = asked.subject;
      if (isWorldStep(step) || step.type !== 'pause.submitted') violated('a PIN is requested without a submit');
      if (!order.is_pause_allowed || !order.mf_order_is_pause_allowed)
        violated('a SIP is paused that cannot be paused');
      if (!pauseCountsOf(order).includes(count)) violated('a number is skipped that is not offered');
      if (count !== chosen) violated('another number than the chosen one is skipped');
    }
    if (isWorldStep(step) || step.type !== 'installments.chosen' || from?.can(step) !== true) return chosen;
    return (step as unknown as { count: number }).count;
  },
};

/** INV-04 across PIN confirmations: the same number is retried with the key whose answer was lost. */
const goesOnWithItsKey: Monitor<Context, LostPause | null> = {
  name: 'INV-04',
  start: null,
  step(before, edge) {
    const { step, from, to } = edge;
    const lost = from === null ? to.context.lost : before;
    const asked = startOf(edge, 'pinConfirmation') as unknown as Asked | undefined;
    if (asked && asked.lostSubmission !== (lost?.count === asked.subject.count ? lost.submission : undefined))
      violated('the key is not that of the lost pause');
    if (!isWorldStep(step) || step.step !== 'finished' || from === null) return lost;
    const count = from.context.count ?? 0;
    const end = step.as as { lostSubmission?: string; wasTried?: boolean };
    if (end.lostSubmission !== undefined) return { count, submission: end.lostSubmission };
    return end.wasTried === true && lost?.count === count ? null : lost;
  },
};

describe('invariants', () => {
  const chart = sipPauseMachine;
  const prove = proving(sipPauseJourneys, sipPauseWorld);
  for (const { title, run } of [
    ...prove(asksForWhatIsOffered, {
      'every SIP is accepted': chart.provide({ guards: { isForbidden: () => false } }),
      'every number is accepted': chart.provide({ guards: { isOffered: () => true } }),
      'the first number stays': chart.provide({
        actions: {
          setInstalmentCount: assign(({ context, event }) =>
            event.type === 'installments.chosen' ? { count: context.count ?? event.count } : {},
          ),
        },
      }),
      'a number is enough': mutant(chart, 'choosing', {
        on: { 'installments.chosen': { guard: 'isOffered', target: 'confirming', actions: 'setInstalmentCount' } },
      }),
    }),
    ...prove(goesOnWithItsKey, {
      'the key is cleared': chart.provide({ actions: { recordPauseConfirmation: assign({ lost: null }) } }),
    }),
  ])
    test(title, run);
});
