import {
  EMPTY_STP_DRAFT,
  INVALID_CODE,
  type ListStpSchemesAnswer,
  type Order,
  type RegisterStpAnswer,
  type StpTargetScheme,
  type StpSpecification,
} from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { pinConfirmationJourneys } from '../../parts/identity/pin-confirmation/pin-confirmation.scenarios.ts';
import { recentOrderJourneys } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { allottedOrder } from '../../parts/testing/sample-orders.ts';
import { stpRegistrationFlow } from './stp-registration.flow.ts';
import type { StpRegistrationInput, Transfer, TransferEnd, TransferResult } from './stp-registration.types.ts';
import { stpRegistrationMachine } from './stp-registration.machine.ts';

/** 25,000 rupees can be transferred; the exit load is 1%. */
export const transferableOrder: Order = {
  ...allottedOrder,
  scheme_amc: 'PPFAS Mutual Fund',
  mf_order_overall_investment_amount: 20000,
  total_returns_amount: 25000,
  returns_difference_amount: 5000,
  total_returns_percent: 25,
  stp_available_transfer_amount: 25000,
  mf_order_scheme_specifications: {
    ...allottedOrder.mf_order_scheme_specifications,
    exitload: { is_allowed: true, value: '1% if redeemed within 1 year', percent: 1 },
  },
};

const monthly: StpSpecification = {
  scheme_isin: 'INF879O01035',
  scheme_code: 'PPLF-GR',
  scheme_name: 'Parag Parikh Liquid Fund - Direct Plan - Growth',
  stp_frequency: 'MONTHLY',
  stp_in_minimum_installment_amount: 1000,
  stp_in_maximum_installment_amount: 100_000,
  stp_minimum_installment_numbers: 6,
  stp_maximum_installment_numbers: 12,
  stp_dates: '1, 7,15,29,31',
};
const payout: StpSpecification = { ...monthly, scheme_code: 'PPLF-ID', scheme_name: 'Parag Parikh Liquid Fund - IDCW' };
const weekly: StpSpecification = { ...monthly, stp_frequency: 'WEEKLY', stp_in_maximum_installment_amount: 0 };

export const stpTarget: StpTargetScheme = {
  _id: 'target-1',
  scheme_name: monthly.scheme_name,
  scheme_isin: monthly.scheme_isin,
  scheme_isin_1: '',
  scheme_code: monthly.scheme_code,
  scheme_category: 'Debt',
  sub_category: 'Liquid Fund',
  risk: 'Low to Moderate',
  logo_url: '',
  scheme_amc: 'PPFAS Mutual Fund',
  one_month_percent: '0.55',
  three_month_percent: '1.70',
  six_month_percent: '3.40',
  one_year_percent: '6.90',
  three_year_percent: '6.40',
  five_year_percent: '5.60',
  three_month_percent_show: true,
  six_month_percent_show: true,
  one_year_percent_show: true,
  three_year_percent_show: true,
  five_year_percent_show: true,
  sip_returns_data: { '1y_percent_annualized': '', '3y_percent_annualized': '', '5y_percent_annualized': '' },
  scheme_minimum_investment_amount: 1000,
  scheme_master: [],
  mfapi_scheme_code: '143269',
  scheme_information: { param_amc_code: 'PPFAS' },
  is_sip_allowed: 'Y',
  is_lumpsum_allowed: 'Y',
  is_checked: undefined,
  stp_scheme_specifications: [monthly, payout, weekly],
};
const otherTarget: StpTargetScheme = {
  ...stpTarget,
  _id: 'target-2',
  scheme_name: 'Parag Parikh Conservative Hybrid Fund - Direct Plan - Growth',
  scheme_category: 'Hybrid',
  sub_category: 'Conservative Hybrid Fund',
  stp_scheme_specifications: [monthly],
};

