import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { emptyAnswerRefusal, refused } from '../../../kit/port.ts';
import { startPart } from '../../../model-testing/start-flow.ts';
import { secondFactorJourneys } from './second-factor.scenarios.ts';

const { flow } = secondFactorJourneys('signIn', 'result-1');

describe('a lost answer', () => {
  function startSecondFactor(lostSubmission?: string) {
    const input = { ...startInput, lostSubmission, newSubmission: createSubmissionKeyCounter() };
    const { actor, ports, send } = startPart(flow, input);
    return { actor, confirm: ports.confirm, submit: () => send({ type: 'codes.submitted', mobile: '123456' }) };
  }
  const startInput = {
    codes: 'mobile',
    subject: 'signIn',
    isConfirmationAllowed: true,
    isCodeSent: true,
    hasInitialCooldown: false,
    isResendAllowed: true,
    isAbandonAllowed: true,
    refusalAs: 'alert',
  } as const;

  test('returns its submission when the codes are abandoned, unlike a refusal', async () => {
    const { actor, confirm, submit } = startSecondFactor();
    submit();
    await confirm.fail({ kind: 'unreachable', errors: [] });
    actor.send({ type: 'codes.abandoned' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned', lostSubmission: 'submission-1' });

    const refusing = startSecondFactor();
    refusing.submit();
    await refusing.confirm.answer(refused('Wrong code', '031'));
    refusing.actor.send({ type: 'codes.abandoned' });
    expect(refusing.actor.getSnapshot().output).toEqual({ kind: 'abandoned' });
  });

  test('is looked up on request, unlike an attempt without a lost answer', async () => {
    const check = { type: 'codes.abandoned', toCheck: true } as const;
    const { actor, confirm, submit } = startSecondFactor();
    submit();
    await confirm.fail({ kind: 'unreachable', errors: [] });
    actor.send(check);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'abandoned',
      lostSubmission: 'submission-1',
      isToCheck: true,
    });

    const { actor: nothingLost } = startSecondFactor();
    nothingLost.send(check);
    expect(nothingLost.getSnapshot().output).toEqual({ kind: 'abandoned' });
  });

  test('can be an empty answer, after which the next code uses the same key', async () => {
    const { confirm, submit } = startSecondFactor();
    submit();
    await confirm.answer(emptyAnswerRefusal());
    submit();
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('is retried with the submission of the input', () => {
    const { confirm, submit } = startSecondFactor('lost-1');
    submit();
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['lost-1']);
  });
});
