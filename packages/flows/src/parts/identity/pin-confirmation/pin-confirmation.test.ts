import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { accepted, emptyAnswerRefusal, refused } from '../../../kit/port.ts';
import { startPart } from '../../../model-testing/start-flow.ts';
import { isPinComplete } from './pin-confirmation.rules.ts';
import { pinConfirmationJourneys } from './pin-confirmation.scenarios.ts';

const answer = { code: '000', messageText: 'Done.' };
const { flow } = pinConfirmationJourneys('order-1', answer);

function startPinConfirmation(
  change: { isConfirmationAllowed?: boolean; shouldAlertRefusal?: boolean; lostSubmission?: string } = {},
) {
  const input = {
    subject: 'order-1',
    isConfirmationAllowed: true,
    shouldAlertRefusal: true,
    newSubmission: createSubmissionKeyCounter(),
    ...change,
  };
  const { actor, ports, notices, send, view } = startPart(flow, input);
  return {
    actor,
    confirm: ports.confirm,
    notices,
    send,
    submit: (pin = '1234') => send({ type: 'pin.submitted', pin }),
    view,
  };
}

test.each([
  ['1234', true],
  ['0000', true],
  ['123', false],
  ['12345', false],
  ['12a4', false],
  ['', false],
])('the PIN %j is complete: %s', (pin, isComplete) => {
  expect(isPinComplete(pin)).toBe(isComplete);
});

describe('a PIN', () => {
  test('is sent once, with its subject', async () => {
    const { actor, confirm, submit } = startPinConfirmation();
    submit('123');
    submit();
    submit();
    expect(confirm.calls).toEqual([{ request: { subject: 'order-1', pin: '1234' }, submission: 'submission-1' }]);
    await confirm.answer(accepted(answer, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', result: answer, message: 'Done.' });
  });

  test('is requested again if it is wrong, with a red text and an alert', async () => {
    const { confirm, notices, submit, view } = startPinConfirmation();
    submit();
    await confirm.answer(refused('The PIN is not correct.', '041'));
    expect(view()).toMatchObject({ screen: 'pin', attempt: 1, canConfirm: true, notice: { kind: 'refused' } });
    expect(notices).toMatchObject([{ kind: 'alert', text: 'The PIN is not correct.' }]);
    submit();
    expect(view()).toMatchObject({ isBusy: true, canConfirm: false, canAbandon: false, notice: null });
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-2']);
  });

  test('opens no alert if it is wrong and the parent disables alerts; a failed request is always announced', async () => {
    const { confirm, notices, submit, view } = startPinConfirmation({ shouldAlertRefusal: false });
    submit();
    await confirm.answer(refused('The PIN is not correct.', '041'));
    expect(view()).toMatchObject({ notice: { text: 'The PIN is not correct.' } });
    expect(notices).toEqual([]);
    submit();
    await confirm.fail({ kind: 'http', status: 500, errors: ['The PIN could not be checked.'] });
    expect(notices).toMatchObject([{ kind: 'danger', text: 'The PIN could not be checked.' }]);
  });

  test('opens the alert of an empty answer even if the parent disables alerts: the action may have happened', async () => {
    const { confirm, notices, submit, view } = startPinConfirmation({ shouldAlertRefusal: false });
    submit();
    await confirm.answer(emptyAnswerRefusal());
    expect(view()).toMatchObject({ notice: { kind: 'lostAnswer', text: 'inter error' } });
    expect(notices).toMatchObject([{ kind: 'alert', text: 'inter error' }]);
  });

  test('is not requested if it is not permitted', () => {
    const { actor, confirm } = startPinConfirmation({ isConfirmationAllowed: false });
    expect([actor.getSnapshot().output, confirm.calls]).toEqual([{ kind: 'notPermitted' }, []]);
  });
});

describe('a lost answer', () => {
  test('is retried with the submission of the input, which an abandoned PIN returns', async () => {
    const { actor, confirm, send, submit } = startPinConfirmation({ lostSubmission: 'lost-1' });
    submit();
    await confirm.fail({ kind: 'unreachable', errors: [] });
    send({ type: 'pin.abandoned' });
    expect(confirm.calls.map(({ submission }) => submission)).toEqual(['lost-1']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned', lostSubmission: 'lost-1', wasTried: true });
  });

  test('is not returned after a refusal', async () => {
    const { actor, confirm, send, submit } = startPinConfirmation();
    submit();
    await confirm.answer(refused('The PIN is not correct.', '041'));
    send({ type: 'pin.abandoned' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned', wasTried: true });
  });

  test('is not returned if no PIN was submitted', () => {
    const { actor, send } = startPinConfirmation();
    send({ type: 'pin.abandoned' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned', wasTried: false });
  });
});
