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
  uploadedPanStage,
  uploadedPanStageWithOtherDate,
  verifiedPan,
} from '../testing/samples/sample-stages.ts';
import { cardAnswers, cardEvents } from '../card-stage/card-stage.scenarios.ts';
import { kycPanFlow } from './kyc-pan.flow.ts';
import type { BirthDateDraft, KycPanInput } from './kyc-pan.types.ts';
import { kycPanMachine } from './kyc-pan.machine.ts';

const input: KycPanInput = { today: () => '2026-10-05', newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...kycPanFlow, machine: kycPanMachine },
  {
    purpose:
      'The first stage of KYC: the front of the PAN card is uploaded and read, a differing date of birth is settled, and the reading is confirmed.',
    routes: ['panVerification'],
    input,
    children: { imageUpload: imageUploadJourneys<null, VerifyIdProofAnswer>(null, uploadedPanStage) },
  },
);

const opened = [done('getStageInfo', openStage('pan'))];
const uploaded = (result: VerifyIdProofAnswer) => finished('imageUpload', { kind: 'uploaded', result });
const read = [...opened, uploaded(uploadedPanStage)];
const mismatch = [...opened, uploaded(uploadedPanStageWithOtherDate)];

const choose = (patch: Partial<BirthDateDraft>) => ({ type: 'draft.changed', patch }) as const;
const submitDate = { type: 'birthDate.submitted' } as const;
const tick = { type: 'confirmation.ticked' } as const;
const submit = { type: 'stage.submitted' } as const;
const settled = [...mismatch, choose({ day: '05', month: '11', year: '1990' }), submitDate];

export const kycPanJourneys = scenarios({
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', { steps: [failed('getStageInfo', httpFault('The service is busy.'))] }),
  UnavailableWithCurrentStage: scenario('unavailable', {
    steps: [
      failed('getStageInfo', refused('Please go on with your bank.', '020', { navigateScreen: 'bankVerification' })),
    ],
  }),
  PresentingCard: scenario('presentingCard.permitted', { steps: opened }),
  PresentingCardChosen: scenario('presentingCard.permitted', { steps: opened, children: { imageUpload: 'Ready' } }),
  PresentingCardNotAllowed: scenario('presentingCard.notPermitted', {
    steps: [done('getStageInfo', closedStage('pan'))],
  }),
  PresentingCardAfterRefusal: scenario('presentingCard.permitted', {
    steps: opened,
    children: { imageUpload: 'ReadyAfterRefusal' },
  }),
  PresentingCardAfterLostAnswer: scenario('presentingCard.permitted', {
    steps: opened,
    children: { imageUpload: 'ReadyAfterLostAnswer' },
  }),
  PresentingCardAgain: scenario('presentingCard.permitted', {
    steps: [done('getStageInfo', editable(verifiedPan)), { type: 'stage.editRequested' }],
  }),
  CorrectingBirthDate: scenario('correctingBirthDate', { steps: mismatch }),
  CorrectingBirthDateImpossible: scenario('correctingBirthDate', {
    steps: [...mismatch, choose({ day: '31', month: '02', year: '1990' }), submitDate],
  }),
  CorrectingBirthDateAfterTick: scenario('correctingBirthDate', {
    steps: [...mismatch, { type: 'birthDate.closed' }, tick],
  }),
  ReviewingUnconfirmed: scenario('reviewing.unconfirmed', { steps: read }),
  ReviewingWithoutConfirmation: scenario('reviewing.unconfirmed', {
    steps: [...opened, uploaded({ ...uploadedPanStage, is_confirm_chk_enabled: false })],
  }),
  ReviewingUnsettled: scenario('reviewing.unconfirmed', { steps: [...mismatch, { type: 'birthDate.closed' }] }),
  ReviewingSettled: scenario('reviewing.unconfirmed', { steps: settled }),
  ReviewingConfirmed: scenario('reviewing.confirmed', { steps: [...read, tick] }),
  ReviewingAfterRefusal: scenario('reviewing.confirmed', {
    steps: [...read, tick, submit, failed('verifyStage', refused('This PAN is linked to another account.', '051'))],
  }),
  ReviewingAfterLostAnswer: scenario('reviewing.confirmed', {
    steps: [...read, tick, submit, failed('verifyStage', httpFault('The service is busy.'))],
  }),
  Submitting: scenario('submitting', { steps: [...read, tick, submit] }),
  Verified: scenario('verified', { steps: [...read, tick, submit, done('verifyStage', verifiedPan)] }),
  VerifiedEditable: scenario('verified', { steps: [done('getStageInfo', editable(verifiedPan))] }),
  VerifiedBeforeSignature: scenario('verified', {
    steps: [done('getStageInfo', editable({ ...verifiedPan, login_stage: 'esignkyc' }))],
  }),
});

export const kycPanWorld: World<typeof kycPanMachine> = {
  inputs: [input],
  events: {
    ...cardEvents,
    'draft.changed': [
      { patch: { day: '05', month: '11', year: '1990' } },
      { patch: { day: '31', month: '02' } },
      { patch: { year: '1990' } },
      { patch: { year: '2009' } },
      { patch: { day: '' } },
    ],
    'birthDate.submitted': [{}],
    'birthDate.closed': [{}],
    'birthDate.changeRequested': [{}],
  },
  answers: cardAnswers('pan', verifiedPan),
  outputs: {
    imageUpload: [
      { kind: 'uploaded', result: uploadedPanStageWithOtherDate },
      { kind: 'uploaded', result: { ...uploadedPanStage, is_confirm_chk_enabled: false } },
      { kind: 'uploaded', result: { code: '000', messageText: '', state_parameters: uploadedPanStageWithOtherDate } },
      { kind: 'uploaded', result: { code: '000', messageText: '' } },
    ],
  },
  counters: ['submission'],
  secrets: [],
};
