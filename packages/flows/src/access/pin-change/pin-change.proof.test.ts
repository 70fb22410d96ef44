import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import {
  failureAt,
  isDone,
  keepsDraft,
  oneAtATime,
  sameKeyAfterLostAnswer,
  saysWhatFailed,
  secretsStaySecret,
  startOf,
} from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Edge, type Monitor } from '../../kit/walk.ts';
import { isChangeComplete } from './pin-change.rules.ts';
import { pinChangeJourneys, pinChangeWorld } from './pin-change.scenarios.ts';
import type { PinChangeRequest, ConfirmedPin } from './pin-change.types.ts';

const chart = pinChangeJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;

const changeAt = (edge: Edge) => startOf(edge, 'verifyMpin')?.request as PinChangeRequest | undefined;
const isReset = ({ from, step }: Edge) => !isWorldStep(step) && step.type === 'form.reset' && from?.can(step) === true;
const complete = { pin: '4826', confirmation: '4826', code: '123456' };

const oneCall = oneAtATime<Context>(
  ['sendTwoFactorOtp', 'verifyMpin'],
  [
    { ...complete, type: 'pin.submitted' },
    { ...complete, type: 'change.submitted' },
  ],
);

const keys = sameKeyAfterLostAnswer<Context>('verifyMpin', (request) => (request as PinChangeRequest).ticket);
/** A change that went through, and one that was given up, are over: the next one is another submission. */
const keysOfOneChange: typeof keys = {
  ...keys,
  step: (memory, edge) => (isDone(edge, 'verifyMpin') || isReset(edge) ? null : keys.step(memory, edge)),
};

const latestTicket: Monitor<Context, string> = {
  name: 'INV-13',
  start: '',
  step(latest, edge) {
    const change = changeAt(edge);
    if (change && (change.ticket === '' || change.ticket !== latest))
      violated('the ticket is not that of the last code');
    if (isReset(edge) && edge.to.context.ticket !== '') violated('a ticket outlives its reset');
    if (JSON.stringify(edge.told).includes('ticket-')) violated('a ticket leaves the flow');
    const { step } = edge;
    if (isReset(edge)) return '';
    return isWorldStep(step) && step.step === 'done' && step.port === 'sendTwoFactorOtp'
      ? (step.answer as { twofactor_id: string }).twofactor_id
      : latest;
  },
};

const noAnswerIsNoCode: Monitor<Context, null> = {
  name: 'INV-18',
  start: null,
  step(_, edge) {
    if (failureAt(edge, 'sendTwoFactorOtp')?.kind !== 'noAnswer') return null;
    if (edge.to.can({ type: 'change.submitted', ...complete })) violated('a code is taken though none was sent');
    return null;
  },
};

const equalPins: Monitor<Context, null> = {
  name: 'INV-19',
  start: null,
  step(_, edge) {
    const change = changeAt(edge);
    if (!change) return null;
    const { step } = edge;
    if (isWorldStep(step) || step.type !== 'change.submitted') return violated('a PIN is changed without a submit');
    const typed = step as unknown as ConfirmedPin;
    if (!isChangeComplete(typed)) violated('a PIN is changed that was not typed twice, or without a whole code');
    if (typed.pin !== change.pin || typed.code !== change.code) violated('another PIN is sent than the one typed');
    return null;
  },
};

const inputsClear: Monitor<Context, null> = {
  name: 'INV-56',
  start: null,
  step(_, edge) {
    const { from, to } = edge;
    if (from && failureAt(edge, 'verifyMpin') && to.context.codeAttempt === from.context.codeAttempt)
      violated('a code stays typed after it failed');
    if (from && isReset(edge) && to.context !== from.context && to.context.attempt === from.context.attempt)
      violated('a PIN stays typed after a reset');
    return null;
  },
};

const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof chart) =>
    walk({ ...pinChangeJourneys, flow: { ...pinChangeJourneys.flow, machine } }, pinChangeWorld, monitor),
});
const [inv03, inv04, inv13, inv18, inv19, inv54, inv56, inv57, inv60] = [
  proofOf(oneCall),
  proofOf(keysOfOneChange),
  proofOf(latestTicket),
  proofOf(noAnswerIsNoCode),
  proofOf(equalPins),
  proofOf(secretsStaySecret<Context>(pinChangeWorld.secrets)),
  proofOf(inputsClear),
  proofOf(keepsDraft<Context>(({ ticket, attempt }) => ({ ticket, attempt }))),
  proofOf(saysWhatFailed<Context>()),
];

test.each([inv03, inv04, inv13, inv18, inv19, inv54, inv56, inv57, inv60])('$name holds', ({ on }) => {
  expect(on(chart).states).toBeGreaterThan(10);
});

describe('an invariant fails when', () => {
  test.each([
    {
      proof: inv03,
      because: 'a second press restarts the change',
      faulty: mutant(chart, 'changing', {
        on: { 'change.submitted': { guard: 'isChangeComplete', target: 'changing', reenter: true } },
      }),
    },
    {
      proof: inv04,
      because: 'a lost answer is forgotten',
      faulty: chart.provide({ actions: { keepNotice: assign((_, { notice }) => ({ notice })) } }),
    },
    {
      proof: inv04,
      because: 'a refused change keeps its key',
      faulty: chart.provide({ actions: { nextSubmission: assign({ submission: 'always the same' }) } }),
    },
    {
      proof: inv13,
      because: 'a reset keeps the ticket',
      faulty: chart.provide({ actions: { startAfresh: assign({ notice: null }) } }),
    },
    {
      proof: inv13,
      because: 'the first ticket is kept',
      faulty: chart.provide({
        actions: {
          forgetTicket: () => undefined,
          rememberTicket: assign(({ context }, { twofactor_id }) => ({ ticket: context.ticket || twofactor_id })),
        },
      }),
    },
    {
      proof: inv18,
      because: 'no answer counts as sent',
      faulty: mutant(chart, 'requestingCode', {
        invoke: {
          id: 'sendTwoFactorOtp',
          src: 'sendTwoFactorOtp',
          input: { request: {} },
          onDone: 'enteringCode',
          onError: 'enteringCode',
        },
      }),
    },
    {
      proof: inv19,
      because: 'whatever was typed is taken',
      faulty: chart.provide({ guards: { isChangeComplete: () => true } }),
    },
    {
      proof: inv54,
      because: 'the PIN is remembered',
      faulty: mutant(chart, 'changing', { entry: assign(({ event }) => ({ ticket: JSON.stringify(event) })) }),
    },
    {
      proof: inv56,
      because: 'a wrong code stays typed',
      faulty: chart.provide({ actions: { raiseCodeAttempt: () => undefined } }),
    },
    {
      proof: inv57,
      because: 'a failure drops the ticket',
      faulty: chart.provide({ actions: { keepNotice: assign({ ticket: '' }) } }),
    },
    {
      proof: inv60,
      because: 'a failure is kept quiet',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
  ])('$because: $proof.name', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
