import type { BankAccount, SaveBankAccountAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import type { World } from '../../model-testing/walk.ts';
import {
  accountTypes,
  bankDetailsJourneys,
  banks,
  typedDraft,
  verifiedAnswer,
} from '../../parts/bank/bank-details/bank-details.scenarios.ts';
import type { BankDetails } from '../../parts/bank/bank-details/bank-details.types.ts';
import { imageUploadJourneys } from '../../parts/form/image-upload/image-upload.scenarios.ts';
import { secondAccount } from '../testing/sample-accounts.ts';
import { bankAccountAdditionMachine } from './bank-account-addition.machine.ts';
import { bankAccountAdditionFlow } from './bank-account-addition.flow.ts';
import type { BankAccountAdditionInput } from './bank-account-addition.types.ts';

const ok = { code: '000', messageText: '' } as const;
const { confirmation: _, ...details } = typedDraft;
const otherDetails: BankDetails = { ...details, accountNumber: '100000000006' };

export const savedAccountsAnswer = (...accounts: readonly BankAccount[]): SaveBankAccountAnswer => ({
  code: '000',
  messageText: 'Your account was added.',
  result: { customer_bank_list: [...accounts] },
});

const input: BankAccountAdditionInput = {
  hasPrimary: false,
  hasAccounts: true,
  accountTypes,
  banks,
  newSubmission: createSubmissionKeyCounter(),
};
const { finished, scenario, scenarios } = journeysOf(
  { ...bankAccountAdditionFlow, machine: bankAccountAdditionMachine },
  {
    purpose:
      'Adds a bank account: verifies its details, then uploads its cheque. A change of the details clears the verification; cancelling asks for confirmation.',
    input,
    children: {
      bankDetails: bankDetailsJourneys,
      imageUpload: imageUploadJourneys<BankDetails, SaveBankAccountAnswer>(details, savedAccountsAnswer(secondAccount)),
    },
  },
);

type Steps = readonly Step<typeof bankAccountAdditionMachine>[];
const verified = finished('bankDetails', { kind: 'verified', details, answer: verifiedAnswer });
const cancelRequested = { type: 'addition.cancelRequested' } as const;
const presenting: Steps = [verified];
const detailing = ['adding.work.detailing', 'adding.dialog.closed'] as const;
const presentingCheque = ['adding.work.presentingCheque', 'adding.dialog.closed'] as const;

export const bankAccountAdditionJourneys = scenarios({
  NotPermitted: scenario('notPermitted', { input: { hasPrimary: true } }),
  Detailing: scenario(detailing, { children: { bankDetails: 'EnteringForTheList' } }),
  DetailingAfterRefusal: scenario(detailing, { children: { bankDetails: 'EnteringAfterRefusal' } }),
  PresentingCheque: scenario(presentingCheque, { steps: presenting, children: { imageUpload: 'ChoosingEmpty' } }),
  PresentingChequeAfterRefusal: scenario(presentingCheque, {
    steps: presenting,
    children: { imageUpload: 'ReadyAfterRefusal' },
  }),
  AskingToCancel: scenario(['adding.work.detailing', 'adding.dialog.asking'], { steps: [cancelRequested] }),
  AskingWhilePresentingCheque: scenario(['adding.work.presentingCheque', 'adding.dialog.asking'], {
    steps: [...presenting, cancelRequested],
  }),
  DetailingAfterDecline: scenario(detailing, { steps: [cancelRequested, { type: 'cancellation.declined' }] }),
  DetailingAfterChange: scenario(detailing, { steps: [...presenting, { type: 'details.changeRequested' }] }),
  Added: scenario('added', { steps: [...presenting, finished('imageUpload', 'Uploaded')] }),
  Cancelled: scenario('cancelled', { steps: [cancelRequested, { type: 'cancellation.confirmed' }] }),
});

export const bankAccountAdditionWorld: World<typeof bankAccountAdditionMachine> = {
  inputs: [input, { ...input, hasPrimary: true }, { ...input, hasAccounts: false }],
  events: {
    'details.changeRequested': [{}],
    'addition.cancelRequested': [{}],
    'cancellation.confirmed': [{}],
    'cancellation.declined': [{}],
  },
  answers: {},
  outputs: {
    bankDetails: [
      { kind: 'verified', details, answer: verifiedAnswer },
      { kind: 'verified', details: otherDetails, answer: ok },
    ],
    imageUpload: [
      { kind: 'uploaded', result: savedAccountsAnswer() },
      { kind: 'uploaded', result: savedAccountsAnswer(secondAccount) },
    ],
  },
  secrets: [],
};