export const stpOffer: ListStpSchemesAnswer = {
  code: '000',
  messageText: '',
  result: { stp_scheme_list: [stpTarget, otherTarget] },
  stp_frequency_list: [
    { value: 'MONTHLY', label: 'Monthly' },
    { value: 'WEEKLY', label: 'Weekly' },
  ],
  stp_installment_list: [{ value: '12', label: '12 transfers' }],
  stp_minimum_date: '30/11/2026',
};
const registered: RegisterStpAnswer = {
  code: '000',
  messageText: 'Your STP is registered.',
  result: {
    notification_html:
      '<h3>STP registered</h3><p>12 transfers of ₹2,000 to Parag Parikh Liquid Fund.</p><p>The first transfer is on 07/12/2026.</p>',
  },
};
const unmatchedEnd: TransferEnd = {
  kind: 'confirmed',
  result: { kind: 'unmatched', code: INVALID_CODE, messageText: '' },
  message: '',
};

const input: StpRegistrationInput = { order: transferableOrder, newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...stpRegistrationFlow, machine: stpRegistrationMachine },
  {
    purpose:
      'Registers periodic transfers from an order into another scheme of its fund house: a target, its terms and a day are chosen, the transfers are shown, and the PIN confirms them.',
    routes: ['stpSchemeList'],
    input,
    children: {
      recentOrder: recentOrderJourneys,
      pinConfirmation: pinConfirmationJourneys<Transfer, TransferResult>(
        { source: transferableOrder, target: stpTarget, draft: EMPTY_STP_DRAFT },
        registered,
      ),
    },
  },
);

const loaded = done('listStpSchemes', stpOffer);
const openTargetList = { type: 'targetList.opened' } as const;
const closeTargetList = { type: 'targetList.closed' } as const;
const selectTarget = { type: 'target.selected', id: stpTarget._id } as const;
const chosen = [loaded, openTargetList, selectTarget] as const;
const changeDraft = (fields: { frequency?: string; scheme?: string; installments?: number; amount?: string }) =>
  ({ type: 'draft.changed', ...fields }) as const;
const enterTerms = (amount: string) =>
  [
    ...chosen,
    changeDraft({ frequency: 'MONTHLY' }),
    changeDraft({ scheme: 'PPLF-GR' }),
    changeDraft({ installments: 12 }),
    changeDraft({ amount }),
  ] as const;
const openDatePicker = { type: 'datePicker.opened' } as const;
const pickDay = { type: 'day.picked', day: 7 } as const;
const submitTransfer = { type: 'transfer.submitted' } as const;
const enterCompleteDraft = (amount = '2000') => [...enterTerms(amount), openDatePicker, pickDay] as const;
const checked = [...enterCompleteDraft(), submitTransfer] as const;
const confirmed = [...checked, finished('recentOrder', 'Passed')] as const;

