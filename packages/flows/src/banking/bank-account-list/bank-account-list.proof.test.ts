import type { BankAccount } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { isWorldStep } from '../../model-testing/journey.ts';
import { portFailure, draftUnchangedByFailure, startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import type { BankAccountAdditionInput } from '../bank-account-addition/bank-account-addition.types.ts';
import { bankAccountListMachine } from './bank-account-list.machine.ts';
import { hasPrimary, accountIdOf } from './bank-account-list.rules.ts';
import { bankAccountListJourneys, bankAccountListWorld } from './bank-account-list.scenarios.ts';

type Context = ContextFrom<typeof bankAccountListMachine>;
interface ConfirmationInput {
  readonly subject: BankAccount;
  readonly lostSubmission?: string;
}

/** INV-15: a single event requests a PIN, and only for a listed account that is not primary. */
const pinOnlyForOtherAccount: Monitor<Context, null> = {
  name: 'INV-15',
  start: null,
  step(_, edge) {
    const confirmationInput = startedCall(edge, 'pinConfirmation') as unknown as ConfirmationInput | undefined;
    if (!confirmationInput) return null;
    if (!('type' in edge.step && edge.step.type === 'primary.requested'))
      throwViolation('a PIN is requested without an event');
    if (confirmationInput.subject.is_primary) throwViolation('the primary account is made primary');
    if ('type' in edge.step && accountIdOf(confirmationInput.subject) !== (edge.step as unknown as { id: string }).id)
      throwViolation('the account made primary is not the chosen account');
    return null;
  },
};

/** INV-04 across two dialogs: the same change uses the key of the lost answer, until the list shows its effect. */
const sameChangeKeyAfterLostAnswer: Monitor<Context, { id: string; key: string } | null> = {
  name: 'INV-04',
  start: null,
  step(lost, edge) {
    const confirmationInput = startedCall(edge, 'pinConfirmation') as unknown as ConfirmationInput | undefined;
    if (confirmationInput) {
      const expected = lost?.id === accountIdOf(confirmationInput.subject) ? lost.key : undefined;
      if (confirmationInput.lostSubmission !== expected)
        throwViolation('the key is not the key of the change without an answer');
    }
    const { step } = edge;
    if (edge.from !== null && isWorldStep(step) && step.step === 'finished' && step.child === 'pinConfirmation') {
      const output = step.ending as 'Confirmed' | { kind?: string; lostSubmission?: string };
      if (output === 'Confirmed' || output.kind === 'confirmed') return null;
      if (output.lostSubmission !== undefined) return { id: edge.from.context.changingId, key: output.lostSubmission };
    }
    const isSettled = edge.to.context.accounts.some(
      (account) => account.is_primary && accountIdOf(account) === lost?.id,
    );
    return isSettled ? null : lost;
  },
};

const additionOnlyWithoutPrimary: Monitor<Context, null> = {
  name: 'OM-203',
  start: null,
  step(_, edge) {
    const adding = startedCall(edge, 'bankAccountAddition') as unknown as BankAccountAdditionInput | undefined;
    if (adding === undefined) return null;
    if (adding.hasPrimary || hasPrimary(edge.to.context.accounts))
      throwViolation('an account is added while another is primary');
    if (adding.hasAccounts !== edge.to.context.accounts.length > 0)
      throwViolation('the addition does not receive whether other accounts exist');
    return null;
  },
};

/** The list is reloaded before any other action if the provider may have changed it. */
const reloadAfterUncertainChange: Monitor<Context, null> = {
  name: 'reload after an uncertain change',
  start: null,
  step(_, { step, to }) {
    if (!isWorldStep(step) || step.step !== 'finished' || typeof step.ending === 'string') return null;
    const output = step.ending as {
      kind: string;
      lostSubmission?: string;
      result?: { result?: object };
    };
    const isOpen =
      output.kind === 'cancelled' ||
      (output.kind === 'abandoned' && output.lostSubmission !== undefined) ||
      (output.kind === 'confirmed' && output.result?.result === undefined);
    if (isOpen && to.children['listBankAccounts'] === undefined) throwViolation('the list may be out of date');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(bankAccountListJourneys, bankAccountListWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = bankAccountListMachine;
  const prove = createProver(bankAccountListJourneys, bankAccountListWorld);
  for (const { title, run } of [
    ...prove(pinOnlyForOtherAccount, {
      'the primary account is accepted, too': chart.provide({
        guards: {
          canAccountBecomePrimary: ({ context, event }) =>
            event.type === 'primary.requested' && context.accounts.some((account) => accountIdOf(account) === event.id),
        },
      }),
    }),
    ...prove(sameChangeKeyAfterLostAnswer, {
      'the key is not recorded': chart.provide({ actions: { recordPrimaryChange: assign({ changingId: '' }) } }),
    }),
    ...prove(additionOnlyWithoutPrimary, {
      'the addition is offered despite a primary account': chart.provide({ guards: { canAddAccount: () => true } }),
    }),
    ...prove(reloadAfterUncertainChange, {
      'a cancelled addition does not reload the list': mutant(chart, 'adding', {
        invoke: { id: 'bankAccountAddition', src: 'bankAccountAddition', onDone: 'listed' },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ accounts, lists }) => ({ accounts, lists })),
      { 'a failed refresh clears the list': chart.provide({ actions: { setNotice: assign({ accounts: [] }) } }) },
    ),
  ])
    test(title, run);
});

/** A list that could not be loaded is never shown as empty (INV-62). */
test('a failure shows no list', () => {
  const prove = createProver(bankAccountListJourneys, bankAccountListWorld);
  const listOnlyByAnswer: Monitor<Context, null> = {
    name: 'INV-62',
    start: null,
    step(_, edge) {
      if (portFailure(edge) && edge.from?.value === 'loading' && edge.to.value !== 'unavailable')
        throwViolation('a failure shows the list');
      return null;
    },
  };
  for (const { run } of prove(listOnlyByAnswer, {
    'a failed load shows an empty list': mutant(bankAccountListMachine, 'loading', {
      invoke: {
        id: 'listBankAccounts',
        src: 'listBankAccounts',
        input: { request: {} },
        onDone: 'listed',
        onError: 'listed',
      },
    }),
  }))
    run();
});
