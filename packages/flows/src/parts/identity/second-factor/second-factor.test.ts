import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import {
  portFailure,
  isPortDone,
  draftUnchangedByFailure,
  noConcurrentCalls,
  sameKeyAfterLostAnswer,
  noSecretExposed,
  startedCall,
} from '../../../model-testing/monitors.ts';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { accepted, isRefusal } from '../../../kit/port.ts';
import { startPart } from '../../../model-testing/start-flow.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { hasCompleteCodes } from './second-factor.rules.ts';
import { secondFactorJourneys, secondFactorWorld } from './second-factor.scenarios.ts';
import type { CodeConfirmationRequest } from './second-factor.types.ts';

const journeys = secondFactorJourneys('signIn', 'result-1');
const world = secondFactorWorld('signIn', 'result-1');
const chart = journeys.flow.machine;
type Context = ContextFrom<typeof chart>;

const confirmRequest = (request: unknown) => request as CodeConfirmationRequest<string>;
const isInState = (place: { value: unknown } | null, state: string) =>
  JSON.stringify(place?.value ?? null).includes(`"${state}"`);

const singleCall = noConcurrentCalls<Context>(
  ['confirm'],
  [{ mobile: '123456', email: '654321' }, { mobile: '123456' }, {}].map((codes) => ({
    ...codes,
    type: 'codes.submitted',
  })),
);

const keys = sameKeyAfterLostAnswer<Context>('confirm', (request) => confirmRequest(request).subject);

const onlyCompleteCodesSent: Monitor<Context, { wasSent: boolean }> = {
  name: 'INV-10',
  start: { wasSent: false },
  step(memory, edge) {
    const { from, step, to } = edge;
    if (!from) return { wasSent: to.context.isCodeSent };
    const confirm = startedCall(edge, 'confirm');
    if (confirm && !('type' in step && step.type === 'codes.submitted'))
      throwViolation('confirm starts without a submit');
    if (confirm && !hasCompleteCodes(to.context.codes, confirmRequest(confirm.request).codes))
      throwViolation('confirm starts with an incomplete code');
    if (confirm && !memory.wasSent) throwViolation('confirm starts before a code was sent');
    return { wasSent: memory.wasSent || isPortDone(edge, 'sendCode') };
  },
};

/** `since`: the events after the last successful send: none, the send alone, or the running timer. */
const sendsAreSpaced: Monitor<Context, { since: 'free' | 'sent' | 'timing'; isLost: boolean }> = {
  name: 'INV-16',
  start: { since: 'free', isLost: false },
  step({ since, isLost }, edge) {
    const { from, to, step, timers } = edge;
    if (from && startedCall(edge, 'sendCode')) {
      for (const state of ['coolingDown', 'resending', 'confirming'])
        if (isInState(from, state)) throwViolation(`a send starts while ${state}`);
      if (isLost) throwViolation('a send starts after a lost answer');
    }
    const failure = portFailure(edge, 'confirm');
    const wasLost = isLost || (failure !== null && !isRefusal(failure));
    const isTimed = timers.includes('RESEND_COOLDOWN');
    const isFirst = isInState(from, 'sendingCodes') && !to.context.hasInitialCooldown;
    if (isPortDone(edge, 'sendCode') && !isFirst) {
      if (since !== 'free') throwViolation('two sends are less than one cooldown apart');
      return { since: isTimed ? 'timing' : 'sent', isLost: wasLost };
    }
    if ('step' in step && step.step === 'elapsed' && since === 'timing') return { since: 'free', isLost: wasLost };
    return { since: isTimed ? 'timing' : since, isLost: wasLost };
  },
};

const cooldownUnchangedByWrongCode: Monitor<Context, null> = {
  name: 'INV-17',
  start: null,
  step(_, edge) {
    if (
      portFailure(edge, 'confirm') &&
      (edge.timers.length > 0 || isInState(edge.from, 'coolingDown') !== isInState(edge.to, 'coolingDown'))
    )
      throwViolation('a wrong code changes the cooldown');
    return null;
  },
};

const secrets = noSecretExposed<Context>(world.secrets);
const draft = draftUnchangedByFailure<Context>(({ subject, ticket, codes }) => ({ subject, ticket, codes }));

const confirming = 'awaiting.entry.confirming';
const journeysOfChart = (machine: typeof chart) => ({ ...journeys, flow: { ...journeys.flow, machine } });

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, world)) test(title, run);
});

