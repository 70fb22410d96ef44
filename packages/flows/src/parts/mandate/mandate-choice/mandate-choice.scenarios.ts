import { monthlySipOption } from '../../testing/monthly-sip-option.ts';
import type { BankListResult, ListBankAccountsAnswer, Mandate, RefreshMandateAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import {
  listsWith,
  mandateRegistrationJourneys,
  pendingMandate,
} from '../mandate-registration/mandate-registration.scenarios.ts';
import { mandateChoiceFlow } from './mandate-choice.flow.ts';
import type { MandateChoiceInput } from './mandate-choice.types.ts';
import { mandateChoiceMachine } from './mandate-choice.machine.ts';
import {
  approvedMandate,
  cancelledMandate,
  inactiveMandate,
  otherMandate,
  rejectedMandate,
} from './testing/sample-mandates.ts';

const envelope = { code: '000', messageText: '' };
export const mandateLists = (...mandates: readonly Mandate[]): BankListResult => ({
  ...listsWith(...mandates),
  is_register_mandate_allowed: true,
});
/** The exchange closes the day of the SIP. */
export const closedDay = (lists: BankListResult): BankListResult => ({
  ...lists,
  mandate_date_validation: { message_text: 'Day is not open.' },
});
const sampleLists = mandateLists(approvedMandate, pendingMandate, rejectedMandate, inactiveMandate);
export const listsAnswer = (result: BankListResult): ListBankAccountsAnswer => ({
  ...envelope,
  login_stage: '',
  result,
});

export const mandateChoiceInput = (): MandateChoiceInput => ({
  lists: sampleLists,
  sip: {
    schemeName: 'Folio Flexi Cap Fund',
    schemeCode: 'FFC-DG',
    dayOfMonth: 5,
    startDay: '2026-12-05',
    selectedOrder: monthlySipOption,
  },
  newSubmission: createSubmissionKeyCounter(),
});
const input = mandateChoiceInput();

const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...mandateChoiceFlow, machine: mandateChoiceMachine },
  {
    purpose:
      'Selects the mandate that pays: an existing one, which can be refreshed, cancelled or signed again, or a new one. It reports to its parent whether the choice is settled.',
    input,
    children: { mandateRegistration: mandateRegistrationJourneys },
  },
);

type Steps = readonly Step<typeof mandateChoiceMachine>[];
const select = (id: string) => ({ type: 'mandate.selected', id }) as const;
const refresh: Steps = [{ type: 'mandate.refreshRequested', id: pendingMandate.mandate_id }];
const requestCancellation: Steps = [{ type: 'mandate.cancellationRequested', id: pendingMandate.mandate_id }];
const cancel: Steps = [...requestCancellation, { type: 'cancellation.confirmed' }];
const refreshAnswer = (change: Partial<RefreshMandateAnswer>): RefreshMandateAnswer => ({
  ...envelope,
  status: '',
  is_processed: false,
  is_reupload: false,
  render_pdf: false,
  pdf_base64: '',
  ...change,
});
/** The mandate page: mandates are managed, and none is chosen, not even the provider's choice. */
const withoutSip = {
  sip: undefined,
  lists: mandateLists(
    { ...approvedMandate, is_selected: true },
    pendingMandate,
    rejectedMandate,
    inactiveMandate,
    cancelledMandate,
  ),
};
const refusal = refused('This mandate cannot be changed now.', '020');
const register: Steps = [{ type: 'mandate.registrationRequested' }];
const change: Steps = [{ type: 'choice.changeRequested' }];
const deselect: Steps = [{ type: 'mandate.deselected' }];
const registrationClosed = { ...mandateLists(), is_register_mandate_allowed: false };

