import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { investorRoutes } from '../../kit/routes.ts';
import type { World } from '../../model-testing/walk.ts';
import { mobileRouteParams } from '../../parts/identity/mobile-entry/mobile.rules.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { authenticatedAnswer } from '../testing/sample-answers.ts';
import { signInCodeFlow } from './sign-in-code.flow.ts';
import type { SignInCodeInput } from './sign-in-code.types.ts';
import { signInCodeMachine } from './sign-in-code.machine.ts';

const routeParams = mobileRouteParams('9876543210');
const input: SignInCodeInput = { routeParams, routes: investorRoutes, newSubmission: createSubmissionKeyCounter() };
const envelope = { code: '000', messageText: '' };
const unfinished: ValidateOtpAnswer = {
  ...envelope,
  token_id: 'token-1',
  navigateScreen: 'verify-email',
  verify_otp: false,
};

const { done, finished, scenario, scenarios } = journeysOf(
  { ...signInCodeFlow, machine: signInCodeMachine },
  {
    purpose: 'Checks the code of a sign-in and starts the session.',
    routes: ['otp-2'],
    input,
    children: { secondFactor: secondFactorJourneys(routeParams, authenticatedAnswer) },
  },
);

const check = { type: 'check.requested' } as const;

export const signInCodeJourneys = scenarios({
  ParametersMissing: scenario('parametersMissing', { input: { routeParams: null } }),
  Verifying: scenario('verifying', { children: { secondFactor: 'EnteringAvailable' } }),
  VerifyingAfterWrongCode: scenario('verifying', { children: { secondFactor: 'EnteringAfterWrongCode' } }),
  VerifyingAfterLostAnswer: scenario('verifying', { children: { secondFactor: 'EnteringAfterLostAnswer' } }),
  VerifyingAcceptedBefore: scenario('verifying', { children: { secondFactor: 'EnteringAcceptedBefore' } }),
  Checking: scenario('checking', { steps: [check] }),
  VerifyingAnew: scenario('verifying', {
    steps: [check, done('findSession', { isSignedIn: false })],
    children: { secondFactor: 'EnteringAvailable' },
  }),
  VerifyingAnewSending: scenario('verifying', {
    steps: [check, done('findSession', { isSignedIn: false })],
    children: { secondFactor: 'SendingCodes' },
  }),
  AcceptedFoundSession: scenario('accepted', { steps: [check, done('findSession', { isSignedIn: true })] }),
  VerifyingCoolingDown: scenario('verifying', { children: { secondFactor: 'EnteringAfterResend' } }),
  VerifyingCoolingDownAfterReload: scenario('verifying', {
    // Ten seconds before the fixed time of the stories the code was sent again.
    input: { cooldown: { endsAt: 1_795_150_910_000, restMs: 110_000 } },
  }),
  AcceptedAuthenticated: scenario('accepted', { steps: [finished('secondFactor', 'Confirmed')] }),
  AcceptedWithoutProfile: scenario('accepted', {
    steps: [finished('secondFactor', { kind: 'confirmed', result: unfinished })],
  }),
  Left: scenario('left', { steps: [finished('secondFactor', 'Abandoned')] }),
});

export const signInCodeWorld: World<typeof signInCodeMachine> = {
  inputs: [input, { ...input, routeParams: null }],
  events: { 'check.requested': [{}] },
  answers: { findSession: [{ isSignedIn: true }, { isSignedIn: false }] },
  outputs: { secondFactor: [{ kind: 'confirmed', result: unfinished }] },
  secrets: ['123456'],
};
