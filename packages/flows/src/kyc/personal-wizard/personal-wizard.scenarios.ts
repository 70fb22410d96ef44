import type { PersonalInfo, StageResponse, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { detailsFormJourneys } from '../../parts/form/details-form/details-form.scenarios.ts';
import {
  nomineeDetailsJourneys,
  storedNominee,
} from '../../parts/nominee/nominee-details/nominee-details.scenarios.ts';
import { photoCaptureJourneys } from '../../parts/identity/photo-capture/photo-capture.scenarios.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { nomineeCodesSubject, type NomineeCodesSubject } from '../../parts/nominee/nominee-codes.ts';
import { savedPersonal } from '../../parts/form/details-form/testing/sample-personal.ts';
import { longNotice, longText } from '../../parts/testing/sample-long-text.ts';
import { openPersonalStage } from '../testing/samples/sample-personal.ts';
import { uploadedAadhaarStage, uploadedPanStage, sampleCard } from '../testing/samples/sample-stages.ts';
import type { StageData } from '../stage.ts';
import { personalWizardFlow } from './personal-wizard.flow.ts';
import type { PersonalWizardInput } from './personal-wizard.types.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';

const ok = { code: '000', messageText: '' };

/** Stage without saved data, as the provider answers it. */
export const openStage: StageResponse = { ...ok, state_parameters: openPersonalStage };
const stageWith = (change: StageData): StageResponse => ({
  ...ok,
  state_parameters: { ...openPersonalStage, ...change },
});
const personalInfo = (change: Partial<PersonalInfo>): StageData => ({
  personal_information: { ...savedPersonal, ...change },
});

/** Everything of an earlier visit is on record. */
export const savedStage = stageWith(personalInfo({ nominee_information: storedNominee }));
/** The nominee of an earlier visit is confirmed (persona 206). */
export const verifiedNomineeStage = stageWith(
  personalInfo({ nominee_information: storedNominee, is_bse_nominee_verified: true }),
);
/** Another stage is due, so the address is not required. */
export const laterStage = stageWith({ ...personalInfo({}), login_stage: 'esignkyc' });
const line = (attribute: string, text: string) => ({ attribute, text });
/** The personal stage is finished (persona 207). */
export const verifiedPersonalStage = stageWith({
  is_verified: true,
  login_stage: 'esignkyc',
  id_information: {
    general: [line('E-mail', 'asha@example.in'), line('Occupation', 'Private sector service')],
    pan: uploadedPanStage.id_information?.pan ?? [],
    aadhaar: uploadedAadhaarStage.id_information?.aadhaar ?? [],
    bank: [line('Account number', '50100087650912'), line('IFSC', 'HDFC0000001')],
    address: [line('Address', '12 Hill Road'), line('City', 'Mumbai')],
    nominee: [line('Name', 'Meera Rao'), line('Relationship', 'Mother')],
    pan_attachment_list: [sampleCard],
    aadhaar_attachment_list: [sampleCard, sampleCard],
    bank_attachment_list: [sampleCard],
    nominee_attachment_list: [sampleCard],
  },
});

/** Summary with lines of maximum length. */
const longSummary = stageWith({
  is_verified: true,
  login_stage: 'esignkyc',
  id_information: {
    pan: [],
    aadhaar: [],
    bank: [],
    pan_attachment_list: [],
    aadhaar_attachment_list: [],
    bank_attachment_list: [],
    nominee_attachment_list: [],
    general: [line(longText, longText)],
    address: [line('Address', longText)],
    nominee: [line(longText, 'Meera Rao')],
  },
});

export const nomineeConfirmed: ValidateNomineeTwoFactorAnswer = {
  ...ok,
  result: { is_bse_nominee_verified: true },
  is_order_checkout_allowed: false,
  is_bse_client_code_approved: false,
  order_checkout_validation_message: 'Kindly complete your KYC',
};
export const photoAccepted: StageResponse = {
  ...ok,
  navigateScreen: './esignkycVerification/',
  state_parameters: { personal_stage_verified: true },
};
/** The photo is accepted, but the stage is not closed (persona 212). */
export const photoUnderReview: StageResponse = { ...ok, messageText: 'Your photo is with us. We will check it.' };

export const wizardInput = (storedText: string | null = null): PersonalWizardInput => ({
  storedText,
  newSubmission: createSubmissionKeyCounter(),
});

const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...personalWizardFlow, machine: personalWizardMachine },
  {
    purpose:
      'The personal stage of the KYC: address, income, nominee, two codes and a photo. Each step is saved before the next one; a reload comes back to the step that was reached.',
    routes: ['personalVerification'],
    input: wizardInput(),
    children: {
      detailsForm: detailsFormJourneys,
      nomineeDetails: nomineeDetailsJourneys,
      secondFactor: secondFactorJourneys<NomineeCodesSubject, ValidateNomineeTwoFactorAnswer>(
        nomineeCodesSubject,
        nomineeConfirmed,
      ),
      photoCapture: photoCaptureJourneys<PersonalInfo, StageResponse>(savedPersonal, photoAccepted),
    },
  },
);

