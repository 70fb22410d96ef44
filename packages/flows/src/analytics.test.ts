import { describe, expect, test } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import type { AnalyticsEvent } from './analytics/analytics-event.ts';
import { createAnalytics } from './analytics/create-analytics.ts';
import { chartNames } from './analytics/chart-names.gen.ts';
import { recordStep } from './analytics/record-run.ts';
import { signInCode } from './access/sign-in-code/sign-in-code.flow.ts';
import { signInCodeJourneys, signInCodeWorld } from './access/sign-in-code/sign-in-code.scenarios.ts';
import type { SignInCodePorts } from './access/sign-in-code/sign-in-code.types.ts';
import { authenticatedAnswer } from './access/testing/sample-answers.ts';
import { accepted, refused } from './kit/port.ts';
import { investorRoutes } from './kit/routes.ts';
import { anonymousAnalytics, findForeignFields } from './model-testing/anonymous-analytics.ts';
import { deferredPorts } from './model-testing/deferred-port.ts';
import { createSubmissionKeyCounter } from './model-testing/submission-key-counter.ts';
import { expectViolation, walk } from './model-testing/walk.ts';
import { mobileRouteParams } from './parts/identity/mobile-entry/mobile.rules.ts';

function observeSignIn(routeParams: ReturnType<typeof mobileRouteParams> | null = mobileRouteParams('9876543210')) {
  const events: AnalyticsEvent[] = [];
  const clock = new SimulatedClock();
  let time = 5000;
  const { inspect } = createAnalytics({ sink: (event) => events.push(event), now: () => time });
  const ports = deferredPorts<SignInCodePorts>();
  const flow = signInCode(ports);
  const input = { routeParams, routes: investorRoutes, newSubmission: createSubmissionKeyCounter() };
  const actor = createActor(flow.machine, { input, clock, inspect });
  actor.start();
  return {
    ports,
    actor,
    events,
    passTime: (ms: number) => {
      time += ms;
    },
    codes: actor.getSnapshot().children['secondFactor'],
  };
}

const signIn = { flow: 'signInCode', within: 'signInCode' } as const;
const code = { flow: 'secondFactor', within: 'signInCode' } as const;

test('a journey is reported with its child flow, its failed call, its outcome and its durations', async () => {
  const { ports, events, passTime, codes } = observeSignIn();
  passTime(1500.4);
  codes?.send({ type: 'codes.submitted', mobile: '111111' });
  passTime(300);
  await ports.validateOtp.answer(refused('Wrong code for 9876543210', '021'));
  codes?.send({ type: 'codes.submitted', mobile: '123456' });
  passTime(200);
  await ports.validateOtp.answer(accepted(authenticatedAnswer, 0));
  expect(events).toEqual([
    { type: 'flowStarted', ...signIn },
    { type: 'flowStarted', ...code },
    { type: 'stateEntered', ...code, state: 'awaiting.entry.entering', sinceStartInMs: 0 },
    { type: 'stateEntered', ...code, state: 'awaiting.resend.available', sinceStartInMs: 0 },
    { type: 'stateEntered', ...signIn, state: 'verifying', sinceStartInMs: 0 },
    { type: 'stateEntered', ...code, state: 'awaiting.entry.confirming', sinceStartInMs: 1500 },
    { type: 'callFailed', ...code, call: 'confirm', failure: 'refused', sinceStartInMs: 1800 },
    { type: 'stateEntered', ...code, state: 'awaiting.entry.entering', sinceStartInMs: 1800 },
    { type: 'stateEntered', ...code, state: 'awaiting.entry.confirming', sinceStartInMs: 1800 },
    { type: 'stateEntered', ...signIn, state: 'accepted', sinceStartInMs: 2000 },
    { type: 'flowEnded', ...signIn, outcome: 'completed', durationInMs: 2000 },
    { type: 'stateEntered', ...code, state: 'confirmed', sinceStartInMs: 2000 },
    { type: 'flowEnded', ...code, outcome: 'completed', durationInMs: 2000 },
  ]);
});

test('a flow that its page stops is reported as stopped, once, with its child flow', async () => {
  const { actor, events, passTime } = observeSignIn();
  passTime(700);
  actor.stop();
  actor.stop();
  await Promise.resolve();
  expect(events.filter(({ type }) => type === 'flowEnded')).toEqual([
    { type: 'flowEnded', ...code, outcome: 'stopped', durationInMs: 700 },
    { type: 'flowEnded', ...signIn, outcome: 'stopped', durationInMs: 700 },
  ]);
});

