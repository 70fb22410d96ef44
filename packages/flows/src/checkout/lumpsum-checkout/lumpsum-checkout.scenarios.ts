import type { BankAccount, FreshOrder, Order } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { noticeOf } from '../../kit/notice.ts';
import { fault, PortFailure, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { payableOrder } from '../../parts/testing/sample-orders.ts';
import type { NomineeReport } from '../../parts/nominee/nominee-choice/index.ts';
import {
  nomineeChoiceInput,
  nomineeChoiceJourneys,
  nominees,
} from '../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import type { OrderResult } from '../../parts/order/order-confirmation/index.ts';
import { closedGateOf } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/index.ts';
import { recentOrderJourneys } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import {
  lumpsumCheckoutFlow,
  type FreshCheckoutState,
  type LumpsumCheckoutInput,
  type PlacedLumpsum,
} from './index.ts';
import { freshOrderOf } from './lumpsum-checkout.rules.ts';

export const primary: BankAccount = {
  beneficiary_account_no: '50100087650912',
  beneficiary_account_type: 'SB',
  beneficiary_account_holder_name: 'Asha Rao',
  beneficiary_ifsc: 'HDFC0000001',
  beneficiary_bank_name: 'HDFC Bank',
  beneficiary_bank_branch_name: 'Fort',
  beneficiary_bank_branch_address: 'Mumbai',
  is_primary: true,
};
const other: BankAccount = { ...primary, beneficiary_account_no: '30200098765432', is_primary: false };

const { noNomineeForm, clientCode, scheme } = nomineeChoiceInput();

/** State from the chart page: 15,000 rupees in one scheme. */
export const freshState: FreshCheckoutState = {
  selected_order: {
    scheme_code: scheme.scheme_code,
    scheme_name: scheme.scheme_name,
    scheme_isin: 'INF000F01AB2',
    param_scheme_name: 'FOLIO FLEXI CAP DIRECT GROWTH',
    param_scheme_code: 'FFCDG-GR',
    param_redemption_allowed: 'Y',
    param_exit_load_flag: 'Y',
    param_swp_flag: 'N',
    param_purchase_cutoff_time: '14:30:00',
  },
  general_order: {
    order_amount: '15000',
    display_text: 'Growth',
    purchase_cutoff_time: '14:30:00',
    lockin_period_flag: 'N',
    lockin_period: '',
    param_exit_load_flag: 'Y',
    param_exit_load: '1% within one year',
    information: {
      minimum_purchase_amount: 5000,
      maximum_purchase_amount: 0,
      param_unique_no: '1001',
      param_scheme_code: 'FFCDG-GR',
      param_redemption_allowed: 'Y',
      param_settlement_type: 'T2',
      param_stp_flag: 'Y',
      param_scheme_name: 'FOLIO FLEXI CAP DIRECT GROWTH',
      param_swp_flag: 'N',
      param_exit_load_flag: 'Y',
      param_purchase_cutoff_time: '14:30:00',
    },
  },
  bank_account_list: [other, primary],
  nominee_list: nominees,
  is_no_nominee_registered: false,
  no_nominee_form: noNomineeForm,
  client_code: clientCode,
};

const existing = { option: 'existing', nomineeId: 'nominee-1' } as const;
const lists = { nominees, isNoNomineeRegistered: false, noNomineeForm };
const settled: NomineeReport = { type: 'nominee.settled', ...existing, ...lists };
const settledNone: NomineeReport = {
  type: 'nominee.settled',
  option: 'none',
  nomineeId: 'none',
  ...lists,
  isNoNomineeRegistered: true,
};

/** The provider's answer: placed today, payment pending. */
export const createdOrder: Order = {
  ...payableOrder,
  mf_order_scheme_name: scheme.scheme_name,
  mf_order_overall_investment_amount: 15000,
  mf_order_investment_amount: '',
  mf_order_accumulated_returns_amount: '',
  total_returns_amount: '',
  mf_order_pay_amount: 15000,
  bank_information: primary,
};
const placedOrder = (order: Order): PlacedLumpsum => ({ order, navigateScreen: undefined });
const createdEnd = (order: Order): SecondFactorOutput<OrderResult<PlacedLumpsum>> => ({
  kind: 'confirmed',
  result: { kind: 'created', order: placedOrder(order) },
});

const closed = refused('Your account is not approved yet. Complete your e-sign first.', '020', {
  navigateScreen: './esignkycVerification/',
});
const notAllowed: SecondFactorOutput<OrderResult<PlacedLumpsum>> = {
  kind: 'notSent',
  notice: noticeOf(new PortFailure(closed)),
  refusal: { code: '020', text: closed.text, navigateScreen: './esignkycVerification/' },
};
const pending: SecondFactorOutput<OrderResult<PlacedLumpsum>> = {
  kind: 'confirmed',
  result: {
    kind: 'refused',
    gate: closedGateOf('You have a pending order. Please complete or cancel it first.', undefined),
  },
};

const lostAnswer: SecondFactorOutput<OrderResult<PlacedLumpsum>> = {
  kind: 'abandoned',
  lostSubmission: 'submission-1',
};

const abandonedForCheck = { ...lostAnswer, isToCheck: true } as const;

const input: LumpsumCheckoutInput = { state: freshState, newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(lumpsumCheckoutFlow, {
  purpose: 'Places a lumpsum order: nominee, review, code. The choices survive a code that could not be sent.',
  routes: ['orderCheckout'],
  input,
  children: {
    nomineeChoice: nomineeChoiceJourneys,
    recentOrder: recentOrderJourneys,
    secondFactor: secondFactorJourneys<FreshOrder, OrderResult<PlacedLumpsum>>(
      freshOrderOf(freshState, primary, existing),
      {
        kind: 'created',
        order: placedOrder(createdOrder),
      },
    ),
  },
});

const reviewed = [settled, { type: 'review.requested' }] as const;
const checked = [...reviewed, { type: 'order.submitted' }] as const;
const submitted = [...checked, finished('recentOrder', 'Passed')] as const;
const checkRequested = [...submitted, finished('secondFactor', abandonedForCheck)] as const;
const chosen = { nomineeChoice: 'ExistingSelected' } as const;
const payable = { state: { request_mode: 'paynow', selected_order: createdOrder } } as const;

export const lumpsumCheckoutJourneys = scenarios({
  OrderMissing: scenario('orderMissing', { input: { state: null } }),
  Blocked: scenario('blocked', { steps: [...submitted, finished('secondFactor', notAllowed)] }),
  BlockedPending: scenario('blocked', { steps: [...submitted, finished('secondFactor', pending)] }),
  Payable: scenario('payable', { input: payable }),
  NomineePending: scenario('choosing.nomineePending', { children: { nomineeChoice: 'ExistingUnselected' } }),
  ReadyExisting: scenario('choosing.ready', { steps: [settled], children: chosen }),
  ReadyNone: scenario('choosing.ready', { steps: [settledNone], children: { nomineeChoice: 'NoneDeclared' } }),
  ReadyWithoutPrimaryAccount: scenario('choosing.ready', {
    input: { state: { ...freshState, bank_account_list: [other] } },
    steps: [settled],
    children: chosen,
  }),
  NomineePendingAfterReview: scenario('choosing.nomineePending', {
    steps: [...reviewed, { type: 'review.left' }],
    children: { nomineeChoice: 'ExistingSelected' },
  }),
  Reviewing: scenario('reviewing', { steps: reviewed }),
  ReviewingNone: scenario('reviewing', { steps: [settledNone, { type: 'review.requested' }] }),
  ReviewingAfterNotSent: scenario('reviewing', {
    steps: [...submitted, finished('secondFactor', 'NotSent')],
  }),
  ReviewingAfterAbandoned: scenario('reviewing', {
    steps: [...submitted, finished('secondFactor', 'Abandoned')],
  }),
  ReviewingAfterLostAnswer: scenario('reviewing', {
    steps: [...submitted, finished('secondFactor', lostAnswer)],
  }),
  CheckingRecentOrder: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'Checking' } }),
  ConfirmingRepeat: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'Asking' } }),
  ReviewingAfterRepeatLeft: scenario('reviewing', { steps: [...checked, finished('recentOrder', 'Left')] }),
  Confirming: scenario('confirming', { steps: submitted, children: { secondFactor: 'EnteringCoolingDown' } }),
  ConfirmingAfterWrongCode: scenario('confirming', {
    steps: submitted,
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  ConfirmingAfterLostAnswer: scenario('confirming', {
    steps: submitted,
    children: { secondFactor: 'EnteringAfterLostAnswer' },
  }),
  Checking: scenario('checking', { steps: checkRequested }),
  ReviewingAfterNotListed: scenario('reviewing', {
    steps: [...checkRequested, done('findPlaced', { kind: 'absent' })],
  }),
  ReviewingAfterFailedCheck: scenario('reviewing', {
    steps: [...checkRequested, failed('findPlaced', fault('The service is busy.'))],
  }),
  PlacedBefore: scenario('placed', {
    steps: [...checkRequested, done('findPlaced', { kind: 'found', order: placedOrder(createdOrder) })],
  }),
  Placed: scenario('placed', { steps: [...submitted, finished('secondFactor', 'Confirmed')] }),
  PlacedPaynow: scenario('placed', {
    steps: [...submitted, finished('secondFactor', createdEnd({ ...createdOrder, request_mode: 'paynow' }))],
  }),
  Left: scenario('left', { input: payable, steps: [{ type: 'payment.requested' }] }),
});

