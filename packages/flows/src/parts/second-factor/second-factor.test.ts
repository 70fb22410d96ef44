import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import {
  failureAt,
  isDone,
  keepsDraft,
  oneAtATime,
  sameKeyAfterLostAnswer,
  secretsStaySecret,
  startOf,
} from '../../kit/monitors.ts';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { mutant } from '../../kit/mutant.ts';
import { accepted, isRefusal } from '../../kit/port.ts';
import { startedPart } from '../../kit/started.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { areCodesComplete } from './second-factor.rules.ts';
import { secondFactorJourneys, secondFactorWorld } from './second-factor.scenarios.ts';
import type { ConfirmRequest } from './second-factor.types.ts';

const journeys = secondFactorJourneys('signIn', 'result-1');
const world = secondFactorWorld('signIn', 'result-1');
const chart = journeys.flow.machine;
type Context = ContextFrom<typeof chart>;

const confirmRequest = (asked: unknown) => asked as ConfirmRequest<string>;
const isAt = (place: { value: unknown } | null, state: string) =>
  JSON.stringify(place?.value ?? null).includes(`"${state}"`);

const oneCall = oneAtATime<Context>(
  ['confirm'],
  [{ mobile: '123456', email: '654321' }, { mobile: '123456' }, {}].map((codes) => ({
    ...codes,
    type: 'codes.submitted',
  })),
);

const keys = sameKeyAfterLostAnswer<Context>('confirm', (request) => confirmRequest(request).subject);

const completeCodes: Monitor<Context, { wasSent: boolean }> = {
  name: 'INV-10',
  start: { wasSent: false },
  step(memory, edge) {
    const { from, step, to } = edge;
    if (!from) return { wasSent: to.context.alreadySent };
    const confirm = startOf(edge, 'confirm');
    if (confirm && !('type' in step && step.type === 'codes.submitted')) violated('confirm starts without a submit');
    if (confirm && !areCodesComplete(to.context.codes, confirmRequest(confirm.request).codes))
      violated('confirm starts with an incomplete code');
    if (confirm && !memory.wasSent) violated('confirm starts before a code was sent');
    return { wasSent: memory.wasSent || isDone(edge, 'sendCode') };
  },
};

/** `since`: the events after the last successful send: none, the send alone, or the running timer. */
const sends: Monitor<Context, { since: 'free' | 'sent' | 'timing'; isLost: boolean }> = {
  name: 'INV-16',
  start: { since: 'free', isLost: false },
  step({ since, isLost }, edge) {
    const { from, to, step, timers } = edge;
    if (from && startOf(edge, 'sendCode')) {
      for (const state of ['coolingDown', 'resending', 'confirming'])
        if (isAt(from, state)) violated(`a send starts while ${state}`);
      if (isLost) violated('a send starts after a lost answer');
    }
    const failure = failureAt(edge, 'confirm');
    const wasLost = isLost || (failure !== null && !isRefusal(failure));
    const isTimed = timers.includes('RESEND_COOLDOWN');
    const isFirst = isAt(from, 'sendingCodes') && !to.context.coolsDownAtEntry;
    if (isDone(edge, 'sendCode') && !isFirst) {
      if (since !== 'free') violated('two sends are less than one cooldown apart');
      return { since: isTimed ? 'timing' : 'sent', isLost: wasLost };
    }
    if ('step' in step && step.step === 'elapsed' && since === 'timing') return { since: 'free', isLost: wasLost };
    return { since: isTimed ? 'timing' : since, isLost: wasLost };
  },
};

const cooldown: Monitor<Context, null> = {
  name: 'INV-17',
  start: null,
  step(_, edge) {
    if (
      failureAt(edge, 'confirm') &&
      (edge.timers.length > 0 || isAt(edge.from, 'coolingDown') !== isAt(edge.to, 'coolingDown'))
    )
      violated('a wrong code changes the cooldown');
    return null;
  },
};

const secrets = secretsStaySecret<Context>(world.secrets);
const draft = keepsDraft<Context>(({ subject, ticket, codes }) => ({ subject, ticket, codes }));

const confirming = 'awaiting.entry.confirming';
const journeysWith = (machine: typeof chart) => ({ ...journeys, flow: { ...journeys.flow, machine } });

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
      because: 'a busy state waits for nothing',
      faulty: mutant(chart, 'awaiting.resend.resending', { invoke: [] }),
      found: 'busy without a port',
    },
    {
      because: 'a branch can never be taken',
      faulty: chart.provide({ guards: { mayResend: () => false } }),
      found: 'never reached',
    },
    {
      because: 'a scenario goes elsewhere',
      faulty: chart.provide({ guards: { areCodesComplete: () => false } }),
      found: 'not accepted',
    },
  ])('$because', ({ faulty, found }) => {
    const problems = flowContract(journeysWith(faulty), world).flatMap(({ run }) => {
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
  const prove = proving(journeys, world);
  for (const { title, run } of [
    ...prove(oneCall, {
      'a second submit restarts the call': mutant(chart, confirming, {
        on: { 'codes.submitted': { target: 'confirming', reenter: true } },
      }),
    }),
    ...prove(keys, {
      'a refusal after a lost answer renews the key': chart.provide({
        actions: { nextSubmission: assign({ submission: ({ context }) => `${context.submission}+` }) },
      }),
      'a refusal keeps the key': chart.provide({ actions: { nextSubmission: () => undefined } }),
    }),
    ...prove(completeCodes, {
      'incomplete codes pass': chart.provide({ guards: { areCodesComplete: () => true } }),
      'codes are accepted before a code was sent': mutant(chart, 'sendingCodes', {
        on: { 'codes.submitted': '#secondFactor.awaiting' },
      }),
    }),
    ...prove(sends, {
      'a lost answer leaves resend open': chart.provide({ guards: { mayResend: () => true } }),
      'resend is open while confirming': chart.provide({ guards: { isEntering: () => true } }),
      'abandoning ends the cooldown': mutant(chart, 'awaiting.resend.coolingDown', {
        on: { 'codes.abandoned': 'available' },
      }),
    }),
    ...prove(cooldown, {
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
      'a failure drops the ticket': chart.provide({ actions: { setNotice: assign({ ticket: '' }) } }),
    }),
  ])
    test(title, run);
});

describe('the cooldown of the resend', () => {
  test.each([
    { where: 'where the code was sent by the step itself', input: { alreadySent: false, coolsDownAtEntry: true } },
    { where: 'after a resend', input: { alreadySent: true, coolsDownAtEntry: false } },
  ])('lasts 120 seconds after each send, $where [DO-155]', async ({ input }) => {
    const { clock, ports, send, view } = startedPart(journeys.flow, {
      ...world.inputs[0],
      ...input,
      codes: 'mobile',
      subject: 'signIn',
      permitted: true,
      mayResend: true,
      mayAbandon: true,
      refusalAs: 'alert',
      newSubmission: countingSubmissions(),
    });
    const canResend = () => {
      const seen = view();
      return seen.screen === 'codes' && seen.canResend;
    };
    if (input.alreadySent) send({ type: 'code.resendRequested' });
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
