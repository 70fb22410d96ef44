import { paiseOf } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { startedBySubmit } from '../../parts/order-confirmation/order-confirmation.monitors.ts';
import { recentOrderInput } from '../../parts/recent-order/recent-order.scenarios.ts';
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

const bySubmit = startedBySubmit<Context>('transfer.submitted', (edge) =>
  edge.starts.some(({ port }) => port === 'pinConfirmation'),
);
/** INV-15, INV-22: one submit starts one PIN confirmation, for an order whose flag allows it. */
const asksByOnePress: Monitor<Context, null> = {
  ...bySubmit,
  name: 'INV-15 INV-22',
  step(memory, edge) {
    const asked = askedAt(edge);
    if (asked && !asked.subject.source.is_stp_allowed) violated('an order is transferred that cannot be transferred');
    return bySubmit.step(memory, edge);
  },
};

/** Computed in paise and from the offer alone, independently of the rules of the flow. */
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
    if (matching.length !== 1) violated('the target is not offered');
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
/** INV-04: a transfer whose answer was lost is retried with its key; any other transfer gets its own key. */
const sameTransferSameKey: Monitor<Context, Sent> = {
  name: 'INV-04',
  start: { of: '', lost: '', submission: undefined },
  step(before, edge) {
    const asked = askedAt(edge);
    if (asked) {
      const of = JSON.stringify([asked.subject.target._id, asked.subject.order]);
      if (asked.lostSubmission !== (of === before.lost ? before.submission : undefined))
        violated('a transfer is retried with another key');
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
      'the flag is ignored': chart.provide({ guards: { mayTransfer: ({ context }) => context.order !== null } }),
      'picking a day requests the PIN': mutant(chart, 'pickingDate', {
        on: { 'day.picked': { guard: 'isAllowedDay', target: 'confirming', actions: 'setDay' } },
      }),
      'a declined repetition requests the PIN': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput('stp'), onDone: 'confirming' },
      }),
    }),
    ...prove(bounded, {
      'every complete draft passes': chart.provide({
        guards: { isConfirmable: ({ context }) => context.draft.stp_installments > 0 },
      }),
      'every day is accepted': chart.provide({
        guards: { isAllowedDay: () => true, isConfirmable: ({ context }) => context.draft.stp_date === 8 },
      }),
    }),
    ...prove(sameTransferSameKey, {
      'the key is cleared': chart.provide({ actions: { recordAbandonedConfirmation: assign({ lost: null }) } }),
    }),
  ])
    test(title, run);
});