export const stpRegistrationJourneys = scenarios({
  OrderMissing: scenario('orderMissing', { input: { order: null } }),
  OrderNotTransferable: scenario('orderMissing', {
    input: { order: { ...transferableOrder, is_stp_allowed: false } },
  }),
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', { steps: [failed('listStpSchemes', httpFault('The service is busy.'))] }),
  SourceShown: scenario('sourceShown', { steps: [loaded] }),
  SourceShownWithLoss: scenario('sourceShown', {
    input: { order: { ...transferableOrder, returns_difference_amount: -1500, total_returns_percent: '-7.5' } },
    steps: [loaded],
  }),
  PickingTarget: scenario('pickingTarget', { steps: [loaded, openTargetList] }),
  PickingTargetNoneOffered: scenario('pickingTarget', {
    steps: [done('listStpSchemes', { ...stpOffer, result: { stp_scheme_list: [] } }), openTargetList],
  }),
  SourceShownAfterNoneTaken: scenario('sourceShown', { steps: [loaded, openTargetList, closeTargetList] }),
  PickingTargetAgain: scenario('pickingTarget', { steps: [...enterTerms('2000'), openTargetList] }),
  DraftingAfterSameTarget: scenario('drafting', { steps: [...enterTerms('2000'), openTargetList, closeTargetList] }),
  DraftingAfterOtherTarget: scenario('drafting', {
    steps: [...enterCompleteDraft(), openTargetList, { type: 'target.selected', id: otherTarget._id }],
  }),
  Drafting: scenario('drafting', { steps: chosen }),
  DraftingComplete: scenario('drafting', { steps: enterCompleteDraft() }),
  DraftingWithoutDate: scenario('drafting', { steps: [...enterTerms('2000'), submitTransfer] }),
  DraftingOverAvailable: scenario('drafting', { steps: [...enterCompleteDraft('2084'), submitTransfer] }),
  DraftingAtAvailable: scenario('drafting', { steps: enterCompleteDraft('2083') }),
  DraftingUnbounded: scenario('drafting', {
    steps: [
      ...chosen,
      changeDraft({ frequency: 'WEEKLY' }),
      changeDraft({ installments: 6 }),
      changeDraft({ amount: '4000' }),
    ],
  }),
  PickingDate: scenario('pickingDate', { steps: [...enterTerms('2000'), openDatePicker] }),
  PickingDateHiddenDays: scenario('pickingDate', {
    steps: [...chosen, changeDraft({ frequency: 'MONTHLY' }), openDatePicker],
  }),
  CheckingRecentOrder: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'Checking' } }),
  ConfirmingRepeat: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'AskingStp' } }),
  DraftingAfterRepeatLeft: scenario('drafting', { steps: [...checked, finished('recentOrder', 'Left')] }),
  Confirming: scenario('confirming', { steps: confirmed, children: { pinConfirmation: 'Entering' } }),
  ConfirmingAfterWrongPin: scenario('confirming', {
    steps: confirmed,
    children: { pinConfirmation: 'EnteringAfterWrongPin' },
  }),
  ConfirmingAfterLostAnswer: scenario('confirming', {
    steps: confirmed,
    children: { pinConfirmation: 'EnteringAfterLostAnswer' },
  }),
  DraftingAfterPinAbandoned: scenario('drafting', { steps: [...confirmed, finished('pinConfirmation', 'Abandoned')] }),
  DraftingAfterLostAnswer: scenario('drafting', {
    steps: [
      ...confirmed,
      finished('pinConfirmation', { kind: 'abandoned', lostSubmission: 'submission-1', wasTried: true }),
    ],
  }),
  DraftingAfterUnmatchedTarget: scenario('drafting', {
    steps: [...confirmed, finished('pinConfirmation', unmatchedEnd)],
  }),
  Completed: scenario('completed', { steps: [...confirmed, finished('pinConfirmation', 'Confirmed')] }),
  CompletedWithoutWords: scenario('completed', {
    steps: [
      ...confirmed,
      finished('pinConfirmation', { kind: 'confirmed', result: { ...registered, result: undefined }, message: '' }),
    ],
  }),
});

export const stpRegistrationWorld: World<typeof stpRegistrationMachine> = {
  inputs: [input, { ...input, order: null }, { ...input, order: { ...transferableOrder, is_stp_allowed: false } }],
  events: {
    'schemes.reloadRequested': [{}],
    'targetList.opened': [{}],
    'targetList.closed': [{}],
    'target.selected': [{ id: stpTarget._id }, { id: otherTarget._id }, { id: 'none' }],
    'draft.changed': [
      { frequency: 'MONTHLY' },
      { frequency: 'WEEKLY' },
      { scheme: 'PPLF-GR' },
      { installments: 12 },
      { installments: 13 },
      { amount: '2083' },
      { amount: '2084' },
    ],
    'datePicker.opened': [{}],
    'datePicker.closed': [{}],
    'day.picked': [{ day: 7 }, { day: 8 }, { day: 31 }],
    'transfer.submitted': [{}],
  },
  answers: { listStpSchemes: [stpOffer] },
  outputs: {
    pinConfirmation: [
      unmatchedEnd,
      { kind: 'confirmed', result: registered, message: registered.messageText },
      { kind: 'abandoned', wasTried: false },
      { kind: 'abandoned', wasTried: true },
      { kind: 'abandoned', lostSubmission: 'submission-9', wasTried: true },
    ],
  },
  counters: ['confirmedUntil'],
  // The PIN confirmation proves that the PIN stays secret; its digits also occur in amounts here.
  secrets: [],
};
