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

  test('hands its submission on when the codes are left, and nothing else does', async () => {
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

  test('is to be looked up when that is asked for, and only a lost one can be', async () => {
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

  test('is one that says nothing, too: the next code goes under the same key', async () => {
    const { confirm, submit } = started();
    submit();
    await confirm.answer(emptyAnswer());
    submit();
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('goes on with the submission it is given', () => {
    const { confirm, submit } = started('lost-1');
    submit();
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['lost-1']);
  });
});
