import type { CreateSwpAnswer, Order } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { noticeOf } from '../../kit/notice.ts';
import { noAnswer, PortFailure } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { recentOrderJourneys } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { allottedOrder, payableOrder } from '../../parts/testing/sample-orders.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { refusedBySecondFactor } from '../../parts/testing/refused-action.ts';
import { swpRegistrationFlow } from './swp-registration.flow.ts';
import type { RegisteredSwp, SwpDraft, SwpRegistrationInput, SwpResult } from './swp-registration.types.ts';
import { swpRegistrationMachine } from './swp-registration.machine.ts';

const frequencies = ['Daily', 'Weekly', 'Monthly', 'Quarterly'].map((label) => ({ value: label.toUpperCase(), label }));

/** Worth 60,000 rupees; 500 to 5,000 can be paid out at a time; 1 December is excluded. */
export const withdrawableOrder: Order = {
  ...allottedOrder,
  mf_order_folio_no: '9100012',
  mf_order_overall_investment_amount: 50_000,
  mf_order_investment_amount: 50_000,
  total_returns_amount: 60_000,
  returns_difference_amount: 10_000,
  total_returns_percent: 20,
  mf_order_redeemable_amount: 60_000,
  swp_installment_numbers_list: [6, 12, 24].map((count) => ({ value: String(count), label: `${count} instalments` })),
  swp_frequency_list: [...frequencies, { value: 'YEAR', label: 'Year' }],
  minimum_swp_amount: 500,
  maximum_swp_amount: 5000,
  swp_exclude_date_list: ['01/12/2026'],
  is_otp_enabled: false,
  bank_information: payableOrder.bank_information && {
    ...payableOrder.bank_information,
    beneficiary_account_no: '50100087655678',
  },
};

export const orderWithSwp: Order = {
  ...withdrawableOrder,
  _id: 'order-5',
  order_id: 'order-5',
  mf_order_number: '10000005',
  mf_order_scheme_name: 'Nippon India Liquid Fund - Direct Plan - Growth',
  is_swp_allowed: false,
  mf_order_swp_enabled: true,
  mf_order_swp_information: {
    swp_frequency: 'MONTHLY',
    swp_amount: 1000,
    swp_no_of_installments: 12,
    swp_installments_made: 2,
    swp_date: '04/10/2026',
    swp_next_date: '04/12/2026',
  },
};

const { mf_order_scheme_specifications: specifications } = withdrawableOrder;
const loadedOrder: Order = {
  ...withdrawableOrder,
  mf_order_scheme_specifications: {
    ...specifications,
    exitload: { is_allowed: true, value: '1% if redeemed within 1 year', percent: 1 },
  },
};

/** 20 November 2026 is a Friday. */
export const swpInput: SwpRegistrationInput = {
  order: withdrawableOrder,
  listType: 'single',
  today: '2026-11-20',
  newSubmission: createSubmissionKeyCounter(),
  retry: null,
};

const answer: CreateSwpAnswer = { code: '000', messageText: 'Your SWP is registered.', result: [orderWithSwp] };
const withoutList: CreateSwpAnswer = { code: '000', messageText: 'Your SWP is registered.' };

const terms = { installments: '12', frequency: 'MONTHLY', amount: '2000' };
const plan: SwpDraft = { ...terms, day: '2026-11-28' };
const pendingPlan = { draft: { orderId: swpInput.order._id, draft: plan }, submission: 'submission-7' };
type Output = SecondFactorOutput<SwpResult>;
const confirmedEnd = (result: SwpResult): Output => ({ kind: 'confirmed', result });

const { finished, scenario, scenarios } = journeysOf(
  { ...swpRegistrationFlow, machine: swpRegistrationMachine },
  {
    purpose:
      'Registers a plan of periodic withdrawals from an order: the terms are shown below the form, and a mobile code confirms it.',
    input: swpInput,
    children: {
      recentOrder: recentOrderJourneys,
      secondFactor: secondFactorJourneys<RegisteredSwp, SwpResult>(
        { order: withdrawableOrder, listType: 'single', draft: plan },
        answer,
      ),
    },
  },
);

const changeDraft = (draft: Partial<SwpDraft>) => ({ type: 'draft.changed', ...draft }) as const;
const complete = [changeDraft(terms)] as const;
const checked = [...complete, { type: 'swp.submitted' }] as const;
const submitted = [...checked, finished('recentOrder', 'Passed')] as const;
const inputFor = (order: Order) => ({ input: { order } });