export const lumpsumCheckoutWorld: World<typeof lumpsumCheckoutFlow> = {
  inputs: [
    input,
    { ...input, state: null },
    { ...input, ...payable },
    { ...input, state: { ...freshState, nominee_list: null } },
    { ...input, state: { ...freshState, bank_account_list: [other] } },
    { ...input, state: { ...freshState, bank_account_list: [] } },
  ],
  events: {
    'review.requested': [{}],
    'review.left': [{}],
    'order.submitted': [{}],
    'payment.requested': [{}],
    'nominee.settled': [
      { ...existing, ...lists },
      { option: 'existing', nomineeId: 'nominee-2', ...lists },
      { option: 'none', nomineeId: 'none', ...lists, isNoNomineeRegistered: true },
    ],
    'nominee.unsettled': [{}],
  },
  answers: {
    findPlaced: [{ kind: 'found', order: placedOrder(createdOrder) }, { kind: 'absent' }, { kind: 'unknown' }],
  },
  outputs: {
    secondFactor: [
      notAllowed,
      pending,
      createdEnd(createdOrder),
      createdEnd({ ...createdOrder, request_mode: 'paynow' }),
      { kind: 'notSent', notice: null, refusal: null },
      lostAnswer,
      abandonedForCheck,
    ],
  },
  counters: ['confirmedUntil'],
  secrets: ['123456', '654321'],
};
