import { describe, expect, test } from 'vitest';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { emptyAnswer, refused } from '../../kit/port.ts';
import { startedPart } from '../../kit/started.ts';
import { secondFactorJourneys } from './second-factor.scenarios.ts';

const { flow } = secondFactorJourneys('signIn', 'result-1');

describe('a lost answer', () => {
  function started(lostSubmission?: string) {
    const input = { ...startInput, lostSubmission, newSubmission: countingSubmissions() };
    const { actor, ports, send } = startedPart(flow, input);
    return { actor, confirm: ports.confirm, submit: () => send({ type: 'codes.submitted', mobile: '123456' }) };
  }
  const startInput = {
    codes: 'mobile',
    subject: 'signIn',
    permitted: true,
    alreadySent: true,
    coolsDownAtEntry: false,
    mayResend: true,
    mayAbandon: true,
    refusalAs: 'alert',
  } as const;

  test('returns its submission when the codes are abandoned; no other end does', async () => {
    const { actor, confirm, submit } = started();
    submit();
    await confirm.fail({ kind: 'unreachable', errors: [] });
    actor.send({ type: 'codes.abandoned' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned', lostSubmission: 'submission-1' });

    const refusing = started();
    refusing.submit();
    await refusing.confirm.answer(refused('Wrong code', '031'));
    refusing.actor.send({ type: 'codes.abandoned' });
    expect(refusing.actor.getSnapshot().output).toEqual({ kind: 'abandoned' });
  });

  test('is looked up on request; an attempt without one cannot be', async () => {
    const check = { type: 'codes.abandoned', toCheck: true } as const;
    const { actor, confirm, submit } = started();
    submit();
    await confirm.fail({ kind: 'unreachable', errors: [] });
    actor.send(check);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'abandoned',
      lostSubmission: 'submission-1',
      isToCheck: true,
    });

    const { actor: nothingLost } = started();
    nothingLost.send(check);
    expect(nothingLost.getSnapshot().output).toEqual({ kind: 'abandoned' });
  });

  test('includes an empty answer: the next code uses the same key', async () => {
    const { confirm, submit } = started();
    submit();
    await confirm.answer(emptyAnswer());
    submit();
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('is retried with the submission of the input', () => {
    const { confirm, submit } = started('lost-1');
    submit();
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['lost-1']);
  });
});
