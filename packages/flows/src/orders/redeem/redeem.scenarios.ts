import type { Order, RequestedRedemption } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { noticeOf } from '../../kit/notice.ts';
import { httpFault, PortFailure, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import type { OrderResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { createClosedGate } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { recentOrderJourneys } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { allottedOrder, payableOrder } from '../../parts/testing/sample-orders.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { refusedBySecondFactor } from '../../parts/testing/refused-action.ts';
import { redeemFlow } from './redeem.flow.ts';
import type { PlacedRedemption, RedeemInput } from './redeem.types.ts';
import { redeemMachine } from './redeem.machine.ts';

const { mf_order_scheme_specifications: specifications } = allottedOrder;

/** Worth 6,000 rupees; 100 to below 5,000 of them can be redeemed at once, without an exit load. */
export const redeemableOrder: Order = {
  ...allottedOrder,
  mf_order_folio_no: '9100012',
  mf_order_overall_investment_amount: 5000,
  mf_order_investment_amount: 5000,
  total_returns_amount: 6000,
  returns_difference_amount: 1000,
  total_returns_percent: 20,
  mf_order_redeemable_amount: 6000,
  bank_information: payableOrder.bank_information && {
    ...payableOrder.bank_information,
    beneficiary_account_no: '50100087655678',
  },
};

/** Worth 7,000 rupees without another maximum, with an exit load of 1%. */
export const loadedOrder: Order = {
  ...redeemableOrder,
  total_returns_amount: 7000,
  mf_order_redeemable_amount: 7000,
  mf_order_scheme_specifications: {
    ...specifications,
    exitload: { is_allowed: true, value: '1% if redeemed within 1 year', percent: 1 },
    redemption: { ...specifications.redemption, maximum_amount: null },
  },
};

/** The provider's answer for an order with a redemption in progress. */
export const orderUnderRedemption: Order = {
  ...redeemableOrder,
  mf_order_is_redeem: false,
  mf_order_is_activity_completed: true,
  mf_order_notification_message:
    '<h3>Redemption requested</h3><p>Units for ₹2,000 are redeemed at the NAV of 20 Nov 2026.</p><p>₹2,000 will be in HDFC Bank account ending 5678 by 25 Nov 2026.</p>',
};

export const placedRedemption: PlacedRedemption = {
  html: orderUnderRedemption.mf_order_notification_message,
  text: 'Your redemption is placed.',
};

type Output = SecondFactorOutput<OrderResult<PlacedRedemption>>;

const refusal = 'Nothing of this order can be redeemed now.';
const notAllowed: Output = {
  kind: 'notSent',
  notice: noticeOf(new PortFailure(refused(refusal, '020'))),
  refusal: { code: '020', text: refusal, navigateScreen: undefined },
};
const closed: Output = { kind: 'confirmed', result: { kind: 'refused', gate: createClosedGate(refusal, undefined) } };
const lostAnswer: Output = { kind: 'abandoned', lostSubmission: 'submission-1' };
const abandonedForCheck = { ...lostAnswer, isToCheck: true } as const;

const input: RedeemInput = { order: redeemableOrder, newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...redeemFlow, machine: redeemMachine },
  {
    purpose: 'Redeems units of an order: the terms are shown beside the amount, then both codes confirm it.',
    routes: ['orderEditCheckout', 'sipEditCheckout', 'order2factorCheckout'],
    input,
    children: {
      recentOrder: recentOrderJourneys,
      secondFactor: secondFactorJourneys<RequestedRedemption, OrderResult<PlacedRedemption>>(
        { orderId: redeemableOrder.order_id, orderNumber: redeemableOrder.mf_order_number, amount: '2000' },
        { kind: 'created', order: placedRedemption },
      ),
    },
  },
);

const typeAmount = (amount: string) => [{ type: 'draft.changed', amount }] as const;
const checked = [...typeAmount('2000'), { type: 'redemption.submitted' }] as const;
const submitted = [...checked, finished('recentOrder', 'Passed')] as const;
const checkRequested = [...submitted, finished('secondFactor', abandonedForCheck)] as const;

export const redeemJourneys = scenarios({
  AlreadyCompleted: scenario('completed', { input: { order: orderUnderRedemption } }),
  NotAllowed: scenario('blocked', { input: { order: { ...redeemableOrder, mf_order_is_redeem: false } } }),
  Blocked: scenario('blocked', { steps: [...submitted, finished('secondFactor', notAllowed)] }),
  BlockedAtConfirmation: scenario('blocked', { steps: [...submitted, finished('secondFactor', closed)] }),
  Entering: scenario('entering'),
  EnteringAmount: scenario('entering', { steps: typeAmount('2000') }),
  EnteringBelowMinimum: scenario('entering', { steps: typeAmount('99.999') }),
  EnteringAtMaximum: scenario('entering', { steps: typeAmount('5000') }),
  EnteringAboveRedeemable: scenario('entering', { steps: typeAmount('6000.01') }),
  EnteringTooManyDecimals: scenario('entering', {
    steps: [...typeAmount('1234.567'), { type: 'redemption.submitted' }],
  }),
  EnteringWhole: scenario('entering', { steps: [{ type: 'whole.toggled' }] }),
  EnteringNoMaximum: scenario('entering', { input: { order: loadedOrder }, steps: typeAmount('7000') }),
  EnteringWithExitLoad: scenario('entering', { input: { order: loadedOrder }, steps: typeAmount('2000') }),
  EnteringAfterNotSent: scenario('entering', { steps: [...submitted, finished('secondFactor', 'NotSent')] }),
  EnteringAfterUndo: scenario('entering', { steps: [...submitted, finished('secondFactor', 'Abandoned')] }),
  EnteringAfterLostAnswer: scenario('entering', { steps: [...submitted, finished('secondFactor', lostAnswer)] }),
  CheckingRecentOrder: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'Checking' } }),
  ConfirmingRepeat: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'AskingRedemption' } }),
  EnteringAfterRepeatLeft: scenario('entering', { steps: [...checked, finished('recentOrder', 'Left')] }),
  Confirming: scenario('confirming', { steps: submitted, children: { secondFactor: 'EnteringCoolingDown' } }),
  ConfirmingCooledDown: scenario('confirming', { steps: submitted, children: { secondFactor: 'EnteringCooledDown' } }),
  ConfirmingAfterWrongCode: scenario('confirming', {
    steps: submitted,
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  ConfirmingAfterLostAnswer: scenario('confirming', {
    steps: submitted,
    children: { secondFactor: 'EnteringAfterLostAnswer' },
  }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [...submitted, finished('secondFactor', refusedBySecondFactor('redemption'))],
  }),
  Checking: scenario('checking', { steps: checkRequested }),
  EnteringAfterNotFound: scenario('entering', { steps: [...checkRequested, done('findPlaced', { kind: 'absent' })] }),
  EnteringAfterFailedCheck: scenario('entering', {
    steps: [...checkRequested, failed('findPlaced', httpFault('The service is busy.'))],
  }),
  CompletedBefore: scenario('completed', {
    steps: [...checkRequested, done('findPlaced', { kind: 'found', order: { ...placedRedemption, text: '' } })],
  }),
  Completed: scenario('completed', { steps: [...submitted, finished('secondFactor', 'Confirmed')] }),
});

export const redeemWorld: World<typeof redeemMachine> = {
  inputs: [
    input,
    { ...input, order: loadedOrder },
    { ...input, order: orderUnderRedemption },
    { ...input, order: { ...redeemableOrder, mf_order_is_redeem: false } },
  ],
  events: {
    'draft.changed': ['2000', '99.999', '1000.004', '5000', '6000', 'abc', ''].map((amount) => ({ amount })),
    'whole.toggled': [{}],
    'redemption.submitted': [{}],
  },
  answers: { findPlaced: [{ kind: 'found', order: placedRedemption }, { kind: 'absent' }, { kind: 'unknown' }] },
  outputs: {
    secondFactor: [
      refusedBySecondFactor('redemption'),
      notAllowed,
      closed,
      { kind: 'confirmed', result: { kind: 'created', order: placedRedemption } },
      { kind: 'notSent', notice: null, refusal: null },
      lostAnswer,
      abandonedForCheck,
    ],
  },
  counters: ['confirmedUntil'],
  secrets: ['123456', '654321'],
};
