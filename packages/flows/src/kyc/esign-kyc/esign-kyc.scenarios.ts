import type { GetStageInfoAnswer, IdInformation } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { httpFault, refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { esignKycFlow } from './esign-kyc.flow.ts';
import type { EsignKycInput, EsignOutcome } from './esign-kyc.types.ts';
import { esignKycMachine } from './esign-kyc.machine.ts';

const ok = { code: '000', messageText: '' } as const;
const line = (attribute: string, text: string) => ({ attribute, text });

/** One white pixel, so that a story can show a picture. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==';

export const onRecord: IdInformation = {
  pan: [line('Name', 'ASHA RAO'), line('PAN', 'ABCDE1234F'), line('Date of birth', '05/11/1990')],
  aadhaar: [line('Name', 'Asha Rao'), line('Aadhaar', 'XXXX XXXX 1234')],
  bank: [line('Account number', '100000000001'), line('IFSC', 'SBOX0000001'), line('Bank', 'HDFC Bank')],
  address: [line('Address', '12 Hill Road, Bandra'), line('City', 'Mumbai'), line('Pincode', '400050')],
  general: [line('Occupation', 'Service'), line('Annual income', '5 to 10 lakh')],
  nominee: [line('Name', 'Ravi Rao'), line('Relationship', 'Father')],
  pan_attachment_list: [picture],
  aadhaar_attachment_list: [picture, picture],
  bank_attachment_list: [picture],
  nominee_attachment_list: [picture],
};

export const openStage: GetStageInfoAnswer = {
  ...ok,
  is_verified: false,
  login_stage: 'esignkyc',
  id_information: onRecord,
  digio_esign_parameters: { digio_id: 'DID210000000001', digio_email: 'asha@example.in' },
};
/** Two documents can still be replaced. */
export const editableStage: GetStageInfoAnswer = { ...openStage, editable_stages: ['pan', 'aadhaar', 'bank'] };
const { digio_esign_parameters: _, ...withoutId } = openStage;
const { id_information: _record, ...withoutRecord } = openStage;
/** Only the flags, as documented without state_parameters. */
const flagsOnly: GetStageInfoAnswer = { ...ok, is_verified: false };
const signedStage: GetStageInfoAnswer = { ...openStage, is_verified: true, is_kyc_esign_verified: true };
const approvedStage: GetStageInfoAnswer = {
  ...openStage,
  state_parameters: { is_verified: true, is_bse_client_code_approved: true, id_information: onRecord },
};

export const signed: EsignOutcome = {
  kind: 'signed',
  signature: { digio_doc_id: 'DID210000000001', txn_id: 'ESN00000001', message: 'Signed successfully' },
};
export const cancelled: EsignOutcome = { kind: 'cancelled' };

const input: EsignKycInput = { newSubmission: createSubmissionKeyCounter() };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...esignKycFlow, machine: esignKycMachine },
  {
    purpose:
      'The last stage of KYC: everything on record is read, signed in the e-sign window, and waits for the exchange. A signature whose answer was lost is handed in again, never given twice.',
    routes: ['esignkycVerification'],
    input,
    children: {},
  },
);

type Steps = readonly Step<typeof esignKycMachine>[];
const opened: Steps = [done('getStageInfo', openStage)];
const ticked: Steps = [...opened, { type: 'consent.given' }];
const signing: Steps = [...ticked, { type: 'signing.started' }];
const verifying: Steps = [...signing, done('openEsignWidget', signed)];

export const esignKycJourneys = scenarios({
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', {
    steps: [
      failed(
        'getStageInfo',
        refused('Please complete your personal details first.', '020', { navigateScreen: './personalVerification/' }),
      ),
    ],
  }),
  ConsentingUnticked: scenario('consenting.unticked', { steps: opened }),
  ConsentingEditable: scenario('consenting.unticked', { steps: [done('getStageInfo', editableStage)] }),
  ConsentingTicked: scenario('consenting.ticked', { steps: ticked }),
  ConsentingWithoutEsignId: scenario('consenting.ticked', {
    steps: [done('getStageInfo', withoutId), { type: 'consent.given' }],
  }),
  ConsentingFlagsOnly: scenario('consenting.unticked', { steps: [done('getStageInfo', flagsOnly)] }),
  ConsentingAfterCancel: scenario('consenting.ticked', { steps: [...signing, done('openEsignWidget', cancelled)] }),
  ConsentingAfterAbandon: scenario('consenting.ticked', { steps: [...signing, { type: 'signing.abandoned' }] }),
  ConsentingAfterWidgetError: scenario('consenting.ticked', {
    steps: [...signing, failed('openEsignWidget', refused('The code could not be sent. Please try again.'))],
  }),
  ConsentingAfterMissingWidget: scenario('consenting.ticked', {
    steps: [...signing, failed('openEsignWidget', unreachableFault('The e-sign window could not be opened.'))],
  }),
  ConsentingAfterRefusal: scenario('consenting.ticked', {
    steps: [...verifying, failed('verifyStage', refused('This signature is not known.', '071'))],
  }),
  Signing: scenario('signing', { steps: signing }),
  Verifying: scenario('verifying', { steps: verifying }),
  SignedUnverified: scenario('signedUnverified', {
    steps: [...verifying, failed('verifyStage', httpFault('The service is busy.'))],
  }),
  AwaitingApproval: scenario('awaitingApproval', { steps: [done('getStageInfo', signedStage)] }),
  AwaitingApprovalAfterSigning: scenario('awaitingApproval', { steps: [...verifying, done('verifyStage', ok)] }),
  Approved: scenario('approved', { steps: [done('getStageInfo', approvedStage)] }),
});

export const esignKycWorld: World<typeof esignKycMachine> = {
  inputs: [input],
  events: {
    'stage.reloadRequested': [{}],
    'consent.given': [{}],
    'consent.withdrawn': [{}],
    'signing.started': [{}],
    'signing.abandoned': [{}],
    'verification.retried': [{}],
  },
  answers: {
    getStageInfo: [openStage, editableStage, withoutId, withoutRecord, signedStage, approvedStage, flagsOnly],
    openEsignWidget: [signed, cancelled, { kind: 'signed', signature: { digio_doc_id: 'other', txn_id: 'ESN2' } }],
    verifyStage: [ok, { ...ok, state_parameters: { is_verified: true, id_information: onRecord } }],
  },
  counters: ['submission'],
  secrets: [],
};
