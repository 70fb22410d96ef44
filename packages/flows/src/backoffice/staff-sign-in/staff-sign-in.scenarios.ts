import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { sessionEndNotice } from '../../kit/notice.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { emailRouteParams } from '../../parts/identity/email.rules.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { staffSignInFlow } from './staff-sign-in.flow.ts';
import type { StaffCodeRecipient, StaffSignInInput } from './staff-sign-in.types.ts';
import { staffSignInMachine } from './staff-sign-in.machine.ts';

const EMAIL = 'operator@staff.example';
const PASSWORD = 'a secret one';
const codeRecipient: StaffCodeRecipient = { ...emailRouteParams(EMAIL), login_role: 'backoffice' };
const envelope = { code: '000', messageText: '' };

export const staffAnswer: ValidateOtpAnswer = {
  ...envelope,
  is_authenticated: true,
  token_id: 'token-1',
  roles: ['backoffice_viewer', 'backoffice_operator'],
  navigateScreen: 'clientList',
};
/** An answer that signs no person in. */
const withoutToken: ValidateOtpAnswer = { ...envelope, messageText: 'Please ask your administrator.' };

const input: StaffSignInInput = { returnTo: null, newSubmission: createSubmissionKeyCounter() };
const returning: StaffSignInInput = { ...input, returnTo: { to: 'clientDocuments', params: ['CUST00000001'] } };

const { done, failed, finished, ignored, scenario, scenarios } = journeysOf(
  { ...staffSignInFlow, machine: staffSignInMachine },
  {
    purpose: 'Signs a staff member in by email, password and a code to that address.',
    routes: ['signin'],
    input,
    children: { secondFactor: secondFactorJourneys(codeRecipient, staffAnswer) },
  },
);

const typed = { type: 'draft.changed', patch: { email: EMAIL } } as const;
const submitted = { type: 'credentials.submitted', password: PASSWORD } as const;
const sent = [typed, submitted, done('login', envelope, 1_795_150_790_000)] as const;

export const staffSignInJourneys = scenarios({
  Entering: scenario('entering'),
  EnteringTyped: scenario('entering', { steps: [typed] }),
  EnteringInvalid: scenario('entering', {
    steps: [{ type: 'draft.changed', patch: { email: 'operator' } }, ignored(submitted)],
  }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [typed, submitted, failed('login', refused('The e-mail address or the password is not correct.', '030'))],
  }),
  EnteringAfterNetworkLoss: scenario('entering', { steps: [typed, submitted, failed('login', unreachableFault())] }),
  EnteringAfterSessionEnd: scenario('entering', { input: { ...returning, notice: sessionEndNotice([]) } }),
  EnteringAfterRejection: scenario('entering', {
    input: { ...returning, notice: sessionEndNotice(['You are not signed in.']) },
  }),
  SigningIn: scenario('signingIn', { steps: [typed, submitted] }),
  Verifying: scenario('verifying', { steps: sent }),
  VerifyingAfterWrongCode: scenario('verifying', {
    steps: sent,
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  VerifyingAfterLostAnswer: scenario('verifying', {
    steps: sent,
    children: { secondFactor: 'EnteringAfterLostAnswer' },
  }),
  EnteringAfterBack: scenario('entering', { steps: [...sent, finished('secondFactor', 'Abandoned')] }),
  EnteringAfterEmptyAnswer: scenario('entering', {
    steps: [...sent, finished('secondFactor', { kind: 'confirmed', result: withoutToken })],
  }),
  SignedIn: scenario('signedIn', { steps: [...sent, finished('secondFactor', 'Confirmed')] }),
  SignedInReturning: scenario('signedIn', {
    input: returning,
    steps: [...sent, finished('secondFactor', 'Confirmed')],
  }),
});

export const staffSignInWorld: World<typeof staffSignInMachine> = {
  inputs: [input, returning, { ...input, notice: sessionEndNotice([]) }],
  events: {
    'draft.changed': [{ patch: { email: EMAIL } }, { patch: { email: 'operator' } }, { patch: {} }],
    'credentials.submitted': [{ password: PASSWORD }, { password: 'short' }, { password: '' }],
  },
  answers: { login: [envelope] },
  outputs: { secondFactor: [{ kind: 'confirmed', result: withoutToken }] },
  secrets: [PASSWORD, '123456'],
};
