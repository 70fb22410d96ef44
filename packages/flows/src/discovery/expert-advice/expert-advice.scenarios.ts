import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { serialisePaidAdvice } from './expert-advice.rules.ts';
import { expertAdviceFlow } from './expert-advice.flow.ts';
import type { ExpertAdviceInput } from './expert-advice.types.ts';
import {
  adviceOrder,
  anita,
  checkoutResponse,
  monthly,
  paidAdvice,
  suresh,
  taxWatchlist,
  yearly,
} from './testing/sample-advice.ts';
import { expertAdviceMachine } from './expert-advice.machine.ts';

const input: ExpertAdviceInput = {
  newSubmission: createSubmissionKeyCounter(),
  watchlist: taxWatchlist,
  advisors: [anita, suresh],
  plans: [monthly, yearly],
  storedText: null,
};
const { done, failed, scenario, scenarios } = journeysOf(
  { ...expertAdviceFlow, machine: expertAdviceMachine },
  {
    purpose:
      'Buys expert advice on a watchlist: an advisor, a plan, the card checkout of the payment provider, and the confirmation of what was paid.',
    routes: ['schemeWatchList', 'advisorAdviseList'],
    input,
    children: {},
  },
);

const subscribed = { ...taxWatchlist, subscription_enabled: true };
export const adviceConfirmed = {
  lists: { scheme_watch_list: [subscribed], watch_list: [{ value: subscribed.value, label: subscribed.label }] },
  message: 'You are subscribed to expert advice for Tax saving.',
};
const paid = { kind: 'paid', response: checkoutResponse } as const;

const advisorChosen = [{ type: 'advisor.chosen', id: anita._id }] as const;
const choosing = [...advisorChosen, { type: 'advisor.confirmed' }] as const;
const planChosen = [...choosing, { type: 'plan.chosen', id: yearly.id }] as const;
const finding = [...planChosen, { type: 'plan.confirmed' }] as const;
const creating = [...finding, done('findPaidAdvice', null)] as const;
const paying = [...creating, done('createAdviceOrder', adviceOrder)] as const;
const confirming = [...paying, done('openCheckout', paid)] as const;
const unconfirmed = [...confirming, failed('confirmAdviceOrder', unreachableFault())] as const;
const alreadyPaid = 'You have already paid for this watchlist. The payment is waiting for confirmation.';

export const expertAdviceJourneys = scenarios({
  ChoosingAdvisor: scenario('choosingAdvisor'),
  ChoosingAdvisorNoneListed: scenario('choosingAdvisor', { input: { advisors: [] } }),
  AdvisorChosen: scenario('choosingAdvisor', { steps: advisorChosen }),
  ChoosingAdvisorAgain: scenario('choosingAdvisor', { steps: [...planChosen, { type: 'plan.cancelled' }] }),
  ChoosingPlan: scenario('choosingPlan', { steps: choosing }),
  ChoosingPlanNoneListed: scenario('choosingPlan', { input: { plans: [] }, steps: choosing }),
  PlanChosen: scenario('choosingPlan', { steps: planChosen }),
  ChoosingPlanAfterRefusal: scenario('choosingPlan', {
    steps: [...creating, failed('createAdviceOrder', refused('This plan is not sold today.'))],
  }),
  ChoosingPlanAfterLostAnswer: scenario('choosingPlan', {
    steps: [...creating, failed('createAdviceOrder', unreachableFault())],
  }),
  ChoosingPlanAfterDismissal: scenario('choosingPlan', {
    steps: [...paying, done('openCheckout', { kind: 'dismissed' })],
  }),
  ChoosingPlanWithoutCheckout: scenario('choosingPlan', {
    steps: [...paying, failed('openCheckout', refused('The payment window could not be opened.'))],
  }),
  FindingPayment: scenario('findingPayment', { steps: finding }),
  CreatingOrder: scenario('creatingOrder', { steps: creating }),
  Paying: scenario('paying', { steps: paying }),
  PayingAfterFailedAttempt: scenario('paying', {
    steps: [
      ...paying,
      done('openCheckout', { kind: 'dismissed' }),
      { type: 'plan.confirmed' },
      done('findPaidAdvice', null),
      done('createAdviceOrder', adviceOrder),
    ],
  }),
  Confirming: scenario('confirming', { steps: confirming }),
  PaidUnconfirmed: scenario('paidUnconfirmed', { steps: unconfirmed }),
  PaidUnconfirmedAfterReload: scenario('paidUnconfirmed', {
    input: { storedText: serialisePaidAdvice(paidAdvice) },
  }),
  PaidUnconfirmedFromAnotherTab: scenario('paidUnconfirmed', {
    steps: [...finding, done('findPaidAdvice', paidAdvice)],
  }),
  PaidUnconfirmedAfterRefusal: scenario('paidUnconfirmed', {
    steps: [...confirming, failed('confirmAdviceOrder', refused('This payment could not be confirmed.', '072'))],
  }),
  Subscribed: scenario('subscribed', { steps: [...confirming, done('confirmAdviceOrder', adviceConfirmed)] }),
  Left: scenario('left', { steps: [{ type: 'advice.left' }] }),
  LeftAsNotSold: scenario('left', { steps: [...creating, failed('createAdviceOrder', refused(alreadyPaid, '020'))] }),
});

export const expertAdviceWorld: World<typeof expertAdviceMachine> = {
  inputs: [
    input,
    { ...input, advisors: [anita], plans: [] },
    { ...input, storedText: serialisePaidAdvice(paidAdvice) },
    { ...input, storedText: '{"amount":1}' },
  ],
  events: {
    'advisor.chosen': [anita._id, suresh._id, 'nobody'].map((id) => ({ id })),
    'advisor.confirmed': [{}],
    'plan.chosen': [monthly.id, yearly.id, 'nothing'].map((id) => ({ id })),
    'plan.confirmed': [{}],
    'plan.cancelled': [{}],
    'confirmation.retried': [{}],
    'advice.left': [{}],
  },
  answers: {
    findPaidAdvice: [null, paidAdvice],
    createAdviceOrder: [adviceOrder],
    openCheckout: [paid, { kind: 'dismissed' }],
    confirmAdviceOrder: [adviceConfirmed, { ...adviceConfirmed, message: '' }],
  },
  failures: [refused(alreadyPaid, '020')],
  counters: ['submission'],
  // Only the checkout's own window asks for a card: no flow ever contains card data.
  secrets: [],
};
