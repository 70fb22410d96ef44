import type { Option, VerifyBankAccountAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { bankDetailsMachine } from './bank-details.machine.ts';
import { bankDetailsFlow } from './bank-details.flow.ts';
import type { BankDetailsInput, BankDraft } from './bank-details.types.ts';

export const accountTypes: readonly Option[] = [
  { value: 'SB', label: 'Savings account' },
  { value: 'CB', label: 'Current account' },
];
export const banks: readonly Option[] = [
  { value: 'HDFC', label: 'HDFC Bank' },
  { value: 'SBIN', label: 'State Bank of India' },
];
export const typedDraft: BankDraft = {
  accountNumber: '100000000001',
  confirmation: '100000000001',
  ifsc: 'SBOX0000001',
  accountType: 'SB',
  bank: 'HDFC',
};
export const verifiedAnswer: VerifyBankAccountAnswer = {
  code: '000',
  messageText: '',
  result: {
    beneficiary_account_holder_name: 'ASHA RAO',
    beneficiary_bank_name: 'HDFC Bank',
    beneficiary_bank_branch_name: 'Fort, Mumbai',
  },
};

const input: BankDetailsInput = { rules: 'stage', accountTypes, banks, newSubmission: createSubmissionKeyCounter() };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...bankDetailsFlow, machine: bankDetailsMachine },
  {
    purpose:
      'Enters the details of a bank account and verifies them. A change that is too long is rejected, never cut.',
    input,
    children: {},
  },
);

type Steps = readonly Step<typeof bankDetailsMachine>[];
const enter = (patch: Partial<BankDraft>) => ({ type: 'draft.changed', patch }) as const;
const submitted: Steps = [enter(typedDraft), { type: 'details.submitted' }];

export const bankDetailsJourneys = scenarios({
  Entering: scenario('entering'),
  EnteringIncomplete: scenario('entering', { steps: [enter({ accountNumber: '100000000001', ifsc: 'SBOX0000001' })] }),
  EnteringNumbersDiffer: scenario('entering', { steps: [enter({ ...typedDraft, confirmation: '100000000010' })] }),
  EnteringOverlong: scenario('entering', {
    steps: [enter(typedDraft), enter({ accountNumber: `${typedDraft.accountNumber}00000000000000` })],
  }),
  EnteringComplete: scenario('entering', { steps: [enter(typedDraft)] }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [...submitted, failed('verifyAccount', refused('The name on this account is not yours.', '051'))],
  }),
  EnteringAfterLostAnswer: scenario('entering', {
    steps: [...submitted, failed('verifyAccount', httpFault('The bank does not answer.'))],
  }),
  EnteringForTheList: scenario('entering', { input: { rules: 'list' } }),
  Verifying: scenario('verifying', { steps: submitted }),
  Verified: scenario('verified', { steps: [...submitted, done('verifyAccount', verifiedAnswer)] }),
});

export const bankDetailsWorld: World<typeof bankDetailsMachine> = {
  inputs: [
    input,
    { ...input, rules: 'list' },
    { ...input, accountTypes: [], banks: [] },
    { ...input, draft: { accountNumber: '12345', ifsc: 'ABCD0', accountType: 'SB', bank: 'HDFC' } },
  ],
  events: {
    'draft.changed': [
      { patch: typedDraft },
      { patch: {} },
      { patch: { accountNumber: '1234', confirmation: '1234' } },
      { patch: { accountNumber: '12345', confirmation: '12345' } },
      { patch: { confirmation: '99999' } },
      { patch: { accountNumber: '1'.repeat(26) } },
      { patch: { ifsc: 'ABCD' } },
      { patch: { ifsc: 'A'.repeat(14) } },
      { patch: { accountType: '' } },
      { patch: { bank: 'unknown' } },
    ],
    'details.submitted': [{}],
  },
  answers: { verifyAccount: [verifiedAnswer, { code: '000', messageText: '' }] },
  counters: ['submission', 'retry'],
  secrets: [],
};

/** The world of retries: a complete form, and a second account to change it to. */
export const bankRetryWorld: typeof bankDetailsWorld = {
  ...bankDetailsWorld,
  inputs: [input],
  events: {
    'draft.changed': [
      { patch: typedDraft },
      { patch: { accountNumber: '1234', confirmation: '1234' } },
      { patch: { confirmation: '99999' } },
    ],
    'details.submitted': [{}],
  },
  counters: ['submission'],
};
