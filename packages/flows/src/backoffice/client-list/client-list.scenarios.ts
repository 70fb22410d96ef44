import type { ClientRecord, ListClientsAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { clientListFlow } from './client-list.flow.ts';
import type { ClientListInput } from './client-list.types.ts';
import { clientListMachine } from './client-list.machine.ts';

const ok = { code: '000', messageText: '' } as const;

/** 26 Nov 2026, 3:05 PM in India. */
const CODE_REQUESTED_AT = 1_795_685_700_000;

const stages = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'] as const;
/** A sample client with the given index and number of completed steps, of six. */
export function sampleClient(place: number, marks = place % 6): ClientRecord {
  const number = String(place + 1).padStart(8, '0');
  return {
    _id: `CUST${number}`,
    login_mobile_number: `98${number}`,
    login_email: `${place % 2 === 0 ? 'asha.rao' : 'imran.khan'}.${place + 1}@example.in`,
    login_stage: marks === 0 ? (stages[place % stages.length] ?? 'pan') : 'esignkyc',
    login_status: marks === 0 && place % 4 === 0 ? 'sign-up open' : 'active',
    login_kyc_verified: marks > 0,
    login_esign_verified: marks > 1,
    login_bse_clientcode_verified: marks > 2,
    login_bse_photo_verified: marks > 3,
    login_bse_fatca_verified: marks > 4,
    beneficiary_account_no: '0301',
    is_primary: true,
  };
}
export const sampleClients = (count: number): readonly ClientRecord[] =>
  Array.from({ length: count }, (_, place) => sampleClient(place));

const listed = (result: readonly ClientRecord[]): ListClientsAnswer => ({
  ...ok,
  is_redirect: false,
  result: [...result],
});
const some = sampleClients(12);
const all = listed(some);
const withCode = sampleClient(3);
const listRefused = refused('You are not authorised to view this information.', '005', {
  is_redirect: true,
  navigateScreen: 'clientList',
});
const photoUploaded = {
  ...ok,
  client_result: {
    result: some.map((client) =>
      client._id === withCode._id ? { ...client, login_bse_photo_verified: true } : client,
    ),
  },
};

const input: ClientListInput = { role: 'operator', codeRequests: {}, newSubmission: createSubmissionKeyCounter() };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...clientListFlow, machine: clientListMachine },
  {
    purpose:
      'Lists every client with its present and missing marks. A photograph can be uploaded to the exchange while the list remains usable.',
    routes: ['clientList'],
    input,
    children: {},
  },
);

type Steps = readonly Step<typeof clientListMachine>[];
const loaded: Steps = [done('listClients', all)];
const uploading: Steps = [...loaded, { type: 'elog.submitted', customerId: withCode._id }];
const settled = ['elog.idle', 'list.loaded.settled'] as const;

export const clientListJourneys = scenarios({
  Loading: scenario(['elog.idle', 'list.loading']),
  Unavailable: scenario(['elog.idle', 'list.unavailable'], { steps: [failed('listClients', unreachableFault())] }),
  Message: scenario(['elog.idle', 'list.message'], { steps: [failed('listClients', listRefused)] }),
  MessageInAnswer: scenario(['elog.idle', 'list.message'], {
    steps: [done('listClients', { ...ok, messageText: 'The list is being rebuilt.', is_redirect: true, result: [] })],
  }),
  Loaded: scenario(settled, { steps: loaded }),
  LoadedEmpty: scenario(settled, { steps: [done('listClients', listed([]))] }),
  LoadedLong: scenario(settled, { steps: [done('listClients', listed(sampleClients(240)))] }),
  /** Two requests of this session: the list does not show the first code yet, it shows the second. */
  LoadedAfterCodeRequest: scenario(settled, {
    input: { codeRequests: { [sampleClient(2)._id]: CODE_REQUESTED_AT, [withCode._id]: CODE_REQUESTED_AT } },
    steps: loaded,
  }),
  LoadedViewer: scenario(settled, { input: { role: 'viewer' }, steps: loaded }),
  Refreshing: scenario(['elog.idle', 'list.loaded.refreshing'], { steps: [...loaded, { type: 'reload.requested' }] }),
  LoadedAfterLostRefresh: scenario(settled, {
    steps: [...loaded, { type: 'reload.requested' }, failed('listClients', unreachableFault())],
  }),
  UploadingElog: scenario(['elog.uploading', 'list.loaded.settled'], { steps: uploading }),
  LoadedAfterElog: scenario(settled, { steps: [...uploading, done('uploadElogPhoto', photoUploaded)] }),
  LoadedAfterElogRefused: scenario(settled, {
    steps: [...uploading, failed('uploadElogPhoto', refused('The exchange rejected the photograph.', '071'))],
  }),
  LoadedAfterElogLost: scenario(settled, { steps: [...uploading, failed('uploadElogPhoto', unreachableFault())] }),
});

const two = [withCode, sampleClient(0), sampleClient(4)];
export const clientListWorld: World<typeof clientListMachine> = {
  inputs: [input, { ...input, role: 'viewer' }],
  events: {
    'reload.requested': [{}],
    'clients.replaced': [{ clients: [sampleClient(5)] }],
    'clientCode.requested': [
      { customerId: sampleClient(0)._id, requestedAt: CODE_REQUESTED_AT },
      { customerId: withCode._id, requestedAt: null },
    ],
    'elog.submitted': [withCode, sampleClient(0), sampleClient(4), sampleClient(99)].map(({ _id }) => ({
      customerId: _id,
    })),
  },
  answers: {
    listClients: [listed(two), listed([]), { ...ok, messageText: 'Not now.', is_redirect: true, result: [] }],
    uploadElogPhoto: [{ ...ok, client_result: { result: two } }],
  },
  failures: [listRefused],
  counters: ['codeRequests', 'failedUpload', 'notice', 'uploadKeys', 'uploadedId'],
  isFailureShown: ({ notice, message, failedUpload }) => notice !== null || message !== '' || failedUpload !== null,
  secrets: [],
};
