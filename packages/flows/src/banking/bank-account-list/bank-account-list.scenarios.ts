import type { BankAccount } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { pinConfirmationJourneys } from '../../parts/identity/pin-confirmation/pin-confirmation.scenarios.ts';
import { bankAccountAdditionJourneys } from '../bank-account-addition/bank-account-addition.scenarios.ts';
import { accountsAnswer, primaryAccount, secondAccount, withPrimaryAccount } from '../testing/sample-accounts.ts';
import { bankAccountListMachine } from './bank-account-list.machine.ts';
import { accountIdOf } from './bank-account-list.rules.ts';
import type { PrimaryChangeAnswer, BankAccountListInput } from './bank-account-list.types.ts';
import { bankAccountListFlow } from './bank-account-list.flow.ts';

const accounts = [primaryAccount, secondAccount];
const noPrimary = withPrimaryAccount(accounts);
const changed: PrimaryChangeAnswer = {
  code: '000',
  messageText: 'Your primary account was changed.',
  result: { customer_bank_list: [...withPrimaryAccount(accounts, secondAccount.beneficiary_account_no)] },
};
const changedWithoutList: PrimaryChangeAnswer = { code: '000', messageText: 'Your primary account was changed.' };

const input: BankAccountListInput = { newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...bankAccountListFlow, machine: bankAccountListMachine },
  {
    purpose:
      'Lists the bank accounts of an investor: an account can be added while no account is primary, and the primary account is changed by PIN.',
    routes: ['bankAccountList'],
    input,
    children: {
      bankAccountAddition: bankAccountAdditionJourneys,
      pinConfirmation: pinConfirmationJourneys<BankAccount, PrimaryChangeAnswer>(secondAccount, changed),
    },
  },
);

type Steps = readonly Step<typeof bankAccountListMachine>[];
const listed: Steps = [done('listBankAccounts', accountsAnswer(...accounts))];
const open: Steps = [done('listBankAccounts', accountsAnswer(...noPrimary))];
const adding: Steps = [...open, { type: 'addition.requested' }];
const primaryRequested = { type: 'primary.requested', id: accountIdOf(secondAccount) } as const;
const confirming: Steps = [...listed, primaryRequested];

export const bankAccountListJourneys = scenarios({
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', { steps: [failed('listBankAccounts', httpFault('The service is busy.'))] }),
  Listed: scenario('listed.settled', { steps: listed }),
  ListedEmpty: scenario('listed.settled', { steps: [done('listBankAccounts', accountsAnswer())] }),
  ListedWithoutPrimary: scenario('listed.settled', { steps: open }),
  ListedAfterAddition: scenario('listed.settled', { steps: [...adding, finished('bankAccountAddition', 'Added')] }),
  ListedAfterChange: scenario('listed.settled', { steps: [...confirming, finished('pinConfirmation', 'Confirmed')] }),
  ListedAfterRefusedRefresh: scenario('listed.settled', {
    steps: [
      ...listed,
      { type: 'accounts.reloadRequested' },
      failed('listBankAccounts', refused('The accounts cannot be listed now.', '099')),
    ],
  }),
  Refreshing: scenario('listed.refreshing', { steps: [...listed, { type: 'accounts.reloadRequested' }] }),
  RefreshingAfterCancellation: scenario('listed.refreshing', {
    steps: [...adding, finished('bankAccountAddition', 'Cancelled')],
  }),
  Confirming: scenario('listed.confirming', { steps: confirming, children: { pinConfirmation: 'Entering' } }),
  ConfirmingAfterWrongPin: scenario('listed.confirming', {
    steps: confirming,
    children: { pinConfirmation: 'EnteringAfterWrongPin' },
  }),
  Adding: scenario('adding', { steps: adding, children: { bankAccountAddition: 'Detailing' } }),
  AddingAfterRefusal: scenario('adding', {
    steps: adding,
    children: { bankAccountAddition: 'DetailingAfterRefusal' },
  }),
  AddingCheque: scenario('adding', { steps: adding, children: { bankAccountAddition: 'PresentingCheque' } }),
  AddingAsking: scenario('adding', { steps: adding, children: { bankAccountAddition: 'AskingToCancel' } }),
});

export const bankAccountListWorld: World<typeof bankAccountListMachine> = {
  inputs: [input],
  events: {
    'accounts.reloadRequested': [{}],
    'addition.requested': [{}],
    'primary.requested': [
      { id: accountIdOf(primaryAccount) },
      { id: accountIdOf(secondAccount) },
      { id: 'SBOX0000001 0' },
    ],
  },
  answers: { listBankAccounts: [accountsAnswer(), accountsAnswer(...accounts), accountsAnswer(...noPrimary)] },
  outputs: {
    bankAccountAddition: [{ kind: 'added', accounts: [secondAccount] }, { kind: 'cancelled' }],
    pinConfirmation: [
      { kind: 'confirmed', result: changed, message: '' },
      { kind: 'confirmed', result: changedWithoutList, message: '' },
      { kind: 'abandoned', wasTried: false },
      { kind: 'abandoned', lostSubmission: 'submission-9', wasTried: true },
    ],
  },
  secrets: ['1234'],
};