describe('the contract fails when', () => {
  test.each([
    {
      because: 'an event key is misspelt',
      faulty: mutant(chart, 'sendingCodes', { on: { 'codes.abandonned': 'abandoned' } }),
      found: 'not declared',
    },
    {
      because: 'a failure has no way out',
      faulty: mutant(chart, 'sendingCodes', { invoke: { id: 'sendCode', src: 'sendCode', onDone: 'awaiting' } }),
      found: 'missing',
    },
    {
      because: 'a busy state has no port',
      faulty: mutant(chart, 'awaiting.resend.resending', { invoke: [] }),
      found: 'busy without a port',
    },
    {
      because: 'a branch can never be taken',
      faulty: chart.provide({ guards: { isResendAllowed: () => false } }),
      found: 'never reached',
    },
    {
      because: 'a scenario ends in another state',
      faulty: chart.provide({ guards: { hasCompleteCodes: () => false } }),
      found: 'not accepted',
    },
  ])('$because', ({ faulty, found }) => {
    const problems = flowContract(journeysOfChart(faulty), world).flatMap(({ run }) => {
      try {
        run();
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(problems.join('\n')).toMatch(new RegExp(found));
  });
});

describe('invariants', () => {
  const prove = createProver(journeys, world);
  for (const { title, run } of [
    ...prove(singleCall, {
      'a second submit restarts the call': mutant(chart, confirming, {
        on: { 'codes.submitted': { target: 'confirming', reenter: true } },
      }),
    }),
    ...prove(keys, {
      'a refusal after a lost answer renews the key': chart.provide({
        actions: { setSubmissionKey: assign({ submission: ({ context }) => `${context.submission}+` }) },
      }),
      'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
    }),
    ...prove(onlyCompleteCodesSent, {
      'incomplete codes pass': chart.provide({ guards: { hasCompleteCodes: () => true } }),
      'codes are accepted before a code was sent': mutant(chart, 'sendingCodes', {
        on: { 'codes.submitted': '#secondFactor.awaiting' },
      }),
    }),
    ...prove(sendsAreSpaced, {
      'a lost answer leaves resend open': chart.provide({ guards: { isResendAllowed: () => true } }),
      'resend is open while confirming': chart.provide({ guards: { isEntering: () => true } }),
      'abandoning ends the cooldown': mutant(chart, 'awaiting.resend.coolingDown', {
        on: { 'codes.abandoned': 'available' },
      }),
    }),
    ...prove(cooldownUnchangedByWrongCode, {
      'a wrong code restarts the cooldown': mutant(chart, 'awaiting.resend.coolingDown', {
        on: { 'xstate.error.actor.confirm': { target: 'coolingDown', reenter: true } },
      }),
    }),
    ...prove(secrets, {
      'a code is stored': mutant(chart, confirming, {
        entry: assign(({ event }) => ({ subject: JSON.stringify(event) })),
      }),
    }),
    ...prove(draft, {
      'a failure drops the ticket': chart.provide({ actions: { setCodeNotice: assign({ ticket: '' }) } }),
    }),
  ])
    test(title, run);
});

describe('the cooldown of the resend', () => {
  test.each([
    { where: 'if the step itself sent the code', input: { isCodeSent: false, hasInitialCooldown: true } },
    { where: 'after a resend', input: { isCodeSent: true, hasInitialCooldown: false } },
  ])('lasts 120 seconds after each send, $where [DO-155]', async ({ input }) => {
    const { clock, ports, send, view } = startPart(journeys.flow, {
      ...world.inputs[0],
      ...input,
      codes: 'mobile',
      subject: 'signIn',
      isConfirmationAllowed: true,
      isResendAllowed: true,
      isAbandonAllowed: true,
      refusalAs: 'alert',
      newSubmission: createSubmissionKeyCounter(),
    });
    const canResend = () => {
      const seen = view();
      return seen.screen === 'codes' && seen.canResend;
    };
    if (input.isCodeSent) send({ type: 'code.resendRequested' });
    for (const round of [1, 2]) {
      await ports.sendCode.answer(accepted({ ticket: `ticket-${round}` }, clock.now()));
      clock.increment(119_999);
      expect(canResend()).toBe(false);
      clock.increment(1);
      expect(canResend()).toBe(true);
      send({ type: 'code.resendRequested' });
    }
  });
});
