import type { BankAccount } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, keepsDraft, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import type { BankAccountAdditionInput } from '../bank-account-addition/index.ts';
import { bankAccountListMachine } from './bank-account-list.machine.ts';
import { hasPrimary, idOf } from './bank-account-list.rules.ts';
import { bankAccountListJourneys, bankAccountListWorld } from './bank-account-list.scenarios.ts';

type Context = ContextFrom<typeof bankAccountListMachine>;
interface Asked {
  readonly subject: BankAccount;
  readonly lostSubmission?: string;
}

/** INV-15: a single event requests a PIN, and only for a listed account that is not primary. */
const asksForAnother: Monitor<Context, null> = {
  name: 'INV-15',
  start: null,
  step(_, edge) {
    const asked = startOf(edge, 'pinConfirmation') as unknown as Asked | undefined;
    if (!asked) return null;
    if (!('type' in edge.step && edge.step.type === 'primary.requested'))
      violated('a PIN is requested without an event');
    if (asked.subject.is_primary) violated('the primary account is made primary');
    if ('type' in edge.step && idOf(asked.subject) !== (edge.step as unknown as { id: string }).id)
      violated('the account made primary is not the chosen account');
    return null;
  },
};

/** INV-04 across two dialogs: the same change uses the key of the lost answer, until the list shows its effect. */
const goesOnWithItsKey: Monitor<Context, { id: string; key: string } | null> = {
  name: 'INV-04',
  start: null,
  step(lost, edge) {
    const asked = startOf(edge, 'pinConfirmation') as unknown as Asked | undefined;
    if (asked) {
      const expected = lost?.id === idOf(asked.subject) ? lost.key : undefined;
      if (asked.lostSubmission !== expected) violated('the key is not the key of the change without an answer');
    }
    const { step } = edge;
    if (edge.from !== null && isWorldStep(step) && step.step === 'finished' && step.child === 'pinConfirmation') {
      const output = step.as as 'Confirmed' | { kind?: string; lostSubmission?: string };
      if (output === 'Confirmed' || output.kind === 'confirmed') return null;
      if (output.lostSubmission !== undefined) return { id: edge.from.context.changingId, key: output.lostSubmission };
    }
    const isSettled = edge.to.context.accounts.some((account) => account.is_primary && idOf(account) === lost?.id);
    return isSettled ? null : lost;
  },
};

const addsBesideNoPrimary: Monitor<Context, null> = {
  name: 'OM-203',
  start: null,
  step(_, edge) {
    const adding = startOf(edge, 'bankAccountAddition') as unknown as BankAccountAdditionInput | undefined;
    if (adding === undefined) return null;
    if (adding.hasPrimary || hasPrimary(edge.to.context.accounts))
      violated('an account is added while another is primary');
    if (adding.hasAccounts !== edge.to.context.accounts.length > 0)
      violated('the addition does not receive whether other accounts exist');
    return null;
  },
};

/** The list is reloaded before any other action if the provider may have changed it. */
const looksAgain: Monitor<Context, null> = {
  name: 'reload after an uncertain change',
  start: null,
  step(_, { step, to }) {
    if (!isWorldStep(step) || step.step !== 'finished' || typeof step.as === 'string') return null;
    const output = step.as as {
      kind: string;
      lostSubmission?: string;
      result?: { result?: object };
    };
    const isOpen =
      output.kind === 'cancelled' ||
      (output.kind === 'abandoned' && output.lostSubmission !== undefined) ||
      (output.kind === 'confirmed' && output.result?.result === undefined);
    if (isOpen && to.children['listBankAccounts'] === undefined) violated('the list may be out of date');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(bankAccountListJourneys, bankAccountListWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = bankAccountListMachine;
  const prove = proving(bankAccountListJourneys, bankAccountListWorld);
  for (const { title, run } of [
    ...prove(asksForAnother, {
      'the primary account is accepted, too': chart.provide({
        guards: {
          canBecomePrimary: ({ context, event }) =>
            event.type === 'primary.requested' && context.accounts.some((account) => idOf(account) === event.id),
        },
      }),
    }),
    ...prove(goesOnWithItsKey, {
      'the key is not recorded': chart.provide({ actions: { recordPrimaryChange: assign({ changingId: '' }) } }),
    }),
    ...prove(addsBesideNoPrimary, {
      'the addition is offered despite a primary account': chart.provide({ guards: { mayAdd: () => true } }),
    }),
    ...prove(looksAgain, {
      'a cancelled addition does not reload the list': mutant(chart, 'adding', {
        invoke: { id: 'bankAccountAddition', src: 'bankAccountAddition', onDone: 'listed' },
      }),
    }),
    ...prove(
      keepsDraft<Context>(({ accounts, lists }) => ({ accounts, lists })),
      { 'a failed refresh clears the list': chart.provide({ actions: { setNotice: assign({ accounts: [] }) } }) },
    ),
  ])
    test(title, run);
});

/** A list that could not be loaded is never shown as empty (INV-62). */
test('a failure shows no list', () => {
  const prove = proving(bankAccountListJourneys, bankAccountListWorld);
  const listedByAnswerOnly: Monitor<Context, null> = {
    name: 'INV-62',
    start: null,
    step(_, edge) {
      if (failureAt(edge) && edge.from?.value === 'loading' && edge.to.value !== 'unavailable')
        violated('a failure shows the list');
      return null;
    },
  };
  for (const { run } of prove(listedByAnswerOnly, {
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