export const swpRegistrationJourneys = scenarios({
  NotPermitted: scenario('notPermitted', inputFor({ ...withdrawableOrder, is_swp_allowed: false })),
  NotPermittedRunning: scenario('notPermitted', inputFor({ ...withdrawableOrder, mf_order_swp_enabled: true })),
  Entering: scenario('entering'),
  EnteringIncomplete: scenario('entering', { steps: [changeDraft({ amount: '2000', frequency: 'MONTHLY' })] }),
  EnteringComplete: scenario('entering', { steps: complete }),
  EnteringOnADayOff: scenario('entering', { steps: [...complete, changeDraft({ day: '2026-12-05' })] }),
  EnteringDaily: scenario('entering', { steps: [...complete, changeDraft({ frequency: 'DAILY' })] }),
  EnteringWithExitLoad: scenario('entering', { ...inputFor(loadedOrder), steps: complete }),
  EnteringRunsOut: scenario('entering', { steps: [changeDraft({ ...terms, installments: '24', amount: '4500' })] }),
  EnteringBelowMinimum: scenario('entering', { steps: [changeDraft({ ...terms, amount: '499' })] }),
  EnteringAmountRefused: scenario('entering', { steps: [...complete, changeDraft({ amount: '5001' })] }),
  EnteringAboveRedeemable: scenario('entering', {
    ...inputFor({ ...withdrawableOrder, mf_order_redeemable_amount: 1500 }),
    steps: complete,
  }),
  EnteringShortFrequency: scenario('entering', { steps: [...complete, changeDraft({ frequency: 'YEAR' })] }),
  EnteringDefaultExcluded: scenario(
    'entering',
    inputFor({ ...withdrawableOrder, swp_exclude_date_list: ['28/11/2026'] }),
  ),
  EnteringWithCodeField: scenario('entering', inputFor({ ...withdrawableOrder, is_otp_enabled: true })),
  EnteringNoDayFree: scenario('entering', {
    ...inputFor({
      ...withdrawableOrder,
      swp_exclude_date_list: Array.from({ length: 31 }, (_, index) => String(index + 1)),
    }),
    steps: complete,
  }),
  EnteringWithoutTerms: scenario('entering', {
    ...inputFor({
      ...withdrawableOrder,
      bank_information: undefined,
      mf_order_scheme_specifications: {
        ...specifications,
        redemption: { ...specifications.redemption, credit_working_days: undefined },
      },
    }),
    steps: complete,
  }),
  EnteringAfterNotSent: scenario('entering', { steps: [...submitted, finished('secondFactor', 'NotSent')] }),
  EnteringAfterLostAnswer: scenario('entering', { input: { retry: pendingPlan } }),
  CheckingRecentOrder: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'Checking' } }),
  ConfirmingRepeat: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'AskingSwp' } }),
  EnteringAfterRepeatLeft: scenario('entering', { steps: [...checked, finished('recentOrder', 'Left')] }),
  Confirming: scenario('confirming', { steps: submitted, children: { secondFactor: 'EnteringCoolingDown' } }),
  ConfirmingSending: scenario('confirming', { steps: submitted, children: { secondFactor: 'SendingCodes' } }),
  ConfirmingAfterWrongCode: scenario('confirming', {
    steps: submitted,
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  ConfirmingAfterLostAnswer: scenario('confirming', {
    steps: submitted,
    children: { secondFactor: 'EnteringAfterLostAnswer' },
  }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [...submitted, finished('secondFactor', refusedBySecondFactor('swp'))],
  }),
  Registered: scenario('registered', { steps: [...submitted, finished('secondFactor', 'Confirmed')] }),
  RegisteredReload: scenario('registered', {
    steps: [...submitted, finished('secondFactor', confirmedEnd(withoutList))],
  }),
  ClosedAfterCode: scenario('closed', { steps: [...submitted, finished('secondFactor', 'Abandoned')] }),
  Closed: scenario('closed', { steps: [{ type: 'swp.closed' }] }),
});

export const swpRegistrationWorld: World<typeof swpRegistrationMachine> = {
  inputs: [
    swpInput,
    { ...swpInput, retry: pendingPlan },
    { ...swpInput, order: { ...withdrawableOrder, is_swp_allowed: false } },
    { ...swpInput, order: { ...withdrawableOrder, mf_order_swp_enabled: true } },
    { ...swpInput, order: { ...withdrawableOrder, mf_order_redeemable_amount: 1500 } },
  ],
  events: {
    'draft.changed': [
      terms,
      { amount: '499' },
      { amount: '5000' },
      { amount: '5001' },
      { frequency: 'YEAR' },
      { installments: '7' },
      { day: '2026-12-30' },
      { day: '2026-12-31' },
      { day: '2026-12-01' },
    ],
    'swp.submitted': [{}],
    'swp.closed': [{}],
  },
  answers: {},
  outputs: {
    secondFactor: [
      refusedBySecondFactor('swp'),
      confirmedEnd(answer),
      confirmedEnd(withoutList),
      { kind: 'notSent', notice: noticeOf(new PortFailure(noAnswer)), refusal: null },
      { kind: 'abandoned' },
      { kind: 'abandoned', lostSubmission: 'submission-9' },
    ],
  },
  counters: ['confirmedUntil'],
  secrets: ['123456'],
};