const loaded = [done('getStageInfo', openStage)];
const addressSaved = [...loaded, finished('detailsForm', 'Saved')];
const incomeSaved = [...addressSaved, finished('detailsForm', 'Saved')];
const verifying = [...incomeSaved, finished('nomineeDetails', 'Saved')];
const photographing = [...verifying, finished('secondFactor', 'Confirmed')];
const at = (storedText: string, stage = savedStage) => ({
  input: { storedText },
  steps: [done('getStageInfo', stage)],
});

export const personalWizardJourneys = scenarios({
  Loading: scenario('loading'),
  LoadingForgedStep: scenario('loading', { input: { storedText: '9' } }),
  Unavailable: scenario('unavailable', { steps: [failed('getStageInfo', unreachableFault())] }),
  UnavailableWithCurrentStage: scenario('unavailable', {
    steps: [
      failed(
        'getStageInfo',
        refused('Complete the earlier stage first.', '020', { navigateScreen: './bankVerification/' }),
      ),
    ],
  }),
  Summary: scenario('summary', { input: { storedText: '3' }, steps: [done('getStageInfo', verifiedPersonalStage)] }),
  SummaryLongTexts: scenario('summary', { input: { storedText: '3' }, steps: [done('getStageInfo', longSummary)] }),
  UnavailableLongText: scenario('unavailable', { steps: [failed('getStageInfo', refused(longNotice, '020'))] }),
  AddressDetailing: scenario('addressDetailing', { steps: loaded, children: { detailsForm: 'EnteringAddress' } }),
  AddressInvalid: scenario('addressDetailing', { steps: loaded, children: { detailsForm: 'EnteringAddressInvalid' } }),
  AddressSkipped: scenario('incomeDetailing', {
    ...at('1', laterStage),
    children: { detailsForm: 'EnteringIncome' },
  }),
  IncomeDetailing: scenario('incomeDetailing', { steps: addressSaved, children: { detailsForm: 'EnteringIncome' } }),
  IncomeWithoutPrevious: scenario('incomeDetailing', {
    ...at('2', laterStage),
    children: { detailsForm: 'EnteringAfterRefusal' },
  }),
  Nominating: scenario('nominating', { steps: incomeSaved, children: { nomineeDetails: 'Entering' } }),
  NominatingLocked: scenario('nominating', {
    ...at('3', verifiedNomineeStage),
    children: { nomineeDetails: 'Locked' },
  }),
  VerifyingNominee: scenario('verifyingNominee', {
    steps: verifying,
    children: { secondFactor: 'EnteringAvailable' },
  }),
  VerifyingNomineeAfterWrongCode: scenario('verifyingNominee', {
    steps: verifying,
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  VerifyingNomineeRestored: scenario('verifyingNominee', {
    ...at('4'),
    children: { secondFactor: 'SendingCodes' },
  }),
  CodesNotSent: scenario('codesNotSent', {
    input: { storedText: '4' },
    steps: [...at('4').steps, finished('secondFactor', 'NotSent')],
  }),
  NomineeVerified: scenario('nomineeVerified', at('4', verifiedNomineeStage)),
  Photographing: scenario('photographing', { steps: photographing, children: { photoCapture: 'Framing' } }),
  PhotographingReviewed: scenario('photographing', {
    steps: photographing,
    children: { photoCapture: 'ReviewingUnconsented' },
  }),
  Finished: scenario('finished', {
    steps: [...photographing, finished('photoCapture', { kind: 'accepted', answer: photoUnderReview })],
  }),
  FinishedRestored: scenario('finished', at('6')),
  Left: scenario('left', { steps: [...photographing, finished('photoCapture', 'Accepted')] }),
});

const steps = ['1', '2', '3', '4', '5', '6'];

export const personalWizardWorld: World<typeof personalWizardMachine> = {
  inputs: steps.map((storedText) => wizardInput(storedText)),
  events: {
    'stage.reloadRequested': [{}],
    'codes.requested': [{}],
    'step.continued': [{}],
    'step.previousRequested': [{}],
  },
  answers: {
    getStageInfo: [openStage, savedStage, verifiedNomineeStage, laterStage, verifiedPersonalStage],
  },
  outputs: {
    nomineeDetails: [{ kind: 'saved', personal: savedPersonal, ticket: '', sentAt: 0 }],
    photoCapture: [
      { kind: 'accepted', answer: photoUnderReview },
      { kind: 'accepted', answer: { ...photoAccepted, navigateScreen: 'https://evil.example' } },
    ],
  },
  counters: ['flags', 'incomeDraft', 'message', 'nomineeDraft', 'notice', 'sentAt'],
  secrets: ['123456', '654321'],
};
