import type { ValidateOtpAnswer, VerifyEmailAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { emailVerificationFlow } from './email-verification.flow.ts';
import type { EmailVerificationInput } from './email-verification.types.ts';
import { emailVerificationMachine } from './email-verification.machine.ts';

const email = 'asha@example.in';
const input: EmailVerificationInput = { routeState: { email: '' }, newSubmission: createSubmissionKeyCounter() };
const envelope = { code: '000', messageText: '' };
const codeAsked: VerifyEmailAnswer = { ...envelope, verify_otp: true };
const passwordAsked: VerifyEmailAnswer = { ...envelope, verify_password: true };
const emailProved: ValidateOtpAnswer = { ...passwordAsked };
export const passwordSaved: VerifyEmailAnswer = {
  code: '000',
  messageText: 'Your email address is verified.',
  token_id: 'token-2',
  navigateScreen: 'verify-pin',
};

const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...emailVerificationFlow, machine: emailVerificationMachine },
  {
    purpose: 'Adds an email address to a new account: a code verifies it, then the user chooses the first password.',
    routes: ['verify-email'],
    input,
    children: { secondFactor: secondFactorJourneys(email, emailProved) },
  },
);

const requesting = [{ type: 'draft.changed', patch: { email } }, { type: 'email.submitted' }] as const;
const verifying = [...requesting, done('verifyEmail', codeAsked)];
const choosing = [...verifying, finished('secondFactor', 'Confirmed')];
const submitted = (password: string, confirmation = password) =>
  ({ type: 'password.submitted', password, confirmation }) as const;
const saving = [...choosing, submitted('Fresh@123')];
const announcing = [...saving, done('verifyEmail', passwordSaved)];

export const emailVerificationJourneys = scenarios({
  StateMissing: scenario('stateMissing', { input: { routeState: null } }),
  EnteringEmail: scenario('enteringEmail'),
  EnteringEmailInvalid: scenario('enteringEmail', { steps: [{ type: 'draft.changed', patch: { email: 'abc' } }] }),
  EnteringEmailAfterRefusal: scenario('enteringEmail', {
    steps: [...requesting, failed('verifyEmail', refused('This email address is used by another customer.', '051'))],
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
    steps: [...saving, failed('verifyEmail', refused('A password has 7 to 22 letters, digits or @.', '051'))],
  }),
  EnteringPasswordAfterLostAnswer: scenario('enteringPassword', {
    steps: [...saving, failed('verifyEmail', httpFault('The service is busy.'))],
  }),
  SavingPassword: scenario('savingPassword', { steps: saving }),
  Announcing: scenario('announcing', { steps: announcing }),
  Left: scenario('left', { steps: [...announcing, { type: 'notice.acknowledged' }] }),
});

export const emailVerificationWorld: World<typeof emailVerificationMachine> = {
  inputs: [input, { ...input, routeState: { email } }, { ...input, routeState: null }],
  events: {
    'draft.changed': [{ patch: { email } }, { patch: { email: 'abc' } }],
    'email.submitted': [{}],
    'password.submitted': [
      { password: 'Fresh@123', confirmation: 'Fresh@123' },
      { password: 'Fresh@123', confirmation: 'Fresh@124' },
      { password: 'abc@12', confirmation: 'abc@12' },
      { password: 'Fresh#123', confirmation: 'Fresh#123' },
      { password: `Fresh@${'1'.repeat(17)}`, confirmation: `Fresh@${'1'.repeat(17)}` },
    ],
    'notice.acknowledged': [{}],
  },
  answers: {
    verifyEmail: [
      codeAsked,
      passwordAsked,
      { ...envelope, state_parameters: { verify_password: true } },
      envelope,
      passwordSaved,
      { ...passwordSaved, navigateScreen: 'https://evil.example' },
    ],
  },
  outputs: { secondFactor: [{ kind: 'confirmed', result: envelope }] },
  secrets: ['Fresh@123', 'Fresh@124', 'abc@12', 'Fresh#123', '1111111111111111', '123456', '654321'],
};
