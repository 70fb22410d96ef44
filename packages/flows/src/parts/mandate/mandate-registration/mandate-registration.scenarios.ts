import { monthlySipOption } from '../../testing/monthly-sip-option.ts';
import {
  type BankAccount,
  type BankListResult,
  type DebitOption,
  type GetNachMandateAnswer,
  type Mandate,
  type UploadMandateAnswer,
} from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { imageUploadJourneys } from '../../form/image-upload/image-upload.scenarios.ts';
import { sampleForm } from '../../nominee/nominee-choice/testing/sample-form.ts';
import { recentOrderJourneys } from '../../order/recent-order/recent-order.scenarios.ts';
import { mandateRegistrationMachine } from './mandate-registration.machine.ts';
import { mandateRegistrationFlow } from './mandate-registration.flow.ts';
import type { MandateRegistrationInput } from './mandate-registration.types.ts';

const envelope = { code: '000', messageText: '' };

export const primaryAccount: BankAccount = {
  beneficiary_account_no: '501000000100',
  beneficiary_account_type: 'SB',
  beneficiary_account_holder_name: 'Asha Rao',
  beneficiary_ifsc: 'SBOX0000001',
  beneficiary_bank_name: 'Sandbox Bank',
  beneficiary_bank_branch_name: 'Fort',
  beneficiary_bank_branch_address: 'Mumbai',
  is_primary: true,
};
export const debitLimits: readonly DebitOption[] = [
  { value: 10_000, label: '₹10,000' },
  { value: 25_000, label: '₹25,000' },
  { value: 50_000, label: '₹50,000' },
];
/** A mandate without a decision of the bank. */
export const pendingMandate: Mandate = {
  mandate_id: 'M4001',
  amount: 25_000,
  limit_used: 0,
  account_no: primaryAccount.beneficiary_account_no,
  account_type: primaryAccount.beneficiary_account_type,
  ifsc_code: primaryAccount.beneficiary_ifsc,
  start_date: '20/11/2026',
  end_date: '17/11/2036',
  status: '',
  is_selected: false,
  is_primary: true,
  is_cancelled: false,
  is_processed: false,
  is_active: false,
  is_reupload: false,
};
/** The lists of an investor with the given mandates. */
export const listsWith = (...mandates: readonly Mandate[]): BankListResult => ({
  customer_bank_list: [primaryAccount],
  customer_mandate_list: [...mandates],
  customer_pending_mandate_list: mandates.filter(
    ({ is_processed, is_cancelled, is_reupload }) => !is_processed && !is_cancelled && !is_reupload,
  ),
  customer_mandate_debit_list: [...debitLimits],
  mandate_nach_list: [],
  mandate_date_validation: { message_text: '' },
  is_register_mandate_allowed: mandates.length === 0,
  is_first_order_today: false,
});
export const formAnswer: GetNachMandateAnswer = {
  ...envelope,
  src_nach_form: 'M4001.pdf',
  pdf_base64: sampleForm('NACH debit mandate M4001'),
  render_pdf: true,
  mandate_nach_list: [],
};
export const scanAnswer: UploadMandateAnswer = { ...envelope, status: '', is_processed: false, is_reupload: false };

export const mandateRegistrationInput = (): MandateRegistrationInput => ({
  debitLimits,
  primaryAccount,
  isDateBlocked: false,
  sip: { dayOfMonth: 5, startDay: '2026-12-05', selectedOrder: monthlySipOption },
  knownIds: ['M1001'],
  newSubmission: createSubmissionKeyCounter(),
});
const input = mandateRegistrationInput();

const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...mandateRegistrationFlow, machine: mandateRegistrationMachine },
  {
    purpose: 'Registers a mandate with a debit limit, shows its form for the signature, and uploads the scan.',
    input,
    children: {
      recentOrder: recentOrderJourneys,
      imageUpload: imageUploadJourneys<Mandate, UploadMandateAnswer>(pendingMandate, scanAnswer),
    },
  },
);

