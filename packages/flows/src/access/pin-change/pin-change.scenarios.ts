import type { SendTwoFactorOtpAnswer, VerifyMpinAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, noAnswer, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { pinChangeFlow } from './pin-change.flow.ts';
import type { PinChangeInput } from './pin-change.types.ts';
import { pinChangeMachine } from './pin-change.machine.ts';

const input: PinChangeInput = { newSubmission: createSubmissionKeyCounter() };
const { done, elapsed, failed, scenario, scenarios } = journeysOf(
  { ...pinChangeFlow, machine: pinChangeMachine },
  {
    purpose: 'Sets a new PIN, confirmed by a code to the registered mobile number; the PIN is sent with the code.',
    routes: ['mpinInformation'],
    input,
    children: {},
  },
);

const codeSent = (ticket: string): SendTwoFactorOtpAnswer => ({ code: '000', messageText: '', twofactor_id: ticket });
const changed: VerifyMpinAnswer = { code: '000', messageText: 'Your PIN was changed.' };
const pins = { pin: '4826', confirmation: '4826' } as const;
const submit = { type: 'pin.submitted', ...pins } as const;
const confirm = { type: 'change.submitted', ...pins, code: '123456' } as const;
const reset = { type: 'form.reset' } as const;
const resend = { type: 'code.resendRequested' } as const;
/** 20 November 2026, 10:29:50 in India: ten seconds before the time of all stories. */
const sentAt = 1_795_150_790_000;
const codeRequestedSteps = [submit, done('sendTwoFactorOtp', codeSent('ticket-1'), sentAt)];
const cooledDown = [...codeRequestedSteps, elapsed('RESEND_COOLDOWN')];
const enteringCode = ['proving.entry.entering', 'proving.resend.coolingDown'] as const;

export const pinChangeJourneys = scenarios({
  Entering: scenario('entering'),
  EnteringMismatch: scenario('entering', { steps: [{ ...submit, confirmation: '4827' }] }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [
      submit,
      failed('sendTwoFactorOtp', refused('You have asked for too many codes. Try again in a few minutes.', '034')),
    ],
  }),
  EnteringNoAnswer: scenario('entering', { steps: [submit, failed('sendTwoFactorOtp', noAnswer)] }),
  EnteringAfterChange: scenario('entering', { steps: [...codeRequestedSteps, confirm, done('verifyMpin', changed)] }),
  EnteringAfterReset: scenario('entering', { steps: [...codeRequestedSteps, reset] }),
  EnteringAfterStoppedChange: scenario('entering', { steps: [...codeRequestedSteps, confirm, reset] }),
  RequestingCode: scenario('requestingCode', { steps: [submit] }),
  EnteringCode: scenario(enteringCode, { steps: codeRequestedSteps }),
  EnteringCodeAfterWrongCode: scenario(enteringCode, {
    steps: [...codeRequestedSteps, confirm, failed('verifyMpin', refused('The code is not right.', '031'))],
  }),
  EnteringCodeAfterLostAnswer: scenario(enteringCode, {
    steps: [...codeRequestedSteps, confirm, failed('verifyMpin', httpFault('The service is busy.'))],
  }),
  EnteringCodeAcceptedBefore: scenario(enteringCode, {
    steps: [
      ...codeRequestedSteps,
      confirm,
      failed('verifyMpin', httpFault('The service is busy.')),
      confirm,
      failed('verifyMpin', { ...refused('The code has expired.', '032'), means: 'acceptedBefore' }),
    ],
  }),
  EnteringCodeCooledDown: scenario(['proving.entry.entering', 'proving.resend.available'], { steps: cooledDown }),
  EnteringCodeResending: scenario(['proving.entry.entering', 'proving.resend.resending'], {
    steps: [...cooledDown, resend],
  }),
  EnteringCodeAfterRefusedResend: scenario(['proving.entry.entering', 'proving.resend.available'], {
    steps: [
      ...cooledDown,
      resend,
      failed('sendTwoFactorOtp', refused('You have asked for too many codes. Try again in a few minutes.', '034')),
    ],
  }),
  Changing: scenario(['proving.entry.changing', 'proving.resend.coolingDown'], {
    steps: [...codeRequestedSteps, confirm],
  }),
  ChangingCooledDown: scenario(['proving.entry.changing', 'proving.resend.available'], {
    steps: [...cooledDown, confirm],
  }),
});

export const pinChangeWorld: World<typeof pinChangeMachine> = {
  inputs: [input],
  events: {
    'pin.submitted': [
      pins,
      { ...pins, confirmation: '4827' },
      { pin: '482', confirmation: '482' },
      { pin: '48261', confirmation: '48261' },
      { pin: '482a', confirmation: '482a' },
      { pin: '4826', confirmation: '' },
    ],
    'change.submitted': [
      { ...pins, code: '123456' },
      { ...pins, code: '12345' },
      { ...pins, code: '12345a' },
      { pin: '4826', confirmation: '4827', code: '123456' },
      { pin: '48261', confirmation: '48261', code: '123456' },
      { pin: '482', confirmation: '482', code: '123456' },
    ],
    'code.resendRequested': [{}],
    'form.reset': [{}],
    'notice.dismissed': [{}],
  },
  answers: { sendTwoFactorOtp: [codeSent('ticket-1'), codeSent('ticket-2')], verifyMpin: [changed] },
  counters: ['attempt', 'codeAttempt', 'submission'],
  secrets: ['4826', '4827', '123456', '12345'],
};
