import { CODES, type LumpsumPurchase, type Order } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { noticeOf } from '../../kit/notice.ts';
import { httpFault, PortFailure, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import type { NomineeChoiceReport } from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import { nomineeChoiceJourneys, nominees } from '../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import type { OrderResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { createClosedGate } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { recentOrderJourneys } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { refusedBySecondFactor } from '../../parts/testing/refused-action.ts';
import { lumpsumCheckoutFlow } from './lumpsum-checkout.flow.ts';
import type { LumpsumCheckoutInput, PlacedLumpsum } from './lumpsum-checkout.types.ts';
import { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import {
  createdOrder,
  lumpsumChart,
  lumpsumChartWith,
  lumpsumOffer,
  newLumpsum,
  otherAccount,
  pendingOrder,
  primary,
  requestedLumpsum,
} from './testing/sample-lumpsums.ts';

const { noNomineeForm } = lumpsumOffer.investor;
const existing = { option: 'existing', nomineeId: 'nominee-1' } as const;
const lists = { nominees, isNoNomineeRegistered: false, noNomineeForm };
const settled: NomineeChoiceReport = { type: 'nominee.settled', ...existing, ...lists };
const settledNone: NomineeChoiceReport = {
  type: 'nominee.settled',
  option: 'none',
  nomineeId: 'none',
  ...lists,
  isNoNomineeRegistered: true,
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
    gate: createClosedGate('You have a pending order. Please complete or cancel it first.', undefined),
  },
};

const lostAnswer: SecondFactorOutput<OrderResult<PlacedLumpsum>> = {
  kind: 'abandoned',
  lostSubmission: 'submission-1',
};

const abandonedForCheck = { ...lostAnswer, isToCheck: true } as const;

const input: LumpsumCheckoutInput = { subject: newLumpsum, newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...lumpsumCheckoutFlow, machine: lumpsumCheckoutMachine },
  {
    purpose: 'Places a lumpsum order: nominee, review, code. The choices survive a code that could not be sent.',
    routes: ['orderCheckout'],
    input,
    children: {
      nomineeChoice: nomineeChoiceJourneys,
      recentOrder: recentOrderJourneys,
      secondFactor: secondFactorJourneys<LumpsumPurchase, OrderResult<PlacedLumpsum>>(
        { ...requestedLumpsum, ...lumpsumOffer, account: primary, nominee: existing },
        {
          kind: 'created',
          order: placedOrder(createdOrder),
        },
      ),
    },
  },
);

type Steps = readonly Step<typeof lumpsumCheckoutMachine>[];
const opened: Steps = [done('getSchemeStatistics', lumpsumChart)];
const ready: Steps = [...opened, settled];
const reviewed: Steps = [...ready, { type: 'review.requested' }];
const checked: Steps = [...reviewed, { type: 'order.submitted' }];
const submitted: Steps = [...checked, finished('recentOrder', 'Passed')];
const checkRequested: Steps = [...submitted, finished('secondFactor', abandonedForCheck)];
const openedWithoutPrimary = done('getSchemeStatistics', lumpsumChartWith({ bank_account_list: [otherAccount] }));
const notAllowedChart = lumpsumChartWith({
  is_order_checkout_allowed: false,
  order_checkout_validation_message: closed.text,
  order_checkout_redirect_url: './esignkycVerification/',
});
const pendingOrderChart = lumpsumChartWith({
  is_pending_order: true,
  order_checkout_validation_message: 'You have a pending order. Please complete or cancel it first.',
});
const chosen = { nomineeChoice: 'ExistingSelected' } as const;
const payable = { subject: pendingOrder };
const busy = failed('getSchemeStatistics', httpFault('The service is busy.'));

export const lumpsumCheckoutJourneys = scenarios({
  OrderMissing: scenario('orderMissing', { input: { subject: null } }),
  OrderMissingUnknownScheme: scenario('orderMissing', {
    steps: [failed('getSchemeStatistics', refused('No such scheme.', CODES.notFound))],
  }),
  OrderMissingNotOffered: scenario('orderMissing', {
    steps: [done('getSchemeStatistics', lumpsumChartWith({ general_order_terms: [] }))],
  }),
  LoadingTerms: scenario('loading.terms'),
  Unavailable: scenario('unavailable', { steps: [busy] }),
  LoadingTermsAgain: scenario('loading.terms', { steps: [busy, { type: 'checkout.reloadRequested' }] }),
  Blocked: scenario('blocked', { steps: [done('getSchemeStatistics', notAllowedChart)] }),
  BlockedPending: scenario('blocked', { steps: [done('getSchemeStatistics', pendingOrderChart)] }),
  BlockedAtTheCode: scenario('blocked', { steps: [...submitted, finished('secondFactor', notAllowed)] }),
  BlockedAtTheOrder: scenario('blocked', { steps: [...submitted, finished('secondFactor', pending)] }),
  Payable: scenario('payable', { input: payable }),
  NomineePending: scenario('choosing.nomineePending', {
    steps: opened,
    children: { nomineeChoice: 'ExistingUnselected' },
  }),
  ReadyExisting: scenario('choosing.ready', { steps: ready, children: chosen }),
  ReadyNone: scenario('choosing.ready', {
    steps: [...opened, settledNone],
    children: { nomineeChoice: 'NoneDeclared' },
  }),
  ReadyWithoutPrimaryAccount: scenario('choosing.ready', {
    steps: [openedWithoutPrimary, settled],
    children: chosen,
  }),
  NomineePendingAfterReview: scenario('choosing.nomineePending', {
    steps: [...reviewed, { type: 'review.left' }],
    children: { nomineeChoice: 'ExistingSelected' },
  }),
  Reviewing: scenario('reviewing', { steps: reviewed }),
  ReviewingNone: scenario('reviewing', { steps: [...opened, settledNone, { type: 'review.requested' }] }),
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
  ReviewingAfterRefusal: scenario('reviewing', {
    steps: [...submitted, finished('secondFactor', refusedBySecondFactor('order'))],
  }),
  Checking: scenario('checking', { steps: checkRequested }),
  ReviewingAfterNotListed: scenario('reviewing', {
    steps: [...checkRequested, done('findPlaced', { kind: 'absent' })],
  }),
  ReviewingAfterFailedCheck: scenario('reviewing', {
    steps: [...checkRequested, failed('findPlaced', httpFault('The service is busy.'))],
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

export const lumpsumCheckoutWorld: World<typeof lumpsumCheckoutMachine> = {
  inputs: [
    input,
    { ...input, subject: null },
    { ...input, ...payable },
    { ...input, subject: { kind: 'newOrder', requested: { ...requestedLumpsum, hasNominees: false } } },
    { ...input, subject: { kind: 'newOrder', requested: { ...requestedLumpsum, amountInPaise: 499_999 } } },
  ],
  events: {
    'checkout.reloadRequested': [{}],
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
    getSchemeStatistics: [
      lumpsumChart,
      lumpsumChartWith({ bank_account_list: [otherAccount] }),
      lumpsumChartWith({ bank_account_list: [] }),
      notAllowedChart,
    ],
    findPlaced: [{ kind: 'found', order: placedOrder(createdOrder) }, { kind: 'absent' }, { kind: 'unknown' }],
  },
  outputs: {
    secondFactor: [
      refusedBySecondFactor('order'),
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
  failures: [refused('No such scheme.', CODES.notFound)],
  secrets: ['123456', '654321'],
};