test('a flow that ends in its first state is reported', async () => {
  const { events } = observeSignIn(null);
  await Promise.resolve();
  expect(events).toEqual([
    { type: 'flowStarted', ...signIn },
    { type: 'stateEntered', ...signIn, state: 'parametersMissing', sinceStartInMs: 0 },
    { type: 'flowEnded', ...signIn, outcome: 'unavailable', durationInMs: 0 },
  ]);
});

test('a clock that was set back yields no negative duration', async () => {
  const { actor, events, passTime } = observeSignIn();
  passTime(-4000);
  actor.stop();
  await Promise.resolve();
  expect(events.at(-1)).toMatchObject({ type: 'flowEnded', durationInMs: 0 });
});

test('a chart of an integrator has no events, and a flow inside it is its own root', async () => {
  const events: AnalyticsEvent[] = [];
  const child = signInCode(deferredPorts<SignInCodePorts>()).machine;
  const input = { routeParams: null, routes: investorRoutes, newSubmission: createSubmissionKeyCounter() };
  const parent = setup({ actors: { child } }).createMachine({
    id: 'order of 9876543210',
    initial: 'open',
    states: { open: { invoke: { src: 'child', input } } },
  });
  createActor(parent, createAnalytics({ sink: (event) => events.push(event), now: () => 0 })).start();
  await Promise.resolve();
  expect(events.map(({ flow, within }) => [flow, within])).toEqual(Array(3).fill(['signInCode', 'signInCode']));
});

test('an error of the sink does not reach the flow, and is an unhandled rejection', async () => {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  try {
    const errors: unknown[] = [];
    const rejected = new Promise<void>((resolve) => {
      process.on('unhandledRejection', (error) => {
        errors.push(error);
        if (errors.length === 3) resolve();
      });
    });
    const sink = ({ type }: AnalyticsEvent) => {
      throw new Error(type);
    };
    const input = { routeParams: null, routes: investorRoutes, newSubmission: createSubmissionKeyCounter() };
    const flow = signInCode(deferredPorts<SignInCodePorts>());
    const actor = createActor(flow.machine, { input, ...createAnalytics({ sink, now: () => 0 }) });
    actor.start();
    expect(actor.getSnapshot().status).toBe('done');
    await rejected;
    expect(errors.map(String)).toEqual(['Error: flowStarted', 'Error: stateEntered', 'Error: flowEnded']);
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
});

describe('the check of anonymity, which `flowContract` runs for every flow', () => {
  const runWith = (record: typeof recordStep) => walk(signInCodeJourneys, signInCodeWorld, anonymousAnalytics(record));
  const withField =
    (field: string, valueOf: (...step: Parameters<typeof recordStep>) => unknown): typeof recordStep =>
    (...step) =>
      recordStep(...step).map((event) => ({ ...event, [field]: valueOf(...step) }));

  test('passes', () => {
    expect(runWith(recordStep).edges).toBeGreaterThan(10);
  });

  test.each([
    ['the text of a failure', withField('text', (_run, _snapshot, event) => JSON.stringify(event['error']))],
    [
      'a value of the context',
      withField('sentTo', (_run, snapshot) => JSON.stringify(Reflect.get(snapshot, 'context'))),
    ],
    ['an amount', withField('amount', () => 5000)],
    ['the clock instead of a duration', withField('at', () => 1_764_140_400_000)],
    ['a key of a submission', withField('submission', () => 'submission-1')],
  ])('fails with a field for %s', (_, record) => {
    expectViolation('anonymous analytics', () => runWith(record));
  });

  test('names the field', () => {
    const event = { type: 'flowStarted', flow: 'signInCode', within: 'signInCode', mobile: '9876543210' } as const;
    expect(findForeignFields(event, signInCodeJourneys.flow.machine)).toEqual(['flowStarted.mobile']);
  });
});

test('every name of the closed list is an identifier of the source', () => {
  const names = Object.entries(chartNames).flatMap(([flow, { states, ends, calls }]) => [
    flow,
    ...states,
    ...ends,
    ...calls,
  ]);
  expect(names.filter((name) => !/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)*$/.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(500);
});
