import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { imageUploadJourneys } from '../../parts/form/image-upload/image-upload.scenarios.ts';
import {
  closedStage,
  editable,
  openStage,
  uploadedAadhaarStage,
  verifiedAadhaar,
} from '../testing/samples/sample-stages.ts';
import { cardAnswers, cardEvents } from '../card-stage/card-stage.scenarios.ts';
import { kycAadhaarFlow } from './kyc-aadhaar.flow.ts';
import type { KycAadhaarInput } from './kyc-aadhaar.types.ts';
import { kycAadhaarMachine } from './kyc-aadhaar.machine.ts';

const input: KycAadhaarInput = { newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...kycAadhaarFlow, machine: kycAadhaarMachine },
  {
    purpose:
      'The second stage of KYC: both sides of the Aadhaar card are uploaded together and read, and confirming the reading leads to the bank.',
    routes: ['aadhaarVerification'],
    input,
    children: { imageUpload: imageUploadJourneys<null, VerifyIdProofAnswer>(null, uploadedAadhaarStage) },
  },
);

const opened = [done('getStageInfo', openStage('aadhaar'))];
const read = [...opened, finished('imageUpload', { kind: 'uploaded', result: uploadedAadhaarStage })];
const tick = { type: 'confirmation.ticked' } as const;
const submit = { type: 'stage.submitted' } as const;
const submitted = [...read, tick, submit];

type UploadScenario = keyof ReturnType<typeof imageUploadJourneys>['scenarios'];
const presenting = (imageUpload: UploadScenario) =>
  scenario('presentingCard.permitted', { steps: opened, children: { imageUpload } });

export const kycAadhaarJourneys = scenarios({
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', {
    steps: [
      failed(
        'getStageInfo',
        refused('Please finish the earlier steps first.', '020', { navigateScreen: 'panVerification' }),
      ),
    ],
  }),
  UnavailableAfterFault: scenario('unavailable', {
    steps: [failed('getStageInfo', httpFault('The service is busy.'))],
  }),
  PresentingCard: presenting('ChoosingEmpty'),
  PresentingCardOneSide: presenting('ChoosingFirstOfTwo'),
  PresentingCardBothSides: presenting('Ready'),
  PresentingCardBackMissing: presenting('ChoosingAfterSideMissing'),
  PresentingCardFrontMissing: presenting('ChoosingAfterFrontMissing'),
  PresentingCardShortRefusal: presenting('ReadyAfterShortRefusal'),
  PresentingCardLongRefusal: presenting('ReadyAfterRefusal'),
  PresentingCardNotAllowed: scenario('presentingCard.notPermitted', {
    steps: [done('getStageInfo', closedStage('aadhaar'))],
  }),
  ReviewingUnconfirmed: scenario('reviewing.unconfirmed', { steps: read }),
  ReviewingConfirmed: scenario('reviewing.confirmed', { steps: [...read, tick] }),
  ReviewingAfterRefusal: scenario('reviewing.confirmed', {
    steps: [...submitted, failed('verifyStage', refused('The name differs from the one on your PAN card.', '051'))],
  }),
  ReviewingAfterLostAnswer: scenario('reviewing.confirmed', {
    steps: [...submitted, failed('verifyStage', httpFault('The service is busy.'))],
  }),
  Submitting: scenario('submitting', { steps: submitted }),
  Verified: scenario('verified', { steps: [done('getStageInfo', verifiedAadhaar)] }),
  VerifiedEditable: scenario('verified', { steps: [done('getStageInfo', editable(verifiedAadhaar))] }),
  Left: scenario('left', { steps: [...submitted, done('verifyStage', verifiedAadhaar)] }),
});

export const kycAadhaarWorld: World<typeof kycAadhaarMachine> = {
  inputs: [input],
  events: cardEvents,
  answers: cardAnswers('aadhaar', verifiedAadhaar),
  outputs: {
    imageUpload: [
      { kind: 'uploaded', result: { ...uploadedAadhaarStage, is_confirm_chk_enabled: false } },
      { kind: 'uploaded', result: { code: '000', messageText: '', state_parameters: uploadedAadhaarStage } },
      { kind: 'uploaded', result: { code: '000', messageText: '' } },
    ],
  },
  counters: ['submission'],
  secrets: [],
};
