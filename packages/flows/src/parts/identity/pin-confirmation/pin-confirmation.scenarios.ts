import type { Envelope } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { pinConfirmation } from './pin-confirmation.flow.ts';
import type { PinConfirmationInput } from './pin-confirmation.types.ts';
import { pinConfirmationMachine } from './pin-confirmation.machine.ts';

const pinConfirmationInput = <Subject>(subject: Subject): PinConfirmationInput<Subject> => ({
  subject,
  isConfirmationAllowed: true,
  shouldAlertRefusal: true,
  newSubmission: createSubmissionKeyCounter(),
});

/** Scenarios of the part for one binding. */
export function pinConfirmationJourneys<Subject, Result extends Envelope>(subject: Subject, result: Result) {
  const { done, failed, scenario, scenarios } = journeysOf(
    { ...pinConfirmation<Subject, Result>(), machine: pinConfirmationMachine<Subject, Result>() },
    {
      purpose:
        'Requires the PIN before money stops, moves or changes its account, and confirms an action of its parent with it. A wrong PIN is shown in red; a retry after a lost answer uses the same key.',
      input: pinConfirmationInput(subject),
      children: {},
    },
  );
  const pin = { type: 'pin.submitted', pin: '1234' } as const;
  return scenarios({
    NotPermitted: scenario('notPermitted', { input: { isConfirmationAllowed: false } }),
    Entering: scenario('entering'),
    EnteringAfterWrongPin: scenario('entering', {
      steps: [pin, failed('confirm', refused('The PIN is not correct.', '041'))],
    }),
    EnteringAfterLockedPin: scenario('entering', {
      steps: [pin, failed('confirm', refused('The PIN is locked for 15 minutes after too many attempts.', '042'))],
    }),
    EnteringAfterLostAnswer: scenario('entering', {
      steps: [pin, failed('confirm', httpFault('The service is busy.'))],
    }),
    Confirming: scenario('confirming', { steps: [pin] }),
    Confirmed: scenario('confirmed', { steps: [pin, done('confirm', result)] }),
    Abandoned: scenario('abandoned', { steps: [{ type: 'pin.abandoned' }] }),
  });
}

const booleans = [true, false];

export const pinConfirmationWorld = <Subject, Result extends Envelope>(
  subject: Subject,
  result: Result,
): World<ReturnType<typeof pinConfirmationMachine<Subject, Result>>> => ({
  inputs: booleans.flatMap((isConfirmationAllowed) =>
    booleans.map((shouldAlertRefusal) => ({
      ...pinConfirmationInput(subject),
      isConfirmationAllowed,
      shouldAlertRefusal,
    })),
  ),
  events: {
    'pin.submitted': [{ pin: '1234' }, { pin: '123' }, { pin: '12345' }, { pin: '12a4' }],
    'pin.abandoned': [{}],
  },
  answers: { confirm: [result] },
  counters: ['attempt', 'submission'],
  secrets: ['1234', '12345', '12a4'],
});
