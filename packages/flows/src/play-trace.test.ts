import { describe, expect, test } from 'vitest';
import { signInCodeJourneys } from './access/sign-in-code/sign-in-code.scenarios.ts';
import { signInJourneys } from './access/sign-in/sign-in.scenarios.ts';
import { leavesOf } from './model-testing/journey.ts';
import { createWorldFinder, nextStepsOf } from './model-testing/play/next-steps.ts';
import type { FlowStep, PlayStep } from './model-testing/play/play-step.ts';
import { playedViewOf } from './model-testing/play/played-flow.ts';
import { createTrace, parseTrace, replayTrace, TraceError } from './model-testing/play/trace.ts';
import * as testing from './testing.ts';

const worldOf = createWorldFinder(testing);
const inEntry = (within: FlowStep): PlayStep => ({ step: 'inside', child: 'mobileEntry', within });
const codeSent = { code: '000', messageText: '', navigateScreen: 'otp-2' };
const bySignUp: readonly PlayStep[] = [
  { type: 'signUp.opened' },
  inEntry({ type: 'draft.changed', mobile: '9876543210' }),
  inEntry({ type: 'mobile.submitted' }),
  inEntry({ step: 'done', port: 'requestCode', answer: codeSent, receivedAt: 0 }),
];
const playSignUp = (steps = bySignUp) =>
  replayTrace(signInJourneys, createTrace(signInJourneys, 'EnteringMobile', steps));

describe('steps of a child', () => {
  test('change the view of the parent, and end the child for the parent', () => {
    const { positions, ownSteps } = playSignUp();
    const [first, opened, typed, submitted, ended] = positions;
    expect(Object.keys(first.children)).toEqual([]);
    expect(playedViewOf(opened ?? first)).toMatchObject({ signUp: { canSubmit: false } });
    expect(playedViewOf(typed ?? first)).toMatchObject({ signUp: { mobile: '9876543210', canSubmit: true } });
    expect(submitted?.snapshot.value).toBe('signingUp');
    expect(leavesOf((ended ?? first).snapshot)).toEqual(['accepted']);
    expect(Object.keys((ended ?? first).children)).toEqual([]);
    expect(ownSteps.map((steps) => steps.map((step): unknown => ('step' in step ? step.step : step.type)))).toEqual([
      ['signUp.opened'],
      [],
      [],
      ['finished'],
    ]);
  });

  test('are listed after those of the parent, with the scenario of the child that the story shows', () => {
    const { positions } = replayTrace(signInCodeJourneys, createTrace(signInCodeJourneys, 'VerifyingAfterWrongCode'));
    const listed = nextStepsOf(positions[0], worldOf, { now: 1_795_150_800_000 });
    expect(listed).toContainEqual({
      step: 'inside',
      child: 'secondFactor',
      within: { type: 'codes.submitted', mobile: '123456' },
    });
    expect(listed).toContainEqual(expect.objectContaining({ step: 'finished', child: 'secondFactor' }));
    expect(listed.filter((step) => 'step' in step && step.step === 'done')).toEqual([]);
  });
});

test('a step is listed only while the flow accepts it, with the time of the answer', () => {
  const submitted = [{ type: 'draft.changed', patch: { mobile: '9876543210' } }, { type: 'mobile.submitted' }];
  const { positions } = replayTrace(signInJourneys, createTrace(signInJourneys, 'EnteringMobile', submitted));
  const namesAt = (place: number) =>
    new Set(
      nextStepsOf(positions[place] ?? positions[0], worldOf, { now: 5 }).map((step) =>
        'step' in step ? `${String(step.step)} ${String((step as { receivedAt?: number }).receivedAt)}` : step.type,
      ),
    );
  expect(namesAt(0)).toEqual(new Set(['draft.changed', 'tab.chosen', 'signUp.opened']));
  expect(namesAt(1)).toContain('mobile.submitted');
  expect(namesAt(2)).toEqual(new Set(['done 5', 'failed undefined']));
});

describe('a trace that cannot be reopened names the reason', () => {
  const errorOf = (run: () => unknown): TraceError => {
    try {
      run();
    } catch (error) {
      if (error instanceof TraceError) return error;
      throw error;
    }
    throw new Error('The trace was reopened.');
  };

  test('the step that the flow does not accept any more', () => {
    const error = errorOf(() => playSignUp([bySignUp[0] ?? { type: '' }, { type: 'mobile.submitted' }]));
    expect(error.step).toBe(2);
    expect(error.message).toBe('Step 2 cannot be replayed: "mobile.submitted" is not accepted in "signingUp".');
  });

  test.each([
    [[{ step: 'done', port: 'login', answer: codeSent, receivedAt: 0 }], '"login" is not running in'],
    [[inEntry({ type: 'mobile.submitted' })], '"mobileEntry" is not running in'],
    [[{ step: 'elapsed', delay: 'NEVER' }], 'No NEVER is running in'],
  ] satisfies [PlayStep[], string][])('%j', (steps, reason) => {
    expect(errorOf(() => playSignUp(steps)).message).toContain(`Step 1 cannot be replayed: ${reason}`);
  });

  test('another flow, a missing scenario, another version, another format', () => {
    const trace = createTrace(signInJourneys, 'EnteringMobile');
    const messageOf = (text: string) => errorOf(() => parseTrace(text)).message;
    expect(errorOf(() => replayTrace(signInCodeJourneys, trace)).message).toBe(
      'The trace belongs to the flow signIn, not to signInCode.',
    );
    expect(errorOf(() => replayTrace(signInJourneys, { ...trace, scenario: 'Gone' })).message).toBe(
      'signIn has no scenario Gone.',
    );
    expect(messageOf(JSON.stringify({ ...trace, version: 4 }))).toBe(
      'The trace has version 4; this review room reads versions 1, 2 and 3.',
    );
    expect(messageOf(JSON.stringify({ ...trace, input: {} }))).toBe(
      'The trace begins with an input of its own, and not after a story.',
    );
    expect(messageOf('{')).toBe('The trace is no JSON text.');
    expect(messageOf('null')).toBe('The trace is no object.');
    expect(messageOf(JSON.stringify({ ...trace, steps: {} }))).toBe('The trace has no flow, no scenario or no steps.');
    expect(messageOf(JSON.stringify({ ...trace, steps: [{ type: 'signUp.opened' }, { step: 'inside' }] }))).toBe(
      'Step 2 cannot be replayed: It is neither an event nor a step of the world.',
    );
  });
});
