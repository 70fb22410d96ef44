import type { BankListResult, ListBankAccountsAnswer, Mandate, RefreshMandateAnswer } from '@folioflow/api/contract';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { journeysOf, type Step } from '../../kit/journey.ts';
import { fault, refused } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import {
  listsWith,
  mandateRegistrationJourneys,
  pendingMandate,
} from '../mandate-registration/mandate-registration.scenarios.ts';
import { mandateChoiceFlow, type MandateChoiceInput } from './index.ts';
import type { mandateChoiceMachine } from './mandate-choice.machine.ts';
import { approvedMandate, cancelledMandate, inactiveMandate, rejectedMandate } from './sample-mandates.ts';

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
const all = mandateLists(approvedMandate, pendingMandate, rejectedMandate, inactiveMandate);
export const listsAnswer = (result: BankListResult): ListBankAccountsAnswer => ({
  ...envelope,
  login_stage: '',
  result,
});

export const mandateChoiceInput = (): MandateChoiceInput => ({
  lists: all,
  sip: { schemeName: 'Folio Flexi Cap Fund', schemeCode: 'FFC-DG', dayOfMonth: 5, startDay: '2026-12-05' },
  newSubmission: countingSubmissions(),
});
const input = mandateChoiceInput();

const { done, failed, finished, scenario, scenarios } = journeysOf(mandateChoiceFlow, {
  purpose:
    'Selects the mandate that pays: an existing one, which can be refreshed, cancelled or signed again, or a new one. It reports to its parent whether the choice is settled.',
  input,
  children: { mandateRegistration: mandateRegistrationJourneys },
});

