import type { IdInformation, StageName } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import type { StageData } from '../stage.ts';
import { myKycFlow } from './my-kyc.flow.ts';
import { myKycRequest } from './my-kyc-request.ts';
import { myKycMachine } from './my-kyc.machine.ts';

/** Drawn cards as substitutes for photos. */
const cardImage = (bytes: string) =>
  `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAZAgMAAAA+toT2AAAACVBMVEU${bytes}`;
const shapes = 'AAAAH0lEQVR42mNgoByEhgZgZ3KtAgJ8CmitFjtYBQU4pAEK8xsTB+J3kAAAAABJRU5ErkJggg==';
const cards = {
  pan: cardImage(`9ScT///+rt//xk6PZ${shapes}`),
  aadhaar: cardImage(`Kekv///946LnjjO4Q${shapes}`),
  cheque: cardImage(`KUwD////4wW7+fXXy${shapes}`),
};

/** The whole record of a customer whose KYC is finished. */
export const sampleKycRecord: IdInformation = {
  general: [{ attribute: 'Occupation', text: 'Private sector service' }],
  pan: [
    { attribute: 'Name', text: 'ASHA RAO' },
    { attribute: 'PAN', text: 'ABCDE1234F' },
    { attribute: 'Date of birth', text: '14/08/1991' },
  ],
  aadhaar: [
    { attribute: 'Name', text: 'Asha Rao' },
    { attribute: 'Aadhaar number', text: 'XXXX XXXX 4821' },
  ],
  bank: [
    { attribute: 'Bank', text: 'State Bank of India' },
    { attribute: 'Account number', text: 'XXXXXXXX4471' },
    { attribute: 'IFSC', text: 'SBIN0000813' },
  ],
  address: [
    { attribute: 'Address', text: '14, 3rd Cross, Malleshwaram' },
    { attribute: 'City', text: 'Bengaluru' },
    { attribute: 'Pincode', text: '560003' },
  ],
  nominee: [
    { attribute: 'Name', text: 'Vikram Rao' },
    { attribute: 'Relationship', text: 'Husband' },
  ],
  pan_attachment_list: [cards.pan],
  aadhaar_attachment_list: [cards.aadhaar, cards.aadhaar],
  bank_attachment_list: [cards.cheque],
  nominee_attachment_list: [],
};
const stageRecord = (login_stage: StageName, more: StageData = {}): StageData => ({
  login_stage,
  login_email: 'asha@example.in',
  login_mobile_number: '9876543210',
  is_kyc_verified: false,
  id_information: sampleKycRecord,
  ...more,
});
const submitted = stageRecord('esignkyc', { is_kyc_verified: true });

const { done, failed, scenario, scenarios } = journeysOf(
  { ...myKycFlow, machine: myKycMachine },
  {
    purpose: 'Shows what is on record of a person: the finished stages of the KYC, to be read.',
    routes: ['accounts'],
    input: { request: myKycRequest },
    children: {},
  },
);

export const myKycJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [done('load', submitted)] }),
  LoadedEmpty: scenario('loaded.settled', { steps: [done('load', stageRecord('pan', { login_email: '' }))] }),
  LoadedAtAadhaar: scenario('loaded.settled', { steps: [done('load', stageRecord('aadhaar'))] }),
  LoadedAtBank: scenario('loaded.settled', { steps: [done('load', stageRecord('bank'))] }),
  LoadedAtPersonal: scenario('loaded.settled', { steps: [done('load', stageRecord('personal'))] }),
  Refreshing: scenario('loaded.refreshing', { steps: [done('load', submitted), { type: 'reload.requested' }] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', unreachableFault())] }),
  UnavailableRefused: scenario('unavailable', {
    steps: [failed('load', refused('Your record is being updated. Please come back in ten minutes.', '011'))],
  }),
});

export const myKycWorld: World<typeof myKycMachine> = {
  inputs: [{ request: myKycRequest }],
  events: { 'reload.requested': [{}, { request: myKycRequest }], 'value.replaced': [{ value: submitted }] },
  answers: { load: [submitted, stageRecord('pan'), {}] },
  secrets: [],
};