export const mandateChoiceJourneys = scenarios({
  Loading: scenario('loading', { input: { lists: null } }),
  Unavailable: scenario('unavailable', {
    input: { lists: null },
    steps: [failed('listBankAccounts', refused('Your mandates cannot be shown right now.'))],
  }),
  UnselectedEmptyList: scenario('existing.unselected', { input: { lists: registrationClosed } }),
  Unselected: scenario('existing.unselected', { steps: deselect }),
  UnselectedUnderApproval: scenario('existing.unselected', {
    input: { lists: mandateLists(pendingMandate) },
    steps: deselect,
  }),
  UnselectedSignAgain: scenario('existing.unselected', { input: { lists: mandateLists(rejectedMandate) } }),
  UnselectedRegisteringForbidden: scenario('existing.unselected', {
    input: { lists: { ...sampleLists, is_register_mandate_allowed: false } },
    steps: deselect,
  }),
  UnselectedAfterRefusedRefresh: scenario('existing.unselected', {
    steps: [...deselect, ...refresh, failed('refreshMandate', refusal)],
  }),
  UnselectedAfterRefusedCancellation: scenario('existing.unselected', {
    steps: [...deselect, ...cancel, failed('cancelMandate', refusal)],
  }),
  UnselectedAfterLostCancellation: scenario('existing.unselected', {
    steps: [...deselect, ...cancel, failed('cancelMandate', httpFault('The bank does not answer.'))],
  }),
  UnselectedAfterCancellation: scenario('existing.unselected', {
    steps: [...deselect, ...cancel, done('cancelMandate', { ...envelope, result: mandateLists(approvedMandate) })],
  }),
  Summarised: scenario('existing.selected'),
  SummarisedSettled: scenario('existing.selected', {
    input: { lists: mandateLists(approvedMandate, otherMandate), chosenId: approvedMandate.mandate_id },
  }),
  Selected: scenario('existing.selected', { steps: change }),
  SelectedClosedDay: scenario('existing.selected', { input: { lists: closedDay(sampleLists) } }),
  SelectedPending: scenario('existing.selected', { steps: [...deselect, select(pendingMandate.mandate_id)] }),
  SelectedAfterRefusedReload: scenario('existing.selected', {
    steps: [
      { type: 'mandates.reloadRequested' },
      failed('listBankAccounts', refused('Your mandates cannot be shown right now.')),
    ],
  }),
  SelectedAfterRegistration: scenario('existing.selected', {
    input: { lists: mandateLists() },
    steps: [finished('mandateRegistration', 'Registered')],
  }),
  Registering: scenario('registering', { steps: register, children: { mandateRegistration: 'ChoosingLimit' } }),
  RegisteringFirstMandate: scenario('registering', {
    input: { lists: mandateLists() },
    children: { mandateRegistration: 'ChoosingLimit' },
  }),
  RegisteringPendingMandate: scenario('registering', {
    steps: [{ type: 'form.opened', id: pendingMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAgain' },
  }),
  RegisteringReupload: scenario('registering', {
    steps: [{ type: 'form.opened', id: rejectedMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAgain' },
  }),
  Refreshing: scenario('refreshing', { steps: refresh }),
  ReloadingAfterApproval: scenario('loading', {
    steps: [...refresh, done('refreshMandate', refreshAnswer({ is_processed: true, status: 'APPROVED' }))],
  }),
  ConfirmingCancellation: scenario('confirmingCancellation', { steps: requestCancellation }),
  Cancelling: scenario('cancelling', { steps: cancel }),
  WithoutSipLoading: scenario('loading', { input: { lists: null, sip: undefined } }),
  WithoutSipUnavailable: scenario('unavailable', {
    input: { lists: null, sip: undefined },
    steps: [failed('listBankAccounts', refused('Your mandates cannot be shown right now.'))],
  }),
  WithoutSipEmptyList: scenario('existing.unselected', { input: { ...withoutSip, lists: mandateLists() } }),
  WithoutSip: scenario('existing.unselected', { input: withoutSip }),
  WithoutSipRegisteringForbidden: scenario('existing.unselected', {
    input: { ...withoutSip, lists: { ...withoutSip.lists, is_register_mandate_allowed: false } },
  }),
  WithoutSipWithoutPrimaryAccount: scenario('existing.unselected', {
    input: { ...withoutSip, lists: { ...mandateLists(), customer_bank_list: [] } },
  }),
  WithoutSipRefusedRefresh: scenario('existing.unselected', {
    input: withoutSip,
    steps: [...refresh, failed('refreshMandate', refusal)],
  }),
  WithoutSipLostCancellation: scenario('existing.unselected', {
    input: withoutSip,
    steps: [...cancel, failed('cancelMandate', httpFault('The bank does not answer.'))],
  }),
  WithoutSipRegistration: scenario('existing.unselected', {
    input: { ...withoutSip, lists: mandateLists(approvedMandate) },
    steps: [...register, finished('mandateRegistration', 'Registered')],
  }),
  WithoutSipRefreshing: scenario('refreshing', { input: withoutSip, steps: refresh }),
  WithoutSipRegistering: scenario('registering', {
    input: withoutSip,
    steps: register,
    children: { mandateRegistration: 'ChoosingLimit' },
  }),
  WithoutSipSigning: scenario('registering', {
    input: withoutSip,
    steps: [{ type: 'form.opened', id: pendingMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAgain' },
  }),
  WithoutSipReupload: scenario('registering', {
    input: withoutSip,
    steps: [{ type: 'form.opened', id: rejectedMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAgain' },
  }),
  WithoutSipConfirmingCancellation: scenario('confirmingCancellation', {
    input: withoutSip,
    steps: requestCancellation,
  }),
});

export const mandateChoiceWorld: World<typeof mandateChoiceMachine> = {
  inputs: [
    input,
    { ...input, lists: null, sip: undefined },
    { ...input, ...withoutSip },
    { ...input, lists: closedDay(mandateLists({ ...approvedMandate, is_selected: true })) },
    { ...input, lists: { ...registrationClosed, customer_bank_list: [] } },
    { ...input, lists: mandateLists() },
  ],
  events: {
    'mandates.reloadRequested': [{}],
    'choice.changeRequested': [{}],
    'mandate.selected': [
      { id: approvedMandate.mandate_id },
      { id: pendingMandate.mandate_id },
      { id: inactiveMandate.mandate_id },
      { id: 'unknown' },
    ],
    'mandate.deselected': [{}],
    'mandate.registrationRequested': [{}],
    'form.opened': [{ id: pendingMandate.mandate_id }, { id: rejectedMandate.mandate_id }],
    'mandate.refreshRequested': [{ id: pendingMandate.mandate_id }, { id: approvedMandate.mandate_id }],
    'mandate.cancellationRequested': [{ id: pendingMandate.mandate_id }, { id: approvedMandate.mandate_id }],
    'cancellation.confirmed': [{}],
    'cancellation.abandoned': [{}],
  },
  answers: {
    listBankAccounts: [listsAnswer(sampleLists)],
    refreshMandate: [
      refreshAnswer({ status: 'REJECTED BY BANK', is_reupload: true }),
      refreshAnswer({ status: 'APPROVED', is_processed: true }),
    ],
    cancelMandate: [{ ...envelope, result: mandateLists(approvedMandate) }, envelope],
  },
  outputs: {
    mandateRegistration: [
      { kind: 'registered', mandate: pendingMandate, lists: null },
      { kind: 'left', lists: null, hasLostAnswer: true },
      { kind: 'left', lists: mandateLists(pendingMandate), hasLostAnswer: false },
    ],
  },
  counters: ['submission'],
  secrets: [],
};
