import { journeysOf, type Step } from '../../../model-testing/journey.ts';
import { httpFault, noAnswer, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { secondFactor } from './second-factor.flow.ts';
import type { SecondFactorInput } from './second-factor.types.ts';
import { type SecondFactorMachine, secondFactorMachine } from './second-factor.machine.ts';

/** 20 November 2026, 10:29:50 in India: ten seconds before the fixed time of the stories. */
const sentAt = 1_795_150_790_000;

const secondFactorInput = <Subject>(subject: Subject): SecondFactorInput<Subject> => ({
  codes: 'mobileAndEmail',
  subject,
  isConfirmationAllowed: true,
  isCodeSent: true,
  ticket: 'ticket-1',
  hasInitialCooldown: false,
  isResendAllowed: true,
  isAbandonAllowed: true,
  refusalAs: 'alert',
  newSubmission: createSubmissionKeyCounter(),
});

/** Scenarios of the part for one binding; those inside `awaiting` work with a sent and an unsent code. */
export function secondFactorJourneys<Subject, Result>(subject: Subject, result: Result) {
  const { done, failed, elapsed, scenario, scenarios } = journeysOf(
    { ...secondFactor<Subject, Result>(), machine: secondFactorMachine<Subject, Result>() },
    {
      purpose:
        'Sends a code to the mobile number, the email address or both, and confirms an action of its parent with it. A wrong code never restarts the cooldown of the resend.',
      input: secondFactorInput(subject),
      children: {},
    },
  );
  const unsent = { isCodeSent: false };
  const sent = done('sendCode', { ticket: 'ticket-2' }, sentAt);
  const codes = { type: 'codes.submitted', mobile: '123456', email: '654321' } as const;
  const resend = { type: 'code.resendRequested' } as const;
  const afterSending = (...steps: Step<SecondFactorMachine<Subject, Result>>[]) => ({
    steps: (input: SecondFactorInput<Subject>) =>
      input.isCodeSent
        ? steps
        : [sent, ...(input.hasInitialCooldown && steps.includes(resend) ? [elapsed('RESEND_COOLDOWN')] : []), ...steps],
  });

  return scenarios({
    NotPermitted: scenario('notPermitted', { input: { isConfirmationAllowed: false } }),
    SendingCodes: scenario('sendingCodes', { input: unsent }),
    NotSent: scenario('notSent', {
      input: unsent,
      steps: [failed('sendCode', refused('You have asked for too many codes. Try again in a few minutes.', '034'))],
    }),
    NotSentNoAnswer: scenario('notSent', { input: unsent, steps: [failed('sendCode', noAnswer)] }),
    EnteringAvailable: scenario(['awaiting.entry.entering', 'awaiting.resend.available'], afterSending()),
    EnteringResending: scenario(['awaiting.entry.entering', 'awaiting.resend.resending'], afterSending(resend)),
    EnteringCoolingDown: scenario(['awaiting.entry.entering', 'awaiting.resend.coolingDown'], {
      input: { ...unsent, hasInitialCooldown: true },
      steps: [sent],
    }),
    EnteringCooledDown: scenario(
      ['awaiting.entry.entering', 'awaiting.resend.available'],
      afterSending(resend, sent, elapsed('RESEND_COOLDOWN')),
    ),
    EnteringAfterWrongCode: scenario(
      ['awaiting.entry.entering', 'awaiting.resend.available'],
      afterSending(codes, failed('confirm', refused('The code is not right.', '031'))),
    ),
    EnteringAfterLostAnswer: scenario(
      ['awaiting.entry.entering', 'awaiting.resend.available'],
      afterSending(codes, failed('confirm', httpFault('The service is busy.'))),
    ),
    EnteringAcceptedBefore: scenario(
      ['awaiting.entry.entering', 'awaiting.resend.available'],
      afterSending(
        codes,
        failed('confirm', httpFault('The service is busy.')),
        codes,
        failed('confirm', { ...refused('The code has expired.', '032'), means: 'acceptedBefore' }),
      ),
    ),
    EnteringAfterResend: scenario(
      ['awaiting.entry.entering', 'awaiting.resend.coolingDown'],
      afterSending(resend, sent),
    ),
    EnteringAfterRefusedResend: scenario(
      ['awaiting.entry.entering', 'awaiting.resend.available'],
      afterSending(resend, failed('sendCode', refused('A code was sent a moment ago.', '034'))),
    ),
    ConfirmingWhileAvailable: scenario(['awaiting.entry.confirming', 'awaiting.resend.available'], afterSending(codes)),
    ConfirmingWhileCoolingDown: scenario(
      ['awaiting.entry.confirming', 'awaiting.resend.coolingDown'],
      afterSending(resend, sent, codes),
    ),
    Confirmed: scenario('confirmed', afterSending(codes, done('confirm', result))),
    Abandoned: scenario('abandoned', afterSending({ type: 'codes.abandoned' })),
  });
}

const booleans = [true, false];

export const secondFactorWorld = <Subject, Result>(
  subject: Subject,
  result: Result,
): World<ReturnType<typeof secondFactorMachine<Subject, Result>>> => ({
  inputs: (['mobile', 'email', 'mobileAndEmail'] as const).flatMap((codes) =>
    booleans.flatMap((isCodeSent) =>
      booleans.flatMap((hasInitialCooldown) =>
        booleans.flatMap((isAllowed) =>
          booleans.map((isConfirmationAllowed) => ({
            ...secondFactorInput(subject),
            codes,
            isCodeSent,
            hasInitialCooldown,
            isResendAllowed: isAllowed,
            isAbandonAllowed: isAllowed,
            isConfirmationAllowed,
          })),
        ),
      ),
    ),
  ),
  events: {
    'codes.submitted': [
      { mobile: '123456', email: '654321' },
      { mobile: '123456' },
      { email: '654321' },
      { mobile: '12345' },
      {},
    ],
    'codes.abandoned': [{}, { toCheck: true }],
    'code.resendRequested': [{}],
  },
  answers: { sendCode: [{ ticket: 'ticket-2' }], confirm: [result] },
  counters: ['attempt', 'submission'],
  secrets: ['123456', '654321', '12345'],
});