type Steps = readonly Step<typeof mandateChoiceMachine>[];
const select = (id: string) => ({ type: 'mandate.selected', id }) as const;
const refresh: Steps = [{ type: 'mandate.refreshRequested', id: pendingMandate.mandate_id }];
const setCancelledMandate: Steps = [{ type: 'mandate.cancellationRequested', id: pendingMandate.mandate_id }];
const cancel: Steps = [...setCancelledMandate, { type: 'cancellation.confirmed' }];
const answered = (change: Partial<RefreshMandateAnswer>): RefreshMandateAnswer => ({
  ...envelope,
  status: '',
  is_processed: false,
  is_reupload: false,
  render_pdf: false,
  pdf_base64: '',
  ...change,
});
/** The page of the mandates: they are managed, and none is chosen, not even the provider's choice. */
const lookedAfter = {
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

export const mandateChoiceJourneys = scenarios({
  Loading: scenario('loading', { input: { lists: null } }),
  Unavailable: scenario('unavailable', {
    input: { lists: null },
    steps: [failed('listBankAccounts', refused('Your mandates cannot be shown right now.'))],
  }),
  UnselectedEmptyList: scenario('existing.unselected', { input: { lists: mandateLists() } }),
  Unselected: scenario('existing.unselected'),
  UnselectedUnderApproval: scenario('existing.unselected', { input: { lists: mandateLists(pendingMandate) } }),
  UnselectedRegisteringForbidden: scenario('existing.unselected', {
    input: { lists: { ...all, is_register_mandate_allowed: false } },
  }),
  UnselectedAfterRefusedRefresh: scenario('existing.unselected', {
    steps: [...refresh, failed('refreshMandate', refusal)],
  }),
  UnselectedAfterRefusedCancellation: scenario('existing.unselected', {
    steps: [...cancel, failed('cancelMandate', refusal)],
  }),
  UnselectedAfterLostCancellation: scenario('existing.unselected', {
    steps: [...cancel, failed('cancelMandate', fault('The bank does not answer.'))],
  }),
  UnselectedAfterCancellation: scenario('existing.unselected', {
    steps: [...cancel, done('cancelMandate', { ...envelope, result: mandateLists(approvedMandate) })],
  }),
  Selected: scenario('existing.selected', { steps: [select(approvedMandate.mandate_id)] }),
  SelectedPending: scenario('existing.selected', { steps: [select(pendingMandate.mandate_id)] }),
  SelectedAfterRegistration: scenario('existing.selected', {
    input: { lists: mandateLists() },
    steps: [...register, finished('mandateRegistration', 'Registered')],
  }),
  Registering: scenario('registering', { steps: register, children: { mandateRegistration: 'ChoosingLimit' } }),
  RegisteringPendingMandate: scenario('registering', {
    steps: [{ type: 'form.opened', id: pendingMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAnew' },
  }),
  RegisteringReupload: scenario('registering', {
    steps: [{ type: 'form.opened', id: rejectedMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAnew' },
  }),
  Refreshing: scenario('refreshing', { steps: refresh }),
  ReloadingAfterApproval: scenario('loading', {
    steps: [...refresh, done('refreshMandate', answered({ is_processed: true, status: 'APPROVED' }))],
  }),
  ConfirmingCancellation: scenario('confirmingCancellation', { steps: setCancelledMandate }),
  Cancelling: scenario('cancelling', { steps: cancel }),
  LookingAfterLoading: scenario('loading', { input: { lists: null, sip: undefined } }),
  LookingAfterUnavailable: scenario('unavailable', {
    input: { lists: null, sip: undefined },
    steps: [failed('listBankAccounts', refused('Your mandates cannot be shown right now.'))],
  }),
  LookingAfterEmptyList: scenario('existing.unselected', { input: { ...lookedAfter, lists: mandateLists() } }),
  LookingAfter: scenario('existing.unselected', { input: lookedAfter }),
  LookingAfterRegisteringForbidden: scenario('existing.unselected', {
    input: { ...lookedAfter, lists: { ...lookedAfter.lists, is_register_mandate_allowed: false } },
  }),
  LookingAfterWithoutPrimaryAccount: scenario('existing.unselected', {
    input: { ...lookedAfter, lists: { ...mandateLists(), customer_bank_list: [] } },
  }),
  LookingAfterRefusedRefresh: scenario('existing.unselected', {
    input: lookedAfter,
    steps: [...refresh, failed('refreshMandate', refusal)],
  }),
  LookingAfterLostCancellation: scenario('existing.unselected', {
    input: lookedAfter,
    steps: [...cancel, failed('cancelMandate', fault('The bank does not answer.'))],
  }),
  LookingAfterRegistration: scenario('existing.unselected', {
    input: { ...lookedAfter, lists: mandateLists(approvedMandate) },
    steps: [...register, finished('mandateRegistration', 'Registered')],
  }),
  LookingAfterRefreshing: scenario('refreshing', { input: lookedAfter, steps: refresh }),
  LookingAfterRegistering: scenario('registering', {
    input: lookedAfter,
    steps: register,
    children: { mandateRegistration: 'ChoosingLimit' },
  }),
  LookingAfterSigning: scenario('registering', {
    input: lookedAfter,
    steps: [{ type: 'form.opened', id: pendingMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAnew' },
  }),
  LookingAfterReupload: scenario('registering', {
    input: lookedAfter,
    steps: [{ type: 'form.opened', id: rejectedMandate.mandate_id }],
    children: { mandateRegistration: 'AwaitingScanAnew' },
  }),
  LookingAfterConfirmingCancellation: scenario('confirmingCancellation', { input: lookedAfter, steps: setCancelledMandate }),
});

export const mandateChoiceWorld: World<typeof mandateChoiceFlow> = {
  inputs: [
    input,
    { ...input, lists: null, sip: undefined },
    { ...input, ...lookedAfter },
    { ...input, lists: closedDay(mandateLists({ ...approvedMandate, is_selected: true })) },
    { ...input, lists: { ...mandateLists(), is_register_mandate_allowed: false, customer_bank_list: [] } },
  ],
  events: {
    'mandates.reloadRequested': [{}],
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
    listBankAccounts: [listsAnswer(all)],
    refreshMandate: [
      answered({ status: 'REJECTED BY BANK', is_reupload: true }),
      answered({ status: 'APPROVED', is_processed: true }),
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
