import type { ResetPasswordAnswer, ValidateOtpAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { emailRouteParams } from '../../parts/identity/email.rules.ts';
import { passwordResetFlow } from './password-reset.flow.ts';
import type { PasswordResetInput } from './password-reset.types.ts';
import { passwordResetMachine } from './password-reset.machine.ts';

const email = 'asha@example.in';
const input: PasswordResetInput = { newSubmission: createSubmissionKeyCounter() };
const envelope = { code: '000', messageText: '' };
const codeAsked: ResetPasswordAnswer = { ...envelope, verify_otp: true };
const passwordAsked: ResetPasswordAnswer = { ...envelope, verify_password: true };
const codeConfirmed: ValidateOtpAnswer = { ...passwordAsked, token_id: 'token-1' };
export const passwordChanged: ResetPasswordAnswer = {
  code: '000',
  messageText: 'Your password was changed. Please sign in.',
  erase_token_id: true,
  navigateScreen: 'signin',
};

const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...passwordResetFlow, machine: passwordResetMachine },
  {
    purpose:
      'Replaces a forgotten password: a code to the email address of the account, then the new password typed twice.',
    routes: ['reset'],
    input,
    children: { secondFactor: secondFactorJourneys(emailRouteParams(email), codeConfirmed) },
  },
);

const requesting = [{ type: 'draft.changed', patch: { email } }, { type: 'email.submitted' }] as const;
const verifying = [...requesting, done('resetPassword', codeAsked)];
const choosing = [...verifying, finished('secondFactor', 'Confirmed')];
const submitted = (password: string, confirmation = password) =>
  ({ type: 'password.submitted', password, confirmation }) as const;
const saving = [...choosing, submitted('Fresh@123')];

export const passwordResetJourneys = scenarios({
  EnteringEmail: scenario('enteringEmail'),
  EnteringEmailInvalid: scenario('enteringEmail', { steps: [{ type: 'draft.changed', patch: { email: 'abc' } }] }),
  EnteringEmailAfterRefusal: scenario('enteringEmail', {
    steps: [...requesting, failed('resetPassword', refused('Too many codes were requested. Try again later.', '034'))],
  }),
  RequestingCode: scenario('requestingCode', { steps: requesting }),
  VerifyingCode: scenario('verifyingCode', { steps: verifying, children: { secondFactor: 'EnteringAvailable' } }),
  VerifyingCodeAfterWrongCode: scenario('verifyingCode', {
    steps: verifying,
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  VerifyingCodeAfterResend: scenario('verifyingCode', {
    steps: verifying,
    children: { secondFactor: 'EnteringAfterResend' },
  }),
  EnteringPassword: scenario('enteringPassword', { steps: choosing }),
  EnteringPasswordTooShort: scenario('enteringPassword', { steps: [...choosing, submitted('abc@12')] }),
  EnteringPasswordMismatch: scenario('enteringPassword', { steps: [...choosing, submitted('Fresh@123', 'Fresh@124')] }),
  EnteringPasswordAfterRefusal: scenario('enteringPassword', {
    steps: [...saving, failed('resetPassword', refused('Please confirm the one-time password first.', '020'))],
  }),
  EnteringPasswordAfterLostAnswer: scenario('enteringPassword', {
    steps: [...saving, failed('resetPassword', httpFault('The service is busy.'))],
  }),
  SavingPassword: scenario('savingPassword', { steps: saving }),
  Changed: scenario('changed', { steps: [...saving, done('resetPassword', passwordChanged)] }),
});

export const passwordResetWorld: World<typeof passwordResetMachine> = {
  inputs: [input],
  events: {
    'draft.changed': [{ patch: { email } }, { patch: { email: 'abc' } }],
    'email.submitted': [{}],
    'password.submitted': [
      { password: 'Fresh@123', confirmation: 'Fresh@123' },
      { password: 'Fresh@123', confirmation: 'Fresh@124' },
      { password: 'abc@12', confirmation: 'abc@12' },
      { password: 'Fresh#123', confirmation: 'Fresh#123' },
      { password: `Fresh@${'1'.repeat(16)}`, confirmation: `Fresh@${'1'.repeat(16)}` },
    ],
    'reset.restarted': [{}],
  },
  answers: {
    resetPassword: [
      codeAsked,
      passwordAsked,
      { ...envelope, state_parameters: { verify_otp: true } },
      envelope,
      passwordChanged,
      { ...passwordChanged, navigateScreen: 'https://evil.example' },
    ],
  },
  secrets: ['Fresh@123', 'Fresh@124', 'abc@12', 'Fresh#123', '1111111111111111', '123456', '654321'],
};
