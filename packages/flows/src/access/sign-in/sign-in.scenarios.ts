import type { LoginAnswer } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { sessionEndNotice, sessionEndTextNotice } from '../../kit/notice.ts';
import { noAnswer, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { mobileEntryJourneys } from '../../parts/identity/mobile-entry/mobile-entry.scenarios.ts';
import { authenticatedAnswer } from '../testing/sample-answers.ts';
import { signInFlow } from './sign-in.flow.ts';
import type { SignInInput } from './sign-in.types.ts';
import { signInMachine } from './sign-in.machine.ts';

const input: SignInInput = { tab: 'mobile', variant: 'current', opensSignUp: false };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...signInFlow, machine: signInMachine },
  {
    purpose: 'Signs an investor in by mobile number or email address, or starts a sign-up in its popup.',
    routes: ['signin', 'signup'],
    input,
    children: { mobileEntry: mobileEntryJourneys },
  },
);

const codeSent: LoginAnswer = { code: '000', messageText: '', navigateScreen: 'otp-2' };
const email = { tab: 'email' } as const;
const byMobile = [{ type: 'draft.changed', patch: { mobile: '9876543210' } }, { type: 'mobile.submitted' }] as const;
const typedEmail = { type: 'draft.changed', patch: { email: 'asha@example.in' } } as const;
const byEmail = [typedEmail, { type: 'credentials.submitted', password: 'a secret one' }] as const;

export const signInJourneys = scenarios({
  EnteringMobile: scenario('entering.mobile'),
  EnteringMobileInvalid: scenario('entering.mobile', {
    steps: [{ type: 'draft.changed', patch: { mobile: '5876543210' } }],
  }),
  EnteringMobileAfterRefusal: scenario('entering.mobile', {
    steps: [...byMobile, failed('login', refused('Sign-in is locked. Try again in 15 minutes.', '035'))],
  }),
  EnteringMobileNoAnswer: scenario('entering.mobile', { steps: [...byMobile, failed('login', noAnswer)] }),
  EnteringMobileAfterTextOfSessionEnd: scenario('entering.mobile', {
    input: { notice: sessionEndTextNotice('You have signed in on another device.') },
  }),
  EnteringMobileAfterSessionEnd: scenario('entering.mobile', { input: { notice: sessionEndNotice([]) } }),
  EnteringMobileAfterRejection: scenario('entering.mobile', {
    input: { notice: sessionEndNotice(['You are not signed in.']) },
  }),
  EnteringEmail: scenario('entering.email', { steps: [{ type: 'tab.chosen', tab: 'email' }] }),
  EnteringEmailAfterReset: scenario('entering.email', { input: email }),
  EnteringEmailInvalid: scenario('entering.email', {
    input: email,
    steps: [{ type: 'draft.changed', patch: { email: 'abcdefg' } }],
  }),
  EnteringEmailAfterRefusal: scenario('entering.email', {
    input: email,
    steps: [...byEmail, failed('login', refused('Email or password is not right.', '030'))],
  }),
  OlderVariant: scenario('entering.mobile', { input: { variant: 'older' } }),
  RequestingCode: scenario('requestingCode', { steps: byMobile }),
  CheckingCredentials: scenario('checkingCredentials', { input: email, steps: byEmail }),
  SigningUp: scenario('signingUp', { steps: [{ type: 'signUp.opened' }], children: { mobileEntry: 'Entering' } }),
  AcceptedToCode: scenario('accepted', { steps: [...byMobile, done('login', codeSent)] }),
  AcceptedAuthenticated: scenario('accepted', {
    input: email,
    steps: [...byEmail, done('login', { ...authenticatedAnswer, navigateScreen: 'schemeList' })],
  }),
  AcceptedDefaultScreen: scenario('accepted', {
    steps: [{ type: 'signUp.opened' }, finished('mobileEntry', 'CodeRequested')],
  }),
});

export const signInWorld: World<typeof signInMachine> = {
  inputs: [
    input,
    { ...input, tab: 'email' },
    { ...input, notice: sessionEndNotice([]) },
    { ...input, opensSignUp: true },
    { ...input, tab: 'email', opensSignUp: true },
  ],
  events: {
    'draft.changed': [
      { patch: { mobile: '9876543210' } },
      { patch: { mobile: '98765' } },
      { patch: { email: 'asha@example.in' } },
      { patch: { email: 'abcdefg' } },
    ],
    'tab.chosen': [{ tab: 'mobile' }, { tab: 'email' }],
    'mobile.submitted': [{}],
    'credentials.submitted': [
      { password: 'secret' },
      { password: 'a secret one' },
      { password: 'a secret that is too long' },
    ],
    'signUp.opened': [{}],
  },
  answers: { login: [codeSent, authenticatedAnswer, { ...codeSent, navigateScreen: 'https://evil.example' }] },
  secrets: ['secret'],
};
