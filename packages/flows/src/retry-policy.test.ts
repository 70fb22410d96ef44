import { initialTransition, type AnyEventObject, type ExecutableActionObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { accountIdOf } from './banking/bank-account-list/bank-account-list.rules.ts';
import { bankAccountListJourneys } from './banking/bank-account-list/bank-account-list.scenarios.ts';
import { accountsAnswer, primaryAccount, secondAccount } from './banking/testing/sample-accounts.ts';
import { expertAdviceJourneys } from './discovery/expert-advice/expert-advice.scenarios.ts';
import { monthly } from './discovery/expert-advice/testing/sample-advice.ts';
import { applyEvent, eventOfStep, type AnyJourneys, type WorldStep } from './model-testing/journey.ts';
import { failureOf, httpFault, noAnswer, PortFailure, refused, type Failure } from './kit/port.ts';
import { createSubmissionKeyCounter } from './model-testing/submission-key-counter.ts';
import { lumpsumCheckoutJourneys } from './checkout/lumpsum-checkout/lumpsum-checkout.scenarios.ts';
import { sipLists } from './checkout/sip-checkout/testing/sample-sips.ts';
import { sipCheckoutJourneys } from './checkout/sip-checkout/sip-checkout.scenarios.ts';
import { stpRegistrationJourneys } from './checkout/stp-registration/stp-registration.scenarios.ts';
import { investMoreJourneys } from './orders/invest-more/invest-more.scenarios.ts';
import { orderListJourneys } from './orders/order-list/order-list.scenarios.ts';
import { redeemJourneys } from './orders/redeem/redeem.scenarios.ts';
import { sipPauseJourneys } from './orders/sip-pause/sip-pause.scenarios.ts';
import { bankDetailsJourneys } from './parts/bank/bank-details/bank-details.scenarios.ts';
import { approvedMandate } from './parts/mandate/mandate-choice/testing/sample-mandates.ts';
import { mandateRegistrationJourneys } from './parts/mandate/mandate-registration/mandate-registration.scenarios.ts';
import { payableOrder } from './parts/testing/sample-orders.ts';

type TestStep = AnyEventObject | WorldStep;
const done = (port: string, answer: unknown): WorldStep => ({ step: 'done', port, answer, receivedAt: 0 });
const finished = (child: string, ending: unknown): WorldStep => ({ step: 'finished', child, ending });
const failed = (port: string, failure: Failure): WorldStep => ({ step: 'failed', port, failure });

const passed = finished('recentOrder', 'Passed');
const notPaid = done('findPaidAdvice', null);
const noNominee = {
  type: 'nominee.settled',
  option: 'none',
  nomineeId: '',
  nominees: [],
  isNoNomineeRegistered: true,
  noNomineeForm: '',
};
const review = { type: 'review.requested' };
const changeReview = { type: 'review.left' };
const submitOrder = { type: 'order.submitted' };

interface PolicyCase {
  readonly journeys: AnyJourneys;
  /** The scenario that ends in the first attempt. */
  readonly scenario: string;
  /** The child or port of the attempt. */
  readonly attempt: string;
  /** Steps of the flow itself after a lost answer. */
  readonly afterLoss?: readonly TestStep[];
  /** From the end of an attempt without an order to the next attempt with the same draft. */
  readonly again: readonly TestStep[];
  /** The same with another draft; null where the walk of the flow proves it. */
  readonly other: readonly TestStep[] | null;
  /** Steps to the look-up of the lost attempt; empty if the end of the attempt starts it. */
  readonly lookUp?: readonly TestStep[];
}

const cases: Readonly<Record<string, PolicyCase>> = {
  'a lumpsum order': {
    journeys: lumpsumCheckoutJourneys,
    scenario: 'Confirming',
    attempt: 'secondFactor',
    again: [submitOrder, passed],
    other: [changeReview, noNominee, review, submitOrder, passed],
    lookUp: [],
  },
  'a SIP': {
    journeys: sipCheckoutJourneys,
    scenario: 'Confirming',
    attempt: 'secondFactor',
    again: [submitOrder, passed],
    other: [
      changeReview,
      noNominee,
      { type: 'mandate.settled', mandateNumber: approvedMandate.mandate_id, lists: sipLists },
      review,
      submitOrder,
      passed,
    ],
    lookUp: [],
  },
  'an STP': {
    journeys: stpRegistrationJourneys,
    scenario: 'Confirming',
    attempt: 'pinConfirmation',
    again: [{ type: 'draft.changed', amount: '2000.00' }, { type: 'transfer.submitted' }, passed],
    other: [{ type: 'draft.changed', amount: '2001' }, { type: 'transfer.submitted' }, passed],
  },
  'a redemption': {
    journeys: redeemJourneys,
    scenario: 'Confirming',
    attempt: 'secondFactor',
    again: [{ type: 'draft.changed', amount: '2000.00' }, { type: 'redemption.submitted' }, passed],
    other: [{ type: 'draft.changed', amount: '2001' }, { type: 'redemption.submitted' }, passed],
    lookUp: [],
  },
  'an additional investment': {
    journeys: investMoreJourneys,
    scenario: 'Placing',
    attempt: 'placeAdditionalOrder',
    again: [{ type: 'draft.changed', amount: '5000.0' }, { type: 'investment.submitted' }, passed],
    other: [{ type: 'draft.changed', amount: '5001' }, { type: 'investment.submitted' }, passed],
    lookUp: [{ type: 'check.requested' }],
  },
  'a pause': {
    journeys: sipPauseJourneys,
    scenario: 'Confirming',
    attempt: 'pinConfirmation',
    again: [{ type: 'pause.submitted' }],
    other: [{ type: 'installments.chosen', count: 1 }, { type: 'pause.submitted' }],
  },
  'a cancellation': {
    journeys: orderListJourneys,
    scenario: 'Cancelling',
    attempt: 'pinConfirmation',
    again: [{ type: 'cancellation.requested', id: payableOrder._id }],
    other: null,
  },
  'a change of the primary account': {
    journeys: bankAccountListJourneys,
    scenario: 'Confirming',
    attempt: 'pinConfirmation',
    afterLoss: [done('listBankAccounts', accountsAnswer(primaryAccount, secondAccount))],
    again: [{ type: 'primary.requested', id: accountIdOf(secondAccount) }],
    other: null,
  },
  'the order of advice': {
    journeys: expertAdviceJourneys,
    scenario: 'CreatingOrder',
    attempt: 'createAdviceOrder',
    again: [{ type: 'plan.confirmed' }, notPaid],
    other: [{ type: 'plan.chosen', id: monthly.id }, { type: 'plan.confirmed' }, notPaid],
  },
  'a mandate': {
    journeys: mandateRegistrationJourneys,
    scenario: 'Registering',
    attempt: 'registerMandate',
    again: [{ type: 'mandate.registrationSubmitted' }, passed],
    other: [{ type: 'draft.changed', limit: 50_000 }, { type: 'mandate.registrationSubmitted' }, passed],
  },
  'a bank account': {
    journeys: bankDetailsJourneys,
    scenario: 'Verifying',
    attempt: 'verifyAccount',
    again: [{ type: 'details.submitted' }],
    other: [
      { type: 'draft.changed', patch: { accountNumber: '100000000002', confirmation: '100000000002' } },
      { type: 'details.submitted' },
    ],
  },
};

const KEY = 'submission-lost';
const emptyAnswer = new PortFailure(refused('inter error', '011'));
const lostFailures = {
  'no answer': failureOf(new PortFailure(noAnswer)),
  'an empty answer': failureOf(emptyAnswer),
  'a fault': failureOf(httpFault('The service is down.')),
};
const refusal = failureOf(new PortFailure(refused('The request is refused.', '099')));

const isChild = ({ journeys, attempt }: PolicyCase) => attempt in journeys.children;

/** The end of an attempt without an answer; a child keeps its uncertainty until it is confirmed. */
const loseAnswer = (policy: PolicyCase, failure: Failure = lostFailures['a fault'], key = KEY): TestStep =>
  isChild(policy)
    ? finished(policy.attempt, { kind: 'abandoned', lostSubmission: key, wasTried: true })
    : failed(policy.attempt, failure);
/** The end of an attempt that was refused, after an earlier loss or without one. */
const refuseAttempt = (policy: PolicyCase, isRetry: boolean): TestStep =>
  isChild(policy)
    ? finished(policy.attempt, { kind: 'abandoned', wasTried: true, ...(isRetry && { lostSubmission: KEY }) })
    : failed(policy.attempt, refusal);

interface Attempt {
  /** The key of a port call, or of the lost submission that a child continues. */
  readonly key: string | undefined;
  readonly draft: string;
}

/** Plays the scenario and further steps; returns the attempts in order. */
function playAttempts({ journeys, scenario, attempt }: PolicyCase, ...steps: readonly TestStep[]): Attempt[] {
  const { machine } = journeys.flow;
  const played = journeys.scenarios[scenario];
  if (!played) throw new Error(`There is no scenario "${scenario}".`);
  const attempts: Attempt[] = [];
  const record = (actions: readonly ExecutableActionObject[]) => {
    for (const { type, params } of actions) {
      const { src, input } = (params ?? {}) as { src?: unknown; input?: Record<string, unknown> };
      if (type !== 'xstate.spawnChild' || src !== attempt) continue;
      const { lostSubmission, submission, request, subject } = input ?? {};
      attempts.push({
        key: (lostSubmission ?? submission) as string | undefined,
        // A repeated attempt says that it is one; the draft is the same.
        draft: JSON.stringify(request ?? subject, (name, value: unknown) =>
          name === 'hasLostAnswer' ? undefined : value,
        ),
      });
    }
  };
  const input = { ...(played.input as object), newSubmission: createSubmissionKeyCounter() };
  let [snapshot, actions] = initialTransition(machine, input);
  record(actions);
  for (const step of [...played.steps(input), ...steps]) {
    [snapshot, actions] = applyEvent(machine, snapshot, eventOfStep(snapshot, step, journeys));
    record(actions);
  }
  return attempts;
}

/** The key of the first attempt: a child has its own until it reports a loss. */
const lostKeyOf = (policy: PolicyCase, [first]: readonly Attempt[]) => (isChild(policy) ? KEY : first?.key);

describe.each(Object.entries(cases))('%s', (_, policy) => {
  test.each(Object.entries(lostFailures))('is retried with its key and its text after %s', (_answer, failure) => {
    const attempts = playAttempts(policy, loseAnswer(policy, failure), ...(policy.afterLoss ?? []), ...policy.again);
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual({ key: lostKeyOf(policy, attempts), draft: attempts[0]?.draft });
  });

  test('has a key of its own after a refusal', () => {
    const attempts = playAttempts(policy, refuseAttempt(policy, false), ...policy.again);
    expect(attempts).toHaveLength(2);
    if (isChild(policy)) expect(attempts[1]?.key).toBeUndefined();
    else expect(attempts[1]?.key).not.toBe(attempts[0]?.key);
  });

  test('is retried with its key after a refusal of its retry', () => {
    const { afterLoss = [] } = policy;
    const attempts = playAttempts(
      policy,
      loseAnswer(policy),
      ...afterLoss,
      ...policy.again,
      refuseAttempt(policy, true),
      ...(isChild(policy) ? afterLoss : []),
      ...policy.again,
    );
    expect(attempts[2]?.key).toBe(lostKeyOf(policy, attempts));
  });

  const { other } = policy;
  test.runIf(other !== null)('has a key of its own with another draft', () => {
    const attempts = playAttempts(policy, loseAnswer(policy), ...(other ?? []));
    expect(attempts).toHaveLength(2);
    expect(attempts[1]?.draft).not.toBe(attempts[0]?.draft);
    if (isChild(policy)) expect(attempts[1]?.key).toBeUndefined();
    else expect(attempts[1]?.key).not.toBe(attempts[0]?.key);
  });
});

const lookedUp = Object.entries(cases).filter(([, { lookUp }]) => lookUp !== undefined);
describe.each(lookedUp)('%s that is looked up', (_, policy) => {
  const toCheck = isChild(policy)
    ? [finished(policy.attempt, { kind: 'abandoned', lostSubmission: KEY, isToCheck: true })]
    : [loseAnswer(policy), ...(policy.lookUp ?? [])];

  test.each([
    ['is absent', done('findPlaced', { kind: 'absent' })],
    ['is unknown to the provider', done('findPlaced', { kind: 'unknown' })],
    ['cannot be looked up', failed('findPlaced', lostFailures['a fault'])],
  ])('is retried with its key if it %s', (_result, end) => {
    const attempts = playAttempts(policy, ...toCheck, end, ...policy.again);
    expect(attempts[1]?.key).toBe(lostKeyOf(policy, attempts));
  });
});
