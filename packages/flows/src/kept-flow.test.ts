import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { signInFlow, signIn } from './access/sign-in/sign-in.flow.ts';
import { secondFactor } from './parts/identity/second-factor/second-factor.flow.ts';
import { startPart, startFlow } from './model-testing/start-flow.ts';
import { createSubmissionKeyCounter } from './model-testing/submission-key-counter.ts';
import { observeRest } from './kit/kept-flow.ts';

const entered = { type: 'draft.changed', patch: { mobile: '9876543210' } } as const;

describe('the state of a flow at rest', () => {
  function startSignIn() {
    const { actor, send } = startFlow(signIn, { tab: 'mobile', variant: 'current', opensSignUp: false });
    return { actor, send, rest: observeRest(signInFlow, actor) };
  }

  test('is the current one, with every entry, and starts the flow again', () => {
    const { rest, send } = startSignIn();
    send(entered);
    const snapshot = rest.keep();
    if (snapshot === null) throw new Error('Nothing was kept.');
    const again = createActor(signInFlow.machine, { snapshot, input: undefined as never }).start();
    expect(again.getSnapshot()).toMatchObject({
      value: { entering: 'mobile' },
      context: { draft: { mobile: '9876543210' } },
    });
  });

  test('is the one before the event that led to the running call', () => {
    const { actor, rest, send } = startSignIn();
    send(entered);
    send({ type: 'mobile.submitted' });
    expect(actor.getSnapshot().value).toBe('requestingCode');
    expect(rest.keep()).toMatchObject({ value: { entering: 'mobile' }, context: { draft: { mobile: '9876543210' } } });
  });

  test('contains no password', () => {
    const { rest, send } = startSignIn();
    send({ type: 'tab.chosen', tab: 'email' });
    send({ type: 'draft.changed', patch: { email: 'asha@example.in' } });
    send({ type: 'credentials.submitted', password: 'Secret@123' });
    expect(JSON.stringify(rest.keep())).toContain('asha@example.in');
    expect(JSON.stringify(rest.keep())).not.toContain('Secret@123');
  });

  test('is none while a code is awaited, which belongs to the ended session', () => {
    const flow = secondFactor<string, null>();
    const { actor } = startPart(flow, {
      codes: 'mobile',
      subject: 'order',
      isConfirmationAllowed: true,
      isCodeSent: true,
      ticket: 'ticket-1',
      hasInitialCooldown: false,
      isResendAllowed: true,
      isAbandonAllowed: true,
      refusalAs: 'alert',
      newSubmission: createSubmissionKeyCounter(),
    });
    expect(observeRest(flow, actor).keep()).toBeNull();
  });
});
