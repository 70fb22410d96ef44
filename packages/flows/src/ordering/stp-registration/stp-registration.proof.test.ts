import { paiseOf } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { stpRegistrationMachine } from './stp-registration.machine.ts';
import { stpRegistrationJourneys, stpRegistrationWorld } from './stp-registration.scenarios.ts';
import type { Transfer } from './stp-registration.types.ts';

type Context = ContextFrom<typeof stpRegistrationMachine>;
interface Asked {
  readonly subject: Transfer;
  readonly lostSubmission?: string;
}
const askedAt = (edge: Parameters<typeof startOf>[0]) =>
  startOf(edge, 'pinConfirmation') as unknown as Asked | undefined;

/** INV-15, INV-22: a PIN is asked for by one press, of an order whose flag allows it. */
const asksByOnePress: Monitor<Context, null> = {
  name: 'INV-15 INV-22',
  start: null,
  step(_, edge) {
    const asked = askedAt(edge);
    if (!asked) return null;
    if (isWorldStep(edge.step) || edge.step.type !== 'transfer.submitted') violated('a PIN is asked for unasked');
    if (!asked.subject.source.is_stp_allowed) violated('the order may not be transferred');
    return null;
  },
};

/** Told in paise and from what was offered alone, beside the rules of the flow. */
const bounded: Monitor<Context, null> = {
  name: 'INV-25',
  start: null,
  step(_, edge) {
    const asked = askedAt(edge);
    if (!asked) return null;
    const { source, target, order } = asked.subject;
    const [each, available] = [paiseOf(order.stp_amount), paiseOf(source.stp_available_transfer_amount ?? '')];
    if (each === null || available === null || order.stp_installments * each > available)
      violated('more than is available is transferred');
    const matching = target.stp_scheme_specifications.filter(
      ({ scheme_code, stp_frequency }) =>
        scheme_code === order.stp_scheme_code && stp_frequency.toLowerCase() === order.stp_frequency.toLowerCase(),
    );
    if (matching.length !== 1) violated('the target is none of those offered');
    if (!matching.some(({ stp_dates }) => stp_dates.split(',').some((day) => Number(day) === order.stp_date)))
      violated('the day is not allowed');
    return null;
  },
};

interface Sent {
  readonly of: string;
  readonly lost: string;
  readonly submission: string | undefined;
}
/** INV-04: the transfer whose answer never came goes on with its key, any other with one of its own. */
const sameTransferSameKey: Monitor<Context, Sent> = {
  name: 'INV-04',
  start: { of: '', lost: '', submission: undefined },
  step(before, edge) {
    const asked = askedAt(edge);
    if (asked) {
      const of = JSON.stringify([asked.subject.target._id, asked.subject.order]);
      if (asked.lostSubmission !== (of === before.lost ? before.submission : undefined))
        violated('a transfer goes on with another key than its own');
      return { ...before, of };
    }
    if (!isWorldStep(edge.step) || edge.step.step !== 'finished') return before;
    const end = edge.step.as as { lostSubmission?: string; wasTried?: boolean };
    if (end.lostSubmission !== undefined) return { ...before, lost: before.of, submission: end.lostSubmission };
    return end.wasTried === true && before.lost === before.of ? { ...before, lost: '', submission: undefined } : before;
  },
};

describe('invariants', () => {
  const chart = stpRegistrationMachine;
  const prove = proving(stpRegistrationJourneys, stpRegistrationWorld);
  for (const { title, run } of [
    ...prove(asksByOnePress, {
      'the flag is not looked at': chart.provide({ guards: { mayTransfer: ({ context }) => context.order !== null } }),
      'picking a day asks for the PIN': mutant(chart, 'pickingDate', {
        on: { 'day.picked': { guard: 'isAllowedDay', target: 'confirming', actions: 'keepDay' } },
      }),
    }),
    ...prove(bounded, {
      'everything that is complete passes': chart.provide({
        guards: { isConfirmable: ({ context }) => context.draft.stp_installments > 0 },
      }),
      'every day is taken': chart.provide({
        guards: { isAllowedDay: () => true, isConfirmable: ({ context }) => context.draft.stp_date === 8 },
      }),
    }),
    ...prove(sameTransferSameKey, {
      'the key is forgotten': chart.provide({ actions: { comeBack: assign({ lost: null }) } }),
    }),
  ])
    test(title, run);
});
