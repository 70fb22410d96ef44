import { paiseOf } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { orderStartedBySubmit } from '../../parts/order/order-confirmation/order-confirmation.monitors.ts';
import { sameDraftSameSubmission } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import { recentOrderInput } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { stpRegistrationMachine } from './stp-registration.machine.ts';
import { stpRegistrationJourneys, stpRegistrationWorld } from './stp-registration.scenarios.ts';
import type { Transfer } from './stp-registration.types.ts';

type Context = ContextFrom<typeof stpRegistrationMachine>;
interface StartedPinConfirmation {
  readonly subject: Transfer;
  readonly lostSubmission?: string;
}
const startedPinConfirmation = (edge: Parameters<typeof startedCall>[0]) =>
  startedCall(edge, 'pinConfirmation') as unknown as StartedPinConfirmation | undefined;

const bySubmit = orderStartedBySubmit<Context>('transfer.submitted', (edge) =>
  edge.starts.some(({ port }) => port === 'pinConfirmation'),
);
/** INV-15, INV-22: one submit starts one PIN confirmation, for an order that can be transferred. */
const singlePinPerSubmit: Monitor<Context, null> = {
  ...bySubmit,
  name: 'INV-15 INV-22',
  step(memory, edge) {
    const started = startedPinConfirmation(edge);
    if (started && !started.subject.source.is_stp_allowed)
      throwViolation('an order is transferred that cannot be transferred');
    return bySubmit.step(memory, edge);
  },
};

/** Computed in paise and from the offer alone, independently of the rules of the flow. */
const transferWithinOffer: Monitor<Context, null> = {
  name: 'INV-25',
  start: null,
  step(_, edge) {
    const started = startedPinConfirmation(edge);
    if (!started) return null;
    const { source, target, draft } = started.subject;
    const [each, available] = [paiseOf(draft.amount), paiseOf(source.stp_available_transfer_amount ?? '')];
    if (each === null || available === null || (draft.installments ?? 0) * each > available)
      throwViolation('more than is available is transferred');
    const matching = target.stp_scheme_specifications.filter(
      ({ scheme_code, stp_frequency }) =>
        scheme_code === draft.scheme?.code && stp_frequency.toLowerCase() === draft.frequency.toLowerCase(),
    );
    if (matching.length !== 1) throwViolation('the target is not offered');
    if (!matching.some(({ stp_dates }) => stp_dates.split(',').some((day) => Number(day) === draft.day)))
      throwViolation('the day is not allowed');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(stpRegistrationJourneys, stpRegistrationWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = stpRegistrationMachine;
  const prove = createProver(stpRegistrationJourneys, stpRegistrationWorld);
  for (const { title, run } of [
    ...prove(singlePinPerSubmit, {
      'the flag is ignored': chart.provide({ guards: { isStpAllowed: ({ context }) => context.order !== null } }),
      'picking a day requests the PIN': mutant(chart, 'pickingDate', {
        on: { 'day.picked': { guard: 'isTransferDayAllowed', target: 'confirming', actions: 'setTransferDay' } },
      }),
      'a declined repetition requests the PIN': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput('stp'), onDone: 'confirming' },
      }),
    }),
    ...prove(transferWithinOffer, {
      'every complete draft passes': chart.provide({
        guards: { isTransferValid: ({ context }) => context.draft.installments !== null },
      }),
      'every day is accepted': chart.provide({
        guards: { isTransferDayAllowed: () => true, isTransferValid: ({ context }) => context.draft.day === 8 },
      }),
    }),
    ...prove(sameDraftSameSubmission<Context>({ child: 'pinConfirmation' }), {
      'the key is cleared': chart.provide({ actions: { recordAbandonedConfirmation: assign({ retry: null }) } }),
    }),
  ])
    test(title, run);
});
