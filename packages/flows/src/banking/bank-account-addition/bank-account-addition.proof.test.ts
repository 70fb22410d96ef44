import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { isWorldStep, playScenario } from '../../model-testing/journey.ts';
import { startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import { bankDetailsJourneys } from '../../parts/bank/bank-details/bank-details.scenarios.ts';
import type { BankDetails, BankDetailsOutput } from '../../parts/bank/bank-details/bank-details.types.ts';
import { bankAccountAdditionMachine } from './bank-account-addition.machine.ts';
import { bankAccountAdditionJourneys, bankAccountAdditionWorld } from './bank-account-addition.scenarios.ts';

type Context = ContextFrom<typeof bankAccountAdditionMachine>;

function verifiedDetails({ step }: Edge<Context>): BankDetails | null {
  if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'bankDetails') return null;
  const output = (
    typeof step.ending === 'string' ? playScenario(bankDetailsJourneys, step.ending).snapshot.output : step.ending
  ) as BankDetailsOutput;
  return output.kind === 'verified' ? output.details : null;
}

const chequeOfVerifiedDetails: Monitor<Context, BankDetails | null> = {
  name: 'INV-37',
  start: null,
  step(before, edge) {
    const isWithdrawn =
      'type' in edge.step && edge.step.type === 'details.changeRequested' && edge.from?.can(edge.step) === true;
    const now = verifiedDetails(edge) ?? (isWithdrawn ? null : before);
    const cheque = startedCall(edge, 'imageUpload') as { subject?: BankDetails } | undefined;
    if (cheque && JSON.stringify(cheque.subject) !== JSON.stringify(now))
      throwViolation('a cheque is requested for details that were not verified last');
    return now;
  },
};

const noAdditionBesidePrimary: Monitor<Context, null> = {
  name: 'OM-203',
  start: null,
  step(_, { to, starts }) {
    if (to.context.hasPrimary && starts.length > 0) throwViolation('an account is added while another is primary');
    return null;
  },
};

/** The cancel question leaves the verified details unchanged, whatever the answer. */
const formUnchangedByQuestion: Monitor<Context, null> = {
  name: 'OM-202',
  start: null,
  step(_, { from, to, step }) {
    if (from === null || !('type' in step)) return null;
    if (step.type !== 'addition.cancelRequested' && step.type !== 'cancellation.declined') return null;
    const { work: before } = (from.value as { adding?: { work?: string } }).adding ?? {};
    const { work: after } = (to.value as { adding?: { work?: string } }).adding ?? {};
    if (before !== after || from.context.account !== to.context.account)
      throwViolation('the question changed the form');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(bankAccountAdditionJourneys, bankAccountAdditionWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = bankAccountAdditionMachine;
  const prove = createProver(bankAccountAdditionJourneys, bankAccountAdditionWorld);
  for (const { title, run } of [
    ...prove(chequeOfVerifiedDetails, {
      'the first verification is never cleared': chart.provide({
        actions: {
          setVerifiedAccount: assign(({ context }, output: BankDetailsOutput) =>
            output.kind === 'verified' && context.account === null
              ? { account: { details: output.details, holder: '', branch: '' } }
              : {},
          ),
          clearVerifiedAccount: () => undefined,
        },
      }),
    }),
    ...prove(noAdditionBesidePrimary, {
      'the addition starts despite a primary account': mutant(chart, 'deciding', { always: [{ target: 'adding' }] }),
    }),
    ...prove(formUnchangedByQuestion, {
      'No restarts the form': mutant(chart, 'adding.dialog.asking', {
        on: {
          'cancellation.confirmed': '#bankAccountAddition.cancelled',
          'cancellation.declined': '#bankAccountAddition.adding',
        },
      }),
    }),
  ])
    test(title, run);
});