type Steps = readonly Step<typeof mandateRegistrationMachine>[];
const submitRegistration: Steps = [{ type: 'mandate.registrationSubmitted' }];
const passCheck: Steps = [...submitRegistration, finished('recentOrder', 'Passed')];
const completeRegistration: Steps = [
  ...passCheck,
  done('registerMandate', { ...envelope, result: listsWith(pendingMandate) }),
];
const receiveForm: Steps = [...completeRegistration, done('getNachMandate', formAnswer)];

export const mandateRegistrationJourneys = scenarios({
  ChoosingLimit: scenario('choosingLimit'),
  ChoosingLimitDateBlocked: scenario('choosingLimit', { input: { isDateBlocked: true } }),
  ChoosingLimitNoAccount: scenario('choosingLimit', { input: { primaryAccount: undefined } }),
  ChoosingLimitAfterRefusal: scenario('choosingLimit', {
    steps: [...passCheck, failed('registerMandate', refused('The bank refused the mandate.', '071'))],
  }),
  ChoosingLimitAfterLostAnswer: scenario('choosingLimit', {
    steps: [...passCheck, failed('registerMandate', httpFault('The bank does not answer.'))],
  }),
  CheckingRecentOrder: scenario('checkingRecentOrder', {
    steps: submitRegistration,
    children: { recentOrder: 'Checking' },
  }),
  ConfirmingRepeat: scenario('checkingRecentOrder', {
    steps: submitRegistration,
    children: { recentOrder: 'AskingMandate' },
  }),
  ChoosingLimitAfterRepeatLeft: scenario('choosingLimit', {
    steps: [...submitRegistration, finished('recentOrder', 'Left')],
  }),
  ChoosingLimitUnchecked: scenario('choosingLimit', {
    steps: [...submitRegistration, finished('recentOrder', 'Unchecked')],
  }),
  Registering: scenario('registering', { steps: passCheck }),
  FetchingForm: scenario('fetchingForm', { steps: completeRegistration }),
  AwaitingScan: scenario('awaitingScan', { steps: receiveForm }),
  AwaitingScanFormMissing: scenario('awaitingScan', {
    steps: [...completeRegistration, failed('getNachMandate', httpFault('The form cannot be fetched now.'))],
  }),
  AwaitingScanWrongName: scenario('awaitingScan', {
    steps: receiveForm,
    children: { imageUpload: 'ChoosingWrongName' },
  }),
  AwaitingScanAgain: scenario('awaitingScan', {
    input: { mandate: { ...pendingMandate, status: 'REJECTED BY BANK', is_reupload: true } },
    steps: [done('getNachMandate', formAnswer)],
  }),
  Registered: scenario('registered', { steps: [...receiveForm, finished('imageUpload', 'Uploaded')] }),
  Left: scenario('left', { steps: [{ type: 'registration.left' }] }),
});

export const mandateRegistrationWorld: World<typeof mandateRegistrationMachine> = {
  inputs: [
    input,
    { ...input, isDateBlocked: true },
    { ...input, primaryAccount: undefined },
    { ...input, debitLimits: [], sip: undefined },
    { ...input, mandate: pendingMandate },
  ],
  events: {
    'draft.changed': [{ limit: 10_000 }, { limit: 25_000 }, { limit: 12_345 }],
    'mandate.registrationSubmitted': [{}],
    'form.reloadRequested': [{}],
    'registration.left': [{}],
  },
  answers: {
    registerMandate: [
      { ...envelope, result: listsWith(pendingMandate) },
      { ...envelope, result: listsWith() },
    ],
    getNachMandate: [formAnswer, { ...formAnswer, pdf_base64: '' }],
  },
  outputs: {
    imageUpload: [{ kind: 'uploaded', result: { ...scanAnswer, result: listsWith(pendingMandate) } }],
  },
  counters: ['submission', 'confirmedUntil'],
  secrets: [],
};
