import type { GetStageInfoAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { sectionNames } from '../../kyc/stage.ts';
import { sampleKycRecord } from '../../kyc/my-kyc/my-kyc.scenarios.ts';
import { clientCodeCreationFlow } from './client-code-creation.flow.ts';
import type { ClientCodeCreationInput } from './client-code-creation.types.ts';
import { clientCodeCreationMachine } from './client-code-creation.machine.ts';

const ok = { code: '000', messageText: '' } as const;

/** A client who signed a minute ago and has no client code. */
export const signedClient: GetStageInfoAnswer = {
  ...ok,
  is_verified: true,
  esignkyc_stage_verified: false,
  login_stage: 'esignkyc',
  login_kyc_verified: true,
  login_esign_verified: true,
  login_bse_clientcode_verified: false,
  id_information: {
    ...sampleKycRecord,
    aadhaar: [
      ...(sampleKycRecord.aadhaar ?? []),
      { attribute: 'address_information', text: '14, 3rd Cross, Malleshwaram, Bengaluru 560003' },
    ],
  },
};
/** The address of a picture is not the provider's, so that it is not shown. */
const clientWithMissingPicture: GetStageInfoAnswer = {
  ...signedClient,
  id_information: { ...signedClient.id_information, pan_attachment_list: ['https://pictures.example/pan.png'] },
};
const unsignedClient: GetStageInfoAnswer = { ...signedClient, is_verified: false, login_esign_verified: false };
const openClient: GetStageInfoAnswer = {
  ...unsignedClient,
  login_kyc_verified: false,
  id_information: { ...sampleKycRecord, bank: [], nominee: [], pan_attachment_list: [], bank_attachment_list: [] },
};
/** The page state is `state_parameters`; the other fields are ignored. */
const replacedClient: GetStageInfoAnswer = {
  ...ok,
  login_kyc_verified: false,
  id_information: sampleKycRecord,
  state_parameters: {
    login_kyc_verified: true,
    login_esign_verified: true,
    id_information: {
      ...sampleKycRecord,
      pan: [{ attribute: 'Name', text: 'ANOTHER NAME' }],
      pan_attachment_list: [],
    },
  },
};
const closedClient: GetStageInfoAnswer = {
  ...signedClient,
  navigateScreen: './clientList/',
  esignkyc_stage_verified: true,
  login_bse_clientcode_verified: true,
};

const input: ClientCodeCreationInput = {
  customerId: 'CUST00000001',
  role: 'operator',
  newSubmission: createSubmissionKeyCounter(),
};
const { done, failed, scenario, scenarios } = journeysOf(
  { ...clientCodeCreationFlow, machine: clientCodeCreationMachine },
  {
    purpose:
      'Shows all data of a client with its pictures for review; an operator confirms it and requests the client code from the exchange, once for each confirmation.',
    routes: ['clientDocuments'],
    input,
    children: {},
  },
);

type Steps = readonly Step<typeof clientCodeCreationMachine>[];
const read: Steps = [done('getStageInfo', signedClient)];
const settled: Steps = [...read, { type: 'pictures.settled' }];
const ticked: Steps = [...settled, { type: 'confirmation.ticked' }];
const creating: Steps = [...ticked, { type: 'creation.submitted' }];
const lostAnswer: Steps = [...creating, failed('createClientCode', unreachableFault())];

export const clientCodeCreationJourneys = scenarios({
  ClientMissing: scenario('clientMissing', { input: { customerId: null } }),
  ClientIdTooShort: scenario('clientMissing', { input: { customerId: 'CUST007' } }),
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', {
    steps: [failed('getStageInfo', refused('This client could not be found.', '061'))],
  }),
  UnavailableWithoutDocuments: scenario('unavailable', {
    steps: [done('getStageInfo', { ...ok, login_kyc_verified: true, login_esign_verified: true })],
  }),
  ReadOnly: scenario('reviewing.readOnly', { steps: [done('getStageInfo', unsignedClient)] }),
  ReadOnlyBeforeKyc: scenario('reviewing.readOnly', { steps: [done('getStageInfo', openClient)] }),
  ReadOnlyViewer: scenario('reviewing.readOnly', { input: { role: 'viewer' }, steps: read }),
  AwaitingPictures: scenario('reviewing.awaitingPictures', { steps: read }),
  Unconfirmed: scenario('reviewing.unconfirmed', { steps: settled }),
  UnconfirmedPictureMissing: scenario('reviewing.unconfirmed', {
    steps: [done('getStageInfo', clientWithMissingPicture), { type: 'pictures.settled' }],
  }),
  UnconfirmedReplaced: scenario('reviewing.unconfirmed', {
    steps: [done('getStageInfo', replacedClient), { type: 'pictures.settled' }],
  }),
  UnconfirmedAfterCheck: scenario('reviewing.unconfirmed', {
    steps: [...lostAnswer, { type: 'client.reloadRequested' }, ...settled],
  }),
  Confirmed: scenario('reviewing.confirmed', { steps: ticked }),
  ConfirmedAfterRefusal: scenario('reviewing.confirmed', {
    steps: [...creating, failed('createClientCode', refused('The exchange rejected the client.', '071'))],
  }),
  ConfirmedAfterLostAnswer: scenario('reviewing.confirmed', { steps: lostAnswer }),
  Creating: scenario('creating', { steps: creating }),
  LeftAlreadyApproved: scenario('left', { steps: [done('getStageInfo', closedClient)] }),
  LeftCreated: scenario('left', { steps: [...creating, done('createClientCode', ok)] }),
});

export const clientCodeCreationWorld: World<typeof clientCodeCreationMachine> = {
  inputs: [
    input,
    { ...input, role: 'viewer' },
    { ...input, role: 'none' },
    { ...input, customerId: null },
    { ...input, customerId: 'CUST007' },
    { ...input, customerId: 'CUST0008' },
    { ...input, customerId: '../../user/logout' },
  ],
  events: {
    'client.reloadRequested': [{}],
    'pictures.settled': [{}],
    'confirmation.ticked': [{}],
    'confirmation.unticked': [{}],
    'creation.submitted': [{}],
  },
  answers: {
    getStageInfo: [
      signedClient,
      unsignedClient,
      openClient,
      replacedClient,
      { ...signedClient, login_bse_clientcode_verified: true },
      closedClient,
      { ...closedClient, navigateScreen: '//evil.example' },
      ...sectionNames.map((name) => ({
        ...signedClient,
        id_information: { ...signedClient.id_information, [name]: undefined },
      })),
      { ...signedClient, id_information: { ...signedClient.id_information, pan_attachment_list: undefined } },
      ok,
    ],
    createClientCode: [ok],
  },
  counters: ['submission'],
  secrets: [],
};
