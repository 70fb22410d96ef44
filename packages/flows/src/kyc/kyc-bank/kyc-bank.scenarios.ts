import { emptyIdInformation, type GetStageInfoAnswer, type UploadChequeAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
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
import { kycBankFlow } from './kyc-bank.flow.ts';
import type { KycBankInput } from './kyc-bank.types.ts';
import { kycBankMachine } from './kyc-bank.machine.ts';

const ok = { code: '000', messageText: '' } as const;
const { confirmation: _, ...details } = typedDraft;
export const typedDetails: BankDetails = details;

/** One white pixel, so that a story can show a picture. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==';
const bankLines = [
  { attribute: 'Account number', text: '100000000001' },
  { attribute: 'IFSC', text: 'SBOX0000001' },
  { attribute: 'Bank', text: 'HDFC Bank' },
];

export const openStage: GetStageInfoAnswer = {
  ...ok,
  is_verified: false,
  is_verify_enabled: true,
  login_stage: 'bank',
  master_list: { bank_account_type: [...accountTypes], bank_list: [...banks] },
};
export const verifiedStage: GetStageInfoAnswer = {
  ...openStage,
  is_verified: true,
  is_verify_enabled: false,
  id_information: { ...emptyIdInformation(), bank: bankLines, bank_attachment_list: [picture] },
};
export const readCheque: UploadChequeAnswer = {
  ...ok,
  is_confirm_chk_enabled: true,
  bank_info: { account_number: '100000000001', ifsc_code: 'SBOX0000001', account_type: 'SB', bank_name: 'HDFC' },
  bank_attachment_list: [picture],
};
/** Refusal of a stage that is opened too early. */
export const notYet = refused('Please verify your Aadhaar card first.', '020', {
  navigateScreen: './aadhaarVerification/',
});

const input: KycBankInput = { variant: 'current', newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...kycBankFlow, machine: kycBankMachine },
  {
    purpose:
      'The bank stage of KYC: the account is verified, its cheque is read, and Confirm makes it the primary account. A change of the details withdraws the verification.',
    routes: ['bankVerification'],
    input,
    children: {
      bankDetails: bankDetailsJourneys,
      imageUpload: imageUploadJourneys<BankDetails, UploadChequeAnswer>(typedDetails, readCheque),
    },
  },
);

type Steps = readonly Step<typeof kycBankMachine>[];
const opened = done('getStageInfo', openStage);
const verified = finished('bankDetails', { kind: 'verified', details: typedDetails, answer: verifiedAnswer });
const presenting: Steps = [opened, verified];
const reviewing: Steps = [...presenting, finished('imageUpload', 'Uploaded')];
const submitting: Steps = [...reviewing, { type: 'stage.submitted' }];

export const kycBankJourneys = scenarios({
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', { steps: [failed('getStageInfo', httpFault('The service is busy.'))] }),
  UnavailableWithCurrentStage: scenario('unavailable', { steps: [failed('getStageInfo', notYet)] }),
  Detailing: scenario('detailing', { steps: [opened] }),
  DetailingAfterRefusal: scenario('detailing', {
    steps: [opened],
    children: { bankDetails: 'EnteringAfterRefusal' },
  }),
  DetailingAfterChange: scenario('detailing', { steps: [...reviewing, { type: 'details.changeRequested' }] }),
  PresentingCheque: scenario('presentingCheque', {
    steps: presenting,
    children: { imageUpload: 'ChoosingEmpty' },
  }),
  PresentingChequeAfterRefusal: scenario('presentingCheque', {
    steps: presenting,
    children: { imageUpload: 'ReadyAfterRefusal' },
  }),
  PresentingAnotherCheque: scenario('presentingCheque', {
    steps: [...reviewing, { type: 'cheque.replaced' }],
    children: { imageUpload: 'ChoosingEmpty' },
  }),
  Reviewing: scenario('reviewing', { steps: reviewing }),
  ReviewingAfterRefusal: scenario('reviewing', {
    steps: [...submitting, failed('verifyStage', refused('This account cannot be used.', '071'))],
  }),
  ReviewingAfterLostAnswer: scenario('reviewing', {
    steps: [...submitting, failed('verifyStage', httpFault('The service is busy.'))],
  }),
  Submitting: scenario('submitting', { steps: submitting }),
  Verified: scenario('verified', {
    steps: [...submitting, done('verifyStage', { ...ok, is_stage_verified: true, bank_stage_verified: true })],
  }),
  VerifiedBefore: scenario('verified', { steps: [done('getStageInfo', verifiedStage)] }),
  OlderVariant: scenario('detailing', { input: { variant: 'older' }, steps: [opened] }),
  OlderVariantVerified: scenario('verified', {
    input: { variant: 'older' },
    steps: [done('getStageInfo', verifiedStage)],
  }),
});

export const otherDetails: BankDetails = { ...typedDetails, accountNumber: '100000000006' };

export const kycBankWorld: World<typeof kycBankMachine> = {
  inputs: [input, { ...input, variant: 'older' }],
  events: {
    'stage.reloadRequested': [{}],
    'details.changeRequested': [{}],
    'cheque.replaced': [{}],
    'stage.submitted': [{}],
  },
  answers: {
    getStageInfo: [openStage, verifiedStage, ok, { ...ok, state_parameters: { bank_stage_verified: true } }],
    verifyStage: [ok, { ...ok, is_stage_verified: true }],
  },
  outputs: {
    bankDetails: [
      { kind: 'verified', details: typedDetails, answer: verifiedAnswer },
      { kind: 'verified', details: otherDetails, answer: ok },
    ],
    imageUpload: [{ kind: 'uploaded', result: ok }],
  },
  counters: ['submission'],
  secrets: [],
};
